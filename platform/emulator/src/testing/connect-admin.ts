import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Target } from './target';

let connections = 0;

/** The server SDK with all rights. */
export interface Admin {
  readonly app: App;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;
  close(): Promise<void>;
}

export function connectAdmin({ projectId, database, bucket, hosts }: Omit<Target, 'kind' | 'apiKey'>): Admin {
  if (hosts) {
    // firebase-admin reads the hosts of emulators only from the environment.
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = hosts.auth;
    process.env['FIRESTORE_EMULATOR_HOST'] = hosts.firestore;
    process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = hosts.storage;
    // Otherwise the SDK looks for the metadata server of Google Cloud.
    process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  }
  const app = initializeApp({ projectId }, `tests ${(connections += 1)}`);
  const firestore = getFirestore(app, database);
  return {
    app,
    auth: getAuth(app),
    firestore,
    bucket: getStorage(app).bucket(bucket),
    async close() {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}
