import { DEFAULT_DATABASE, isDatabaseId } from 'shared-kit/model';
import type { EmulatorHosts, FirebaseSettings } from '../firebase/firebase';
import type { EnvironmentReader } from './environment-reader';

export interface FirebaseEnvironment extends FirebaseSettings {
  database: string;
  /** The web app's options, which pages get too. */
  firebaseOptions: Readonly<Record<string, string>>;
}

/** Variables by which Google's libraries use an embedded service instead of the project's. */
const EMULATOR_HOSTS = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'];

const DEFAULT_STORAGE_PORT = 9199;

const BUCKET = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/;

const PROJECT_ID = /^[a-z0-9][a-z0-9.:-]*$/;

/** With `AUTH_PORT` and `FIRESTORE_PORT` Firebase is the embedded one on this machine, without them it is the project `PROJECT_ID`. */
export function readFirebase(reader: EnvironmentReader): FirebaseEnvironment {
  const emulators = readEmulators(reader);
  const projectId = reader.text('PROJECT_ID');
  const database = reader.text('FIRESTORE_DATABASE') ?? DEFAULT_DATABASE;
  const firebaseOptions = reader.texts('FIREBASE_OPTIONS') ?? {};
  if (projectId !== undefined && !PROJECT_ID.test(projectId))
    reader.note(`PROJECT_ID is the id of a project, not ${JSON.stringify(projectId)}`);
  if (!isDatabaseId(database))
    reader.note(
      `FIRESTORE_DATABASE is the id of a database, which is (default) or 4 to 63 small letters, digits and hyphens, not ${JSON.stringify(database)}`,
    );
  if (projectId !== undefined && firebaseOptions['projectId'] !== undefined && firebaseOptions['projectId'] !== projectId) {
    reader.note(
      `FIREBASE_OPTIONS are those of the project ${JSON.stringify(firebaseOptions['projectId'])}, and PROJECT_ID is ${JSON.stringify(projectId)}`,
    );
  }
  if (!emulators) requireProject(reader, projectId, firebaseOptions);
  const { apiKey, storageBucket } = firebaseOptions;
  // Pages never get this key. The web app's key works for a server only if it is not restricted to the console's pages.
  const serverApiKey = reader.text('SERVER_API_KEY') ?? apiKey;
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
  const auth = reader.port('AUTH_PORT');
  const firestore = reader.port('FIRESTORE_PORT');
  const storage = reader.port('STORAGE_PORT');
  const at = reader.text('EMULATOR_HOST') ?? '127.0.0.1';
  if (auth === undefined ? (firestore ?? storage) !== undefined : firestore === undefined) {
    reader.note('AUTH_PORT and FIRESTORE_PORT are needed together: one alone would be a project with embedded parts');
  }
  if (auth === undefined || firestore === undefined) return undefined;
  return { auth: `${at}:${auth}`, firestore: `${at}:${firestore}`, storage: `${at}:${storage ?? DEFAULT_STORAGE_PORT}` };
}

function requireProject(reader: EnvironmentReader, projectId: string | undefined, options: Readonly<Record<string, string>>): void {
  if (projectId === undefined) reader.note('PROJECT_ID is missing');
  if (reader.text('FIREBASE_OPTIONS') === undefined) reader.note("FIREBASE_OPTIONS is missing, the web app's options as JSON");
  else noteMissing(reader, options);
  for (const name of EMULATOR_HOSTS)
    if (reader.text(name) !== undefined)
      reader.note(`${name} is set without AUTH_PORT and FIRESTORE_PORT: parts of the project would be embedded ones`);
}
