import type { ApiSettings, EmulatorHosts as ApiEmulatorHosts, Firebase, MetricsEndpoint, TrustProxy } from 'platform-api';
import type { FastifyServerOptions } from 'fastify';

/** `host:port` of each embedded service. */
export type EmulatorHosts = Required<ApiEmulatorHosts>;

export interface WebServerOptions {
  /** The folder of the built shell, with `index.html`. */
  shellFolder: string;
  /** The folder with `registry.json` and every version of the remotes (tooling/release). */
  releaseFolder: string;
  /** Public keys of publishers. If there are any, the registry must be signed by one of them. */
  registryKey?: string | undefined;
  /** Folders of remotes under development, which their own development servers serve. */
  workedOn?: readonly string[];
  projectId: string;
  /** The embedded Firebase; absent in production. */
  emulators?: EmulatorHosts;
  jwksUrl?: string;
  /** Firebase's own options for the browser; the embedded one needs none. */
  firebaseOptions?: Record<string, string>;
  nonKeyUserRedirectUrl?: string;
  helpUrl?: string;
  /** The OpenTelemetry collector that pages send load times and failures of remotes to, without `/v1/traces`; absent: they send nothing. */
  telemetryEndpoint?: string | undefined;
  /** Allows users to override the URL of a remote. For development. */
  allowOverrides?: boolean;
  /** Host names besides the loopback ones under which this server answers. */
  allowedHosts?: readonly string[];
  /** The only origins besides this one from which pages may run scripts of remotes. */
  remoteOrigins?: readonly string[];
  /** Pages of other origins that may call the API. */
  allowedOrigins?: readonly string[];
  /** Behind TLS: tells browsers never to come back without it. */
  strictTransport?: boolean;
  /** The proxies that are trusted for the caller's IP address, so that records of changes have it instead of the nearest proxy's. */
  trustProxy?: TrustProxy;
  metrics?: MetricsEndpoint;
  /** Makes open pages reload after a build. */
  dev?: boolean;
  /** The server side of Firebase for the API; without it there is no API (tests of the pages alone). */
  firebase?: Firebase;
  apiSettings?: Partial<ApiSettings>;
  /** URL of this server on this machine. With the embedded Firebase it then also receives pushed sessions. */
  ownUrl?: string;
  logger?: FastifyServerOptions['logger'];
}
