import { print, printError } from 'tooling/print';
import type { Access } from './store/documents/access';
import { readPasswordPolicy } from './auth/password-policy';
import { startEmulator } from './emulator';
import type { EmulatorOptions } from './options/options';
import { rulesFromFiles } from './rules-from-files';
import { EmulatorStartError } from './errors/start-error';

/** Exit codes that tell the parent process why the program ended. */
const EXIT = {
  PORT_TAKEN: 70,
  DATA_DAMAGED: 71,
  DATA_IN_USE: 72,
  DATA_UNWRITABLE: 73,
  FATAL: 74,
  RULES_INVALID: 75,
  RULES_MISSING: 76,
  INDEXES_INVALID: 77,
  CORS_INVALID: 78,
  SETTING_INVALID: 79,
  PASSWORD_POLICY_INVALID: 80,
} as const;

/** Sends a message to the parent process, if there is one, and prints it as a line of JSON. */
function report(message: object): void {
  process.send?.(message);
  print(JSON.stringify(message));
}

function optionsFromEnvironment(env: NodeJS.ProcessEnv): EmulatorOptions {
  const list = (text: string | undefined) => (text ?? '').split(',').flatMap((item) => item.trim() || []);
  const args = process.argv.slice(2);
  const keyOrigins = env['WEB_KEY_ORIGINS']?.trim() || (args.includes(AS_STRICT) ? env['CONSOLE_ORIGINS']?.trim() : undefined);
  return {
    projectId: env['PROJECT_ID'] || undefined,
    host: env['HOST'] || undefined,
    database: env['FIRESTORE_DATABASE'] || undefined,
    dataDir: env['DATA_DIR'] || undefined,
    buckets: env['STORAGE_BUCKET'] ? [env['STORAGE_BUCKET']] : undefined,
    actionUrl: env['ACTION_URL'] || undefined,
    selfSignUp: env['SELF_SIGN_UP'] === '1',
    ...(env['PASSWORD_POLICY'] && { passwordPolicy: readPasswordPolicy(env['PASSWORD_POLICY']) }),
    indexes: env['FIRESTORE_INDEXES'] || undefined,
    strictIndexes: strictIndexes(args, env),
    areIndexesBuilt: builtAfter(env['INDEXES_BUILD_SECONDS']),
    distance: env['DISTANCE'] === '1',
    quotas: env['QUOTAS'] === '1' || undefined,
    faults: env['FAULTS'] || undefined,
    bucketCors: env['STORAGE_CORS'] || undefined,
    access: accessFrom(env),
    ports: {
      auth: Number(env['AUTH_PORT'] ?? 9099),
      firestore: Number(env['FIRESTORE_PORT'] ?? 8080),
      storage: Number(env['STORAGE_PORT'] ?? 9199),
    },
    allowedOrigins: list(env['CONSOLE_ORIGINS']),
    allowedHosts: list(env['ALLOWED_HOSTS']),
    webKeyOrigins: keyOrigins ? list(keyOrigins) : undefined,
    otherKeys: [env['SERVER_API_KEY']?.trim() || 'embedded-server', 'embedded-app'],
    // The link is left out, since anybody who reads the terminal or the log could use it.
    onMail: ({ email, requestType }) => report({ type: 'mail', mail: { email, requestType } }),
    onFatal: (error) => {
      report({ type: 'fatal', message: error.message });
      process.exit(EXIT.FATAL);
    },
  };
}

/** Refuses what a project refuses by its settings: queries without an index, and the web app's key outside of the console's pages. */
const AS_STRICT = '--as-strict-as-production';

/** `--strict-indexes[=file]`, by default the file that the environment names. */
function strictIndexes(args: readonly string[], { FIRESTORE_INDEXES }: NodeJS.ProcessEnv): string | undefined {
  const flag = args.find((arg) => arg.split('=')[0] === '--strict-indexes');
  if (flag === undefined && !args.includes(AS_STRICT)) return undefined;
  return flag?.slice('--strict-indexes='.length) || FIRESTORE_INDEXES || 'firestore.indexes.json';
}

/** Whether so many seconds have passed since the start, for which a project builds new indexes. */
function builtAfter(setting = ''): (() => boolean) | undefined {
  const seconds = Number(setting);
  if (!(seconds >= 0))
    throw new EmulatorStartError({
      code: 'SETTING_INVALID',
      variable: 'INDEXES_BUILD_SECONDS',
      wanted: 'a number of seconds',
      value: setting,
    });
  const start = performance.now();
  return seconds > 0 ? () => performance.now() - start >= seconds * 1000 : undefined;
}

/** Refuses rules for only one service, because without rules all signed-in users could use the other one. */
function accessFrom({
  FIRESTORE_RULES: firestore,
  STORAGE_RULES: storage,
  STORAGE_LOOKUPS,
  FIRESTORE_DATABASE,
}: NodeJS.ProcessEnv): Access | undefined {
  if (!firestore && !storage) return undefined;
  if (!firestore) throw new EmulatorStartError({ code: 'RULES_MISSING', variable: 'FIRESTORE_RULES' });
  if (!storage) throw new EmulatorStartError({ code: 'RULES_MISSING', variable: 'STORAGE_RULES' });
  const onRefusedLookup = () =>
    report({ type: 'lookup-refused', message: 'Storage has no role to look into Firestore (STORAGE_LOOKUPS=0).' });
  return rulesFromFiles(
    { firestore, storage },
    { ...(FIRESTORE_DATABASE && { database: FIRESTORE_DATABASE }), ...(STORAGE_LOOKUPS === '0' && { onRefusedLookup }) },
  );
}

async function main(): Promise<void> {
  const emulator = await startEmulator(optionsFromEnvironment(process.env));
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    emulator.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        printError(error);
        process.exit(EXIT.FATAL);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Ends with the parent process, which could not stop it any more.
  process.on('disconnect', stop);
  const { projectId, host, ports, jwksUrl } = emulator;
  report({ type: 'ready', projectId, host, ports, jwksUrl });
}

main().catch((error: unknown) => {
  if (!(error instanceof EmulatorStartError)) {
    printError(error);
    process.exit(1);
  }
  report({ type: 'start-failed', ...error.problem, message: error.message });
  process.exit(EXIT[error.problem.code]);
});
