import type { ApiSettings, Firebase, MetricsAddress, TrustProxy } from 'platform-api';
import type { FastifyServerOptions } from 'fastify';

/** `host:port` of each embedded service. */
export interface EmulatorHosts {
  auth: string;
  firestore: string;
  storage: string;
}

export interface WebServerOptions {
  /** The built shell: holds `index.html`. */
  shellFolder: string;
  /** Holds `registry.json` and every version of the remotes (tooling/release). */
  releaseFolder: string;
  /** Public keys of those who may publish; with them, the registry must be signed by one of them. */
  registryKey?: string | undefined;
  /** Folders of remotes under development, which their own development servers serve. */
  workedOn?: readonly string[];
  projectId: string;
  /** The embedded Firebase; absent in production. */
  emulators?: EmulatorHosts;
  /** Where the embedded Auth publishes its keys. */
  jwksUrl?: string;
  /** Firebase's own options for the browser; the embedded one needs none. */
  firebaseOptions?: Record<string, string>;
  nonKeyUserRedirectUrl?: string;
  helpUrl?: string;
  /** The OpenTelemetry collector that pages send load times and failures of remotes to, without `/v1/traces`; absent: they send nothing. */
  telemetryEndpoint?: string | undefined;
  /** Lets the browser's user point a remote at another address. For development. */
  allowOverrides?: boolean;
  /** Names besides the loopback ones under which this server may be asked. */
  allowedHosts?: readonly string[];
  /** Origins besides this one from which pages may run scripts of remotes, whatever the registry names. */
  remoteOrigins?: readonly string[];
  /** Pages of other origins that may call the API. */
  allowedOrigins?: readonly string[];
  /** Behind TLS: tells browsers never to come back without it. */
  strictTransport?: boolean;
  /** Which proxies to trust for the caller's address, so that the record of changes names it and not the nearest proxy's. */
  trustProxy?: TrustProxy;
  /** Where metrics are served, on a port of their own; absent: nowhere. */
  metrics?: MetricsAddress;
  /** Makes open pages reload after a build. */
  dev?: boolean;
  /** The server side of Firebase for the API; without it there is no API (tests of the pages alone). */
  firebase?: Firebase;
  apiSettings?: Partial<ApiSettings>;
  /** Where this server is reached from this machine; with the embedded Firebase it then also listens for pushed sessions. */
  ownUrl?: string;
  logger?: FastifyServerOptions['logger'];
}
