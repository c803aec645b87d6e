import { join, resolve } from 'node:path';
import { connectFirebase, loggerOptions, readEnvironment, runServer } from 'platform-api';
import { buildWebServer } from './web-server';

const env = process.env;
const environment = readEnvironment(env, 4100);
const { projectId, emulators, jwksUrl } = environment;

/** The repository, or an installed release: the folder that holds `shell/` and the folder of releases. */
const root = resolve(env['CONSOLE_ROOT'] || join(import.meta.dirname, '../../..'));

/** A list in the environment, divided by commas. */
const listed = (name: string): string[] => (env[name] ?? '').split(',').filter(Boolean);

/** An address in the environment. An invalid one stops the start, because it becomes part of each page's policy. */
function httpAddress(name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) throw new Error(`${name} is not an http or https address: ${value}`);
  return value;
}

/** Origins in the environment, which become part of each page's policy. */
function origins(name: string): string[] {
  const named = listed(name).map((origin) => origin.trim());
  const wrong = named.find((origin) => !URL.canParse(origin) || !/^https?:/.test(origin) || new URL(origin).origin !== origin || !/^[\w.:/[\]-]+$/.test(origin));
  if (wrong !== undefined) throw new Error(`${name} is not a list of origins such as https://cdn.example: ${wrong}`);
  return named;
}

const firebase = connectFirebase(environment);
const app = await buildWebServer({
  shellFolder: join(root, 'shell/dist'),
  releaseFolder: resolve(root, env['RELEASE_DIR'] || '.release'),
  workedOn: listed('WORKED_ON').map((name) => join(root, name)),
  registryKey: env['REGISTRY_KEY'],
  projectId,
  ...(emulators && { emulators: { storage: '127.0.0.1:9199', ...emulators } }),
  ...(jwksUrl && { jwksUrl }),
  firebaseOptions: JSON.parse(env['FIREBASE_OPTIONS'] || '{}') as Record<string, string>,
  nonKeyUserRedirectUrl: env['NON_KEY_USER_REDIRECT_URL'],
  helpUrl: env['HELP_URL'],
  telemetryEndpoint: httpAddress('TELEMETRY_ENDPOINT'),
  allowOverrides: env['ALLOW_OVERRIDES'] === '1',
  allowedHosts: environment.allowedHosts,
  allowedOrigins: environment.allowedOrigins,
  remoteOrigins: origins('REMOTE_ORIGINS'),
  strictTransport: env['STRICT_TRANSPORT'] === '1',
  trustProxy: environment.trustProxy,
  dev: env['DEV'] === '1',
  ...(environment.metrics && { metrics: environment.metrics }),
  firebase,
  apiSettings: environment.apiSettings,
  ownUrl: `http://127.0.0.1:${environment.port}`,
  logger: loggerOptions(),
});
await runServer(app, { ...environment, onClose: () => firebase.close() });
