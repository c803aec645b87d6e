import { DEFAULT_CALL_LIMITS, keySecretProblems, type ApiSettings, type KeptFor } from './api-settings';
import type { LogFormat } from '../log/log-options';
import { trustProxies, type TrustProxy } from '../http/trust-proxies';
import type { MetricsAccess } from '../server/metrics';
import { credentialsProblem } from './credentials';
import { EnvironmentReader, type Environment } from './environment-reader';
import { readFirebase, type FirebaseEnvironment } from './firebase-environment';

export interface ServerEnvironment extends FirebaseEnvironment {
  host: string;
  port: number;
  /** Keys of the embedded Auth; a project has none. */
  jwksUrl: string | undefined;
  allowedOrigins: string[];
  allowedHosts: string[];
  apiSettings: Partial<ApiSettings>;
  trustProxy: TrustProxy;
  logLevel: string;
  logFormat: LogFormat;
  metrics?: MetricsAccess;
}

/** `LOG_FORMAT`; without it, programs on Cloud Run, which sets the other two, write for Cloud Logging. */
function readLogFormat(reader: EnvironmentReader): LogFormat {
  const isOnCloudRun = reader.has('K_SERVICE') || reader.has('CLOUD_RUN_JOB');
  return reader.read('LOG_FORMAT') ?? (isOnCloudRun ? 'google' : 'plain');
}

/** The format for programs that write lines before their settings are read. */
export const logFormatIn = (env: Environment): LogFormat => readLogFormat(new EnvironmentReader(env));

function readKeptFor(reader: EnvironmentReader): KeptFor {
  const recordsDays = reader.read('RECORDS_KEPT_DAYS');
  const sessionsMonths = reader.read('SESSIONS_KEPT_MONTHS');
  return { ...(recordsDays !== undefined && { recordsDays }), ...(sessionsMonths !== undefined && { sessionsMonths }) };
}

function readApiSettings(reader: EnvironmentReader, isEmbedded: boolean): Partial<ApiSettings> {
  const keySecret = reader.read('API_KEY_SECRET');
  const keySecretBefore = reader.read('API_KEY_SECRET_BEFORE');
  const noEmailDomain = reader.read('NO_EMAIL_DOMAIN');
  for (const problem of keySecretProblems({ keySecret, keySecretBefore }, isEmbedded)) reader.note(problem);
  return {
    ...(keySecret !== undefined && { keySecret }),
    ...(keySecretBefore !== undefined && { keySecretBefore }),
    ...(noEmailDomain !== undefined && { noEmailDomain }),
    keptFor: readKeptFor(reader),
    callLimits: {
      perDay: reader.read('DAILY_CALL_LIMIT') ?? DEFAULT_CALL_LIMITS.perDay,
      perMinute: reader.read('MINUTE_CALL_LIMIT') ?? DEFAULT_CALL_LIMITS.perMinute,
    },
  };
}

/** URL of the embedded Auth's public keys (`platform/emulator`). */
const jwksUrlOf = ({ emulators, projectId }: FirebaseEnvironment): string | undefined =>
  emulators && `http://${emulators.auth}/emulator/v1/projects/${projectId}/jwks`;

const MIN_TOKEN_BYTES = 32;

/** Metrics are for operators: they have a port of their own, or a token on the server's port, or are not served. */
function readMetrics(reader: EnvironmentReader, ownPort: number): MetricsAccess | undefined {
  const port = reader.read('METRICS_PORT');
  if (port !== undefined && port === ownPort)
    reader.note('METRICS_PORT is PORT: metrics are for operators, and have a port of their own, or METRICS_TOKEN');
  const token = reader.read('METRICS_TOKEN');
  if (token !== undefined && Buffer.byteLength(token) < MIN_TOKEN_BYTES)
    reader.note(`METRICS_TOKEN has fewer than ${MIN_TOKEN_BYTES} bytes`);
  if (port === undefined && token === undefined) return undefined;
  return {
    ...(port !== undefined && { endpoint: { port, host: reader.read('METRICS_HOST') ?? '127.0.0.1' } }),
    ...(token !== undefined && { token }),
  };
}

/** The settings that the API and the web server have in common. */
export function readServer(reader: EnvironmentReader, defaultPort: number): ServerEnvironment {
  const firebase = readFirebase(reader);
  const port = reader.read('PORT') ?? defaultPort;
  const metrics = readMetrics(reader, port);
  return {
    ...firebase,
    ...(metrics && { metrics }),
    host: reader.read('HOST') ?? '127.0.0.1',
    port,
    jwksUrl: jwksUrlOf(firebase),
    allowedOrigins: reader.read('ALLOWED_ORIGINS'),
    allowedHosts: reader.read('ALLOWED_HOSTS'),
    apiSettings: readApiSettings(reader, firebase.emulators !== undefined),
    trustProxy: trustProxies(reader.read('TRUST_PROXY') ?? 0),
    logLevel: reader.read('LOG_LEVEL') ?? 'info',
    logFormat: readLogFormat(reader),
  };
}

/** The settings of a program that works on the same project as the servers. */
export function readEnvironment(env: Environment, defaultPort: number): ServerEnvironment {
  const reader = new EnvironmentReader(env);
  const environment = readServer(reader, defaultPort);
  reader.requireValid();
  return environment;
}

/**
 * The settings that `read` takes from the environment. For a project, the credentials are tried too. One error lists everything that
 * is missing or invalid.
 */
export async function readSettings<T extends FirebaseEnvironment>(env: Environment, read: (reader: EnvironmentReader) => T): Promise<T> {
  const reader = new EnvironmentReader(env);
  const settings = read(reader);
  const badCredentials = settings.emulators ? undefined : await credentialsProblem();
  if (badCredentials !== undefined) reader.note(badCredentials);
  reader.requireValid();
  return settings;
}
