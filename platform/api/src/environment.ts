import { isNoEmailDomain } from 'shared-kit/model';
import { DEFAULT_CALL_LIMITS, type ApiSettings } from './api-settings';
import type { FirebaseSettings } from './firebase';
import type { MetricsAddress } from './metrics/metrics';
import { trustProxies, type TrustProxy } from './http/trust-proxies';

type Environment = Readonly<Record<string, string | undefined>>;

export interface PlatformEnvironment extends FirebaseSettings {
  host: string;
  port: number;
  jwksUrl: string | undefined;
  allowedOrigins: string[];
  allowedHosts: string[];
  apiSettings: Partial<ApiSettings>;
  trustProxy: TrustProxy;
  /** Where metrics are served; absent: nowhere. */
  metrics?: MetricsAddress;
}

const words = (value: string | undefined): string[] => (value ?? '').split(',').map((word) => word.trim()).filter(Boolean);

/** A TCP port, or why it is none. */
function port(env: Environment, name: string): number | undefined {
  const value = env[name];
  if (value === undefined || value === '') return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new Error(`${name} is not a port: ${value}`);
  return number;
}

/** A whole number above zero, or why it is none. */
function count(env: Environment, name: string, of: string): number | undefined {
  const value = env[name];
  if (value === undefined || value === '') return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} is not a number of ${of}: ${value}`);
  return number;
}

/** The web app's options: the server needs its key and its bucket. */
function readFirebaseOptions(env: Environment): { apiKey?: string; storageBucket?: string } {
  try {
    return JSON.parse(env['FIREBASE_OPTIONS'] || '{}') as Record<string, string>;
  } catch {
    throw new Error('FIREBASE_OPTIONS is no JSON.');
  }
}

function readApiSettings(env: Environment): Partial<ApiSettings> {
  const keySecret = env['API_KEY_SECRET'];
  const noEmailDomain = env['NO_EMAIL_DOMAIN'];
  if (noEmailDomain && !isNoEmailDomain(noEmailDomain)) throw new Error(`NO_EMAIL_DOMAIN is not the name of a domain: ${noEmailDomain}`);
  return {
    ...(keySecret && { keySecret }),
    ...(noEmailDomain && { noEmailDomain }),
    callLimits: {
      perDay: count(env, 'DAILY_CALL_LIMIT', 'calls') ?? DEFAULT_CALL_LIMITS.perDay,
      perMinute: count(env, 'MINUTE_CALL_LIMIT', 'calls') ?? DEFAULT_CALL_LIMITS.perMinute,
    },
  };
}

/**
 * What the platform's programs read from the environment. With `AUTH_PORT` and `FIRESTORE_PORT` Firebase is the embedded one
 * on this machine, without them it is the project `PROJECT_ID`.
 */
export function readEnvironment(env: Environment, defaultPort: number): PlatformEnvironment {
  const auth = port(env, 'AUTH_PORT');
  const firestore = port(env, 'FIRESTORE_PORT');
  const storage = port(env, 'STORAGE_PORT');
  const { apiKey: webApiKey, storageBucket } = readFirebaseOptions(env);
  const at = env['EMULATOR_HOST'] || '127.0.0.1';
  const jwksUrl = env['AUTH_JWKS_URL'] || undefined;
  if (auth === undefined ? (firestore ?? storage) !== undefined : firestore === undefined) throw new Error('AUTH_PORT and FIRESTORE_PORT are needed together: one alone would be a project with embedded parts.');
  if (auth === undefined && jwksUrl !== undefined) throw new Error('AUTH_JWKS_URL is set without AUTH_PORT: the tokens of a project would be checked with the keys of an embedded Auth.');
  if (jwksUrl !== undefined && !(URL.canParse(jwksUrl) && /^https?:/.test(jwksUrl))) throw new Error(`AUTH_JWKS_URL is not an http or https address: ${jwksUrl}`);
  const emulators =
    auth === undefined || firestore === undefined
      ? undefined
      : {
          auth: `${at}:${auth}`,
          firestore: `${at}:${firestore}`,
          ...(storage !== undefined && { storage: `${at}:${storage}` }),
        };
  const metricsPort = port(env, 'METRICS_PORT');
  const ownPort = port(env, 'PORT') ?? defaultPort;
  if (metricsPort === ownPort) throw new Error('METRICS_PORT is PORT: metrics are for operators, and have a port of their own.');
  return {
    projectId: env['PROJECT_ID'] || 'demo-console',
    ...(emulators && { emulators }),
    ...(webApiKey && { webApiKey }),
    ...(storageBucket && { storageBucket }),
    host: env['HOST'] || '127.0.0.1',
    port: ownPort,
    ...(metricsPort !== undefined && { metrics: { port: metricsPort, host: env['METRICS_HOST'] || '127.0.0.1' } }),
    jwksUrl,
    allowedOrigins: words(env['ALLOWED_ORIGINS']),
    allowedHosts: words(env['ALLOWED_HOSTS']),
    apiSettings: readApiSettings(env),
    trustProxy: trustProxies(count(env, 'TRUST_PROXY', 'proxies') ?? 0),
  };
}
