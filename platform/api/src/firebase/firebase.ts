import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { DEFAULT_DATABASE } from 'shared-kit/model';
import { createIdentityToolkit, type IdentityToolkit } from './identity-toolkit';

/** `host:port` of each embedded service; absent in production. */
export interface EmulatorHosts {
  auth: string;
  firestore: string;
  storage: string;
}

export interface FirebaseSettings {
  projectId: string;
  emulators?: EmulatorHosts;
  /** The server's key of the project, the only credentials for calls that check passwords and mailed codes. */
  serverApiKey?: string;
  /** The id of the Firestore database, default `(default)`. */
  database?: string;
  /** Default that of the embedded Firebase; a project's is required. */
  storageBucket?: string;
}

/** The place of stored pictures; the part of Google's own type that is used. */
export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** The server side of one Firebase project. */
export interface Firebase {
  readonly projectId: string;
  /** The id of the Firestore database. */
  readonly database: string;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly identity: IdentityToolkit;
  readonly bucket: Bucket;
  close(): Promise<void>;
}

/** The bucket of the embedded Firebase. A project's may have any name, newer ones `{projectId}.firebasestorage.app`. */
export const embeddedBucket = (projectId: string): string => `${projectId}.appspot.com`;

let connections = 0;

/** Connects `firebase-admin`. In production the credentials come from the environment, as Google's libraries expect. */
export function connectFirebase({
  projectId,
  database = DEFAULT_DATABASE,
  emulators,
  serverApiKey,
  storageBucket,
}: FirebaseSettings): Firebase {
  if (emulators) {
    // firebase-admin reads the hosts of embedded services only from the environment.
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulators.auth;
    process.env['FIRESTORE_EMULATOR_HOST'] = emulators.firestore;
    // Embedded services accept any credential, so Google's libraries need not search the network for one.
    process.env['METADATA_SERVER_DETECTION'] ??= 'none';
    process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = emulators.storage;
  }
  const app = initializeApp({ projectId }, `platform-${++connections}`);
  const firestore = getFirestore(app, database);
  return {
    projectId,
    database,
    auth: getAuth(app),
    firestore,
    identity: createIdentityToolkit({ apiKey: serverApiKey ?? 'embedded-server', ...(emulators && { host: emulators.auth }) }),
    bucket: getStorage(app).bucket(storageBucket ?? embeddedBucket(projectId)),
    async close() {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}
