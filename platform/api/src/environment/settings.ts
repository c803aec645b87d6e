import { isDatabaseId, isNoEmailDomain } from 'shared-kit/model';
import type { Setting, Values } from './setting-kinds';

const isProjectId = (id: string): boolean => /^[a-z0-9][a-z0-9.:-]*$/.test(id);

const isSecureOrigin = (origin: string): boolean => /^https:\/\/[\w.-]+(:\d{1,5})?$/.test(origin);

/**
 * The environment variables of all programs: check, type and the table in docs/running.md follow from them
 * (`UPDATE_DOCS=1 npx jest environment/settings` in `platform/api`).
 */
export const SETTINGS = {
  PORT: { kind: 'port', without: '4100', readBy: 'start, count, servers', meaning: 'port of the console and the API' },
  AUTH_PORT: {
    kind: 'port',
    without: '9099',
    readBy: 'start, embedded Firebase; servers',
    meaning: 'port of Auth. Servers with it and `FIRESTORE_PORT` use the embedded Firebase, else the project',
  },
  FIRESTORE_PORT: { kind: 'port', without: '8080', readBy: 'start, embedded Firebase; servers', meaning: 'port of Firestore' },
  STORAGE_PORT: { kind: 'port', without: '9199', readBy: 'start, embedded Firebase; servers', meaning: 'port of Storage' },
  HOST: { kind: 'text', without: '127.0.0.1', readBy: 'embedded Firebase, servers', meaning: 'address to listen on' },
  EMULATOR_HOST: { kind: 'text', without: '127.0.0.1', readBy: 'servers', meaning: 'where the embedded Firebase is' },
  TRIAL_ORIGIN: {
    kind: 'text',
    holds: isSecureOrigin,
    rule: 'is an origin with https, such as https://console.example',
    without: 'none',
    readBy: 'start, web server',
    meaning:
      'where users open a console whose proxy with TLS is in front of the embedded Firebase too ([a trial](deploy.md#a-trial-on-one-machine))',
  },
  DATA_DIR: { without: '`.data`', readBy: 'start, backup, restore', meaning: 'folder of data and logs' },
  RELEASE_DIR: {
    kind: 'text',
    without: '`.release`',
    readBy: 'start, servers, commands of releases',
    meaning: 'folder of the released remotes',
  },
  CONSOLE_ROOT: { kind: 'text', without: 'the repository or release', readBy: 'web server', meaning: 'folder with `shell/dist`' },
  PROJECT_ID: {
    kind: 'text',
    holds: isProjectId,
    rule: 'is the id of a project',
    without: '`demo-console`',
    readBy: 'servers, embedded Firebase, seed',
    meaning: 'the Firebase project',
  },
  FIREBASE_OPTIONS: { kind: 'texts', without: 'none', readBy: 'servers', meaning: "the web app's options as JSON; needed for a project" },
  SERVER_API_KEY: {
    kind: 'text',
    without: "the web app's key",
    readBy: 'servers, embedded Firebase',
    meaning: 'the key with which the server asks Auth',
  },
  GOOGLE_APPLICATION_CREDENTIALS: {
    without: 'those of the host',
    readBy: 'servers, releases in a bucket',
    meaning: "credentials of Google's libraries",
  },
  API_KEY_SECRET: {
    kind: 'secret',
    without: 'a fixed one for the embedded Firebase',
    readBy: 'servers',
    meaning: 'signs tokens of API keys; needed for a project',
  },
  API_KEY_SECRET_BEFORE: {
    kind: 'secret',
    without: 'none',
    readBy: 'servers',
    meaning: 'the secret before, while it is [changed](deploy.md#changing-the-secret-of-api-keys): keys that it has signed stay valid',
  },
  DAILY_CALL_LIMIT: {
    kind: 'count',
    of: 'calls',
    without: '1000',
    readBy: 'servers',
    meaning: 'calls of each API key in a day ([D-94](product/platform.md#d-94-limits-of-api-keys))',
  },
  MINUTE_CALL_LIMIT: {
    kind: 'count',
    of: 'calls',
    without: '60',
    readBy: 'servers',
    meaning: 'calls of each API key in a minute ([D-94](product/platform.md#d-94-limits-of-api-keys))',
  },
  RECORDS_KEPT_DAYS: {
    kind: 'count',
    of: 'days',
    most: 36_500,
    without: 'none: for ever',
    readBy: 'servers',
    meaning:
      'days after which records of changes are removed, 1 to 36,500 ([D-129](product/platform.md#d-129-how-long-personal-data-are-kept))',
  },
  SESSIONS_KEPT_MONTHS: {
    kind: 'count',
    of: 'months',
    most: 1200,
    without: 'none: for ever',
    readBy: 'servers',
    meaning:
      'calendar months after their end when sessions are removed, with readings and pictures, 1 to 1,200 ([D-129](product/platform.md#d-129-how-long-personal-data-are-kept))',
  },
  NO_EMAIL_DOMAIN: {
    kind: 'text',
    holds: isNoEmailDomain,
    rule: 'is the name of a domain',
    without: '`users.invalid`',
    readBy: 'servers',
    meaning: 'mail domain of made-up addresses ([D-32](product/users.md#d-32-lacks-institutional-email))',
  },
  NON_KEY_USER_REDIRECT_URL: {
    kind: 'url',
    without: 'none',
    readBy: 'web server',
    meaning: 'where others than key users are sent ([D-15](product/routes-and-sign-in.md#d-15-where-others-are-sent-and-the-help))',
  },
  HELP_URL: { kind: 'url', without: '`/__help` with start, otherwise none', readBy: 'web server', meaning: 'the help link' },
  ALLOWED_HOSTS: {
    kind: 'hosts',
    without: 'loopback names',
    readBy: 'servers, embedded Firebase',
    meaning: 'host names that are answered',
  },
  ALLOWED_ORIGINS: { kind: 'origins', without: 'none', readBy: 'servers', meaning: 'other origins whose pages may call the API' },
  REMOTE_ORIGINS: { kind: 'origins', without: 'none', readBy: 'web server', meaning: 'other origins that remotes may come from' },
  REGISTRY_KEY: {
    kind: 'text',
    without: 'none',
    readBy: 'web server, commands of releases',
    meaning: 'public key by which a registry must be signed',
  },
  REGISTRY_SIGNING_KEY: { without: 'none', readBy: 'commands of releases', meaning: 'file with the private key' },
  STRICT_TRANSPORT: { kind: 'flag', without: '0', readBy: 'web server', meaning: '1 behind HTTPS' },
  TRUST_PROXY: {
    kind: 'count',
    of: 'proxies',
    without: '0',
    readBy: 'servers',
    meaning: 'how many proxies are in front ([D-122](product/platform.md#d-122-servers-behind-proxies))',
  },
  METRICS_PORT: { kind: 'port', without: 'no metrics', readBy: 'servers', meaning: 'a port of its own for metrics' },
  METRICS_HOST: { kind: 'text', without: '127.0.0.1', readBy: 'servers', meaning: 'address that `METRICS_PORT` listens on' },
  METRICS_TOKEN: {
    kind: 'text',
    without: 'no metrics',
    readBy: 'servers',
    meaning: 'at least 32 bytes; with it `/metrics` of `PORT` serves metrics ([D-122](product/platform.md#d-122-servers-behind-proxies))',
  },
  TELEMETRY_ENDPOINT: {
    kind: 'url',
    without: 'none',
    readBy: 'web server',
    meaning: 'where pages send load times and failures of remotes',
  },
  LOG_LEVEL: {
    kind: 'oneOf',
    values: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    without: '`info`',
    readBy: 'servers',
    meaning: 'fatal, error, warn, info, debug, trace or silent',
  },
  LOG_FORMAT: {
    kind: 'oneOf',
    values: ['google', 'plain'],
    without: '`google` on Cloud Run, otherwise `plain`',
    readBy: 'servers, commands for operators',
    meaning: '[form of the log](deploy.md#the-log-on-google): `google` or `plain`',
  },
  K_SERVICE: {
    kind: 'text',
    without: 'set by Cloud Run',
    readBy: 'servers, commands for operators',
    meaning: 'by them programs know that they run there',
  },
  CLOUD_RUN_JOB: {
    kind: 'text',
    without: 'set by Cloud Run',
    readBy: 'servers, commands for operators',
    meaning: 'by them programs know that they run there',
  },
  ALLOW_OVERRIDES: {
    kind: 'flag',
    without: '1 with start, otherwise 0',
    readBy: 'web server',
    meaning: "remotes from a developer's machine ([ADR-0016](adr/0016-overrides-for-development.md))",
  },
  DEV: { kind: 'flag', without: 'set by `npm run dev`', readBy: 'web server', meaning: '1 reloads pages after a build' },
  WORKED_ON: {
    kind: 'list',
    without: 'set by `npm run dev`',
    readBy: 'web server',
    meaning: 'names the remotes with servers of their own, divided by commas',
  },
  FIRESTORE_DATABASE: {
    kind: 'text',
    holds: isDatabaseId,
    rule: 'is the id of a database, which is (default) or 4 to 63 small letters, digits and hyphens',
    without: '`(default)`',
    readBy: 'all programs, `npm run release`',
    meaning: 'the id of the Firestore database ([D-131](product/platform.md#d-131-the-database-has-an-id))',
  },
  FIREBASE_AUTH_EMULATOR_HOST: {
    kind: 'text',
    without: 'none',
    readBy: '`npm run test:platform -- --against`',
    meaning: '`host:port` of the Auth emulator that the tests run on',
  },
  FIRESTORE_EMULATOR_HOST: {
    kind: 'text',
    without: 'none',
    readBy: '`npm run test:platform -- --against`',
    meaning: '`host:port` of the Firestore emulator that the tests run on',
  },
  FIREBASE_STORAGE_EMULATOR_HOST: {
    kind: 'text',
    without: 'none',
    readBy: '`npm run test:platform -- --against`',
    meaning: '`host:port` of the Storage emulator that the tests run on',
  },
  DEBUG: {
    without: 'none',
    readBy: 'commands, seed, journeys',
    meaning: '1 shows traces of errors, and keeps the traces of failed journeys',
  },
  CHROME_PATH: { without: 'the first that is found', readBy: 'journeys, benches', meaning: 'the Chromium to use' },
  FIREFOX_PATH: { without: 'the first that is found', readBy: 'journeys, benches', meaning: 'the Firefox to use' },
  CONSOLE_URL: { without: 'a stack of their own', readBy: 'journeys', meaning: 'a console that runs already' },
  SLOW_CPU: { without: '1', readBy: 'journeys', meaning: 'how many times slower the processor of each page is' },
  COMMIT: { without: 'that of the repository', readBy: 'release', meaning: 'the commit that a build shows as its own' },
} as const satisfies Record<string, Setting>;

/** The settings that servers read. */
export type SettingName = {
  [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends { kind: string } ? Name : never;
}[keyof typeof SETTINGS];

/** What a setting is read as. */
export type ValueOf<Name extends SettingName> = (typeof SETTINGS)[Name] extends { kind: 'oneOf'; values: readonly (infer One)[] }
  ? One | undefined
  : (typeof SETTINGS)[Name]['kind'] extends infer Kind extends keyof Values
    ? Values[Kind]
    : never;
