import type { EmulatorHosts, Firebase, LogOptions, ServerEnvironment } from 'platform-api';
import type { WebEnvironment } from './web-environment';

type Folders = 'shellFolder' | 'releaseFolder';
type OfServers = 'database' | 'jwksUrl' | 'firebaseOptions' | 'allowedHosts' | 'allowedOrigins' | 'trustProxy' | 'metrics' | 'apiSettings';

/** The settings of the web server, of which tests give a few. */
export interface WebServerOptions
  extends
    Pick<WebEnvironment, Folders>,
    Partial<Omit<WebEnvironment, Folders>>,
    Pick<ServerEnvironment, 'projectId'>,
    Partial<Pick<ServerEnvironment, OfServers>> {
  /** The embedded Firebase; absent in production. */
  emulators?: EmulatorHosts;
  /** The server side of Firebase for the API; without it there is no API (tests of the pages alone). */
  firebase?: Firebase;
  /** URL of this server on this machine. With the embedded Firebase it then also receives pushed sessions. */
  ownUrl?: string;
  /** By default nothing is logged. */
  log?: LogOptions;
}
