import { print, printError } from 'tooling/print';
import type { Access } from './store/documents/access';
import { readPasswordPolicy } from './auth/password-policy';
import { startEmulator } from './emulator';
import type { EmulatorOptions } from './options/options';
import { readSetting, type ReadSetting } from './options/settings';
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

/** Refuses what a project refuses by its settings: queries without an index, and the web app's key outside of the console's pages. */
const AS_STRICT = '--as-strict-as-production';

/** Sends a message to the parent process, if there is one, and prints it as a line of JSON. */
function report(message: object): void {
  process.send?.(message);
  print(JSON.stringify(message));
}

function optionsFromEnvironment(env: NodeJS.ProcessEnv): EmulatorOptions {
  const read: ReadSetting = (name) => readSetting(env, name);
  const args = process.argv.slice(2);
  const bucket = read('STORAGE_BUCKET');
  const policy = read('PASSWORD_POLICY');
  const keyOrigins = [read('WEB_KEY_ORIGINS'), args.includes(AS_STRICT) ? read('CONSOLE_ORIGINS') : []].find(({ length }) => length > 0);
  return {
    projectId: read('PROJECT_ID'),
    host: read('HOST'),
    database: read('FIRESTORE_DATABASE'),
    dataDir: read('DATA_DIR'),
    buckets: bucket === undefined ? undefined : [bucket],
    actionUrl: read('ACTION_URL'),
    selfSignUp: read('SELF_SIGN_UP'),
    ...(policy !== undefined && { passwordPolicy: readPasswordPolicy(policy) }),
    indexes: read('FIRESTORE_INDEXES'),
    strictIndexes: strictIndexes(args, read('FIRESTORE_INDEXES')),
    areIndexesBuilt: builtAfter(read('INDEXES_BUILD_SECONDS')),
    distance: read('DISTANCE'),
    quotas: read('QUOTAS') || undefined,
    faults: read('FAULTS'),
    bucketCors: read('STORAGE_CORS'),
    access: accessFrom(read),
    ports: { auth: read('AUTH_PORT'), firestore: read('FIRESTORE_PORT'), storage: read('STORAGE_PORT') },
    allowedOrigins: read('CONSOLE_ORIGINS'),
    allowedHosts: read('ALLOWED_HOSTS'),
    webKeyOrigins: keyOrigins,
    otherKeys: [read('SERVER_API_KEY') ?? '', 'embedded-app'],
    // The link is left out, since anybody who reads the terminal or the log could use it.
    onMail: ({ email, requestType }) => report({ type: 'mail', mail: { email, requestType } }),
    onFatal: (error) => {
      report({ type: 'fatal', message: error.message });
      process.exit(EXIT.FATAL);
    },
  };
}

/** `--strict-indexes[=file]`, by default the file that the environment names. */
function strictIndexes(args: readonly string[], indexes: string | undefined): string | undefined {
  const flag = args.find((arg) => arg.split('=')[0] === '--strict-indexes');
  if (flag === undefined && !args.includes(AS_STRICT)) return undefined;
  return flag?.slice('--strict-indexes='.length) || indexes || 'firestore.indexes.json';
}

/** Whether so many seconds have passed since the start, for which a project builds new indexes. */
function builtAfter(seconds: number): (() => boolean) | undefined {
  const start = performance.now();
  return seconds > 0 ? () => performance.now() - start >= seconds * 1000 : undefined;
}

/** Refuses rules for only one service, because without rules all signed-in users could use the other one. */
function accessFrom(read: ReadSetting): Access | undefined {
  const [firestore, storage, database] = [read('FIRESTORE_RULES'), read('STORAGE_RULES'), read('FIRESTORE_DATABASE')];
  if (!firestore && !storage) return undefined;
  if (!firestore) throw new EmulatorStartError({ code: 'RULES_MISSING', variable: 'FIRESTORE_RULES' });
  if (!storage) throw new EmulatorStartError({ code: 'RULES_MISSING', variable: 'STORAGE_RULES' });
  const onRefusedLookup = () =>
    report({ type: 'lookup-refused', message: 'Storage has no role to look into Firestore (STORAGE_LOOKUPS=0).' });
  return rulesFromFiles(
    { firestore, storage },
    { ...(database !== undefined && { database }), ...(!read('STORAGE_LOOKUPS') && { onRefusedLookup }) },
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
