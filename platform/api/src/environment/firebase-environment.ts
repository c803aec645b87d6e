import { DEFAULT_DATABASE } from 'shared-kit/model';
import type { EmulatorHosts, FirebaseSettings } from '../firebase/firebase';
import type { EnvironmentReader } from './environment-reader';

export interface FirebaseEnvironment extends FirebaseSettings {
  database: string;
  /** The web app's options, which pages get too. */
  firebaseOptions: Readonly<Record<string, string>>;
}

/** Variables by which Google's libraries use an embedded service instead of the project's. */
const EMULATOR_HOSTS = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'] as const;

const DEFAULT_STORAGE_PORT = 9199;

const BUCKET = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/;

/** With `AUTH_PORT` and `FIRESTORE_PORT` Firebase is the embedded one on this machine, without them it is the project `PROJECT_ID`. */
export function readFirebase(reader: EnvironmentReader): FirebaseEnvironment {
  const emulators = readEmulators(reader);
  const projectId = reader.read('PROJECT_ID');
  const database = reader.read('FIRESTORE_DATABASE') ?? DEFAULT_DATABASE;
  const firebaseOptions = reader.read('FIREBASE_OPTIONS') ?? {};
  if (projectId !== undefined && firebaseOptions['projectId'] !== undefined && firebaseOptions['projectId'] !== projectId) {
    reader.note(
      `FIREBASE_OPTIONS are those of the project ${JSON.stringify(firebaseOptions['projectId'])}, and PROJECT_ID is ${JSON.stringify(projectId)}`,
    );
  }
  if (!emulators) requireProject(reader, firebaseOptions);
  const { apiKey, storageBucket } = firebaseOptions;
  // Pages never get this key. The web app's key works for a server only if it is not restricted to the console's pages.
  const serverApiKey = reader.read('SERVER_API_KEY') ?? apiKey;
  return {
    projectId: projectId ?? 'demo-console',
    database,
    firebaseOptions,
    ...(emulators && { emulators }),
    ...(serverApiKey !== undefined && { serverApiKey }),
    ...(storageBucket && { storageBucket }),
  };
}

function noteMissing(reader: EnvironmentReader, { apiKey, storageBucket }: Readonly<Record<string, string>>): void {
  if (!apiKey) reader.note('FIREBASE_OPTIONS has no apiKey');
  if (!storageBucket) reader.note('FIREBASE_OPTIONS has no storageBucket');
  else if (!BUCKET.test(storageBucket))
    reader.note('storageBucket of FIREBASE_OPTIONS is no name of a bucket, such as my-project.firebasestorage.app');
}

function readEmulators(reader: EnvironmentReader): EmulatorHosts | undefined {
  const auth = reader.read('AUTH_PORT');
  const firestore = reader.read('FIRESTORE_PORT');
  const storage = reader.read('STORAGE_PORT');
  const at = reader.read('EMULATOR_HOST') ?? '127.0.0.1';
  if (auth === undefined ? (firestore ?? storage) !== undefined : firestore === undefined) {
    reader.note('AUTH_PORT and FIRESTORE_PORT are needed together: one alone would be a project with embedded parts');
  }
  if (auth === undefined || firestore === undefined) return undefined;
  return { auth: `${at}:${auth}`, firestore: `${at}:${firestore}`, storage: `${at}:${storage ?? DEFAULT_STORAGE_PORT}` };
}

function requireProject(reader: EnvironmentReader, options: Readonly<Record<string, string>>): void {
  if (!reader.has('PROJECT_ID')) reader.note('PROJECT_ID is missing');
  if (!reader.has('FIREBASE_OPTIONS')) reader.note("FIREBASE_OPTIONS is missing, the web app's options as JSON");
  else noteMissing(reader, options);
  for (const name of EMULATOR_HOSTS)
    if (reader.has(name)) reader.note(`${name} is set without AUTH_PORT and FIRESTORE_PORT: parts of the project would be embedded ones`);
}
