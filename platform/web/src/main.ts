import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connectFirebase, loggerOptions, readEnvironment, runServer } from 'platform-api';
import { buildWebServer } from './web-server';

const env = process.env;
const environment = readEnvironment(env, 4100);
const { projectId, emulators, jwksUrl } = environment;

/** The repository or the release: holds `shell/` and the remotes. */
const root = resolve(env['CONSOLE_ROOT'] || join(import.meta.dirname, '../../..'));

const remoteFolders = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'remote.json')))
    .map((entry) => join(root, entry.name));

const firebase = connectFirebase(environment);
const app = await buildWebServer({
  shellFolder: join(root, 'shell/dist'),
  remoteFolders,
  projectId,
  ...(emulators && { emulators: { storage: '127.0.0.1:9199', ...emulators } }),
  ...(jwksUrl && { jwksUrl }),
  firebaseOptions: JSON.parse(env['FIREBASE_OPTIONS'] || '{}') as Record<string, string>,
  nonKeyUserRedirectUrl: env['NON_KEY_USER_REDIRECT_URL'],
  helpUrl: env['HELP_URL'],
  allowOverrides: env['ALLOW_OVERRIDES'] === '1',
  allowedHosts: environment.allowedHosts,
  allowedOrigins: environment.allowedOrigins,
  remoteOrigins: (env['REMOTE_ORIGINS'] ?? '').split(',').filter(Boolean),
  strictTransport: env['STRICT_TRANSPORT'] === '1',
  trustProxy: environment.trustProxy,
  dev: env['DEV'] === '1',
  firebase,
  apiSettings: environment.apiSettings,
  ownUrl: `http://127.0.0.1:${environment.port}`,
  logger: loggerOptions(),
});
await runServer(app, { ...environment, onClose: () => firebase.close() });
