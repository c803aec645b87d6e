import { initializeApp as initializeAdmin, deleteApp as deleteAdmin } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { RunningEmulator } from '../src/index';
import { against, startTestFirebase, startWithRules, type TestFirebase } from '../src/testing/test-firebase';

export const BUCKET = 'demo-console.appspot.com';
export const PASSWORD = 'demo-key-1';

setLogLevel('silent');
// Otherwise the server SDK looks for the metadata server of Google Cloud.
process.env['METADATA_SERVER_DETECTION'] = 'none';
let apps = 0;

export type AdminSide = ReturnType<typeof adminOf>;
export type WebSide = ReturnType<typeof webOf>;

export { startTestEmulator as startForTest } from '../src/testing/start-test-emulator';

/** For tests that run on any emulator: an empty Firebase on which signed-in users may do everything. */
export function firebaseForTest(): Promise<TestFirebase> {
  return against() ? startWithRules(SIGNED_IN) : startTestFirebase();
}

const SIGNED_IN = {
  firestore:
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read, write: if request.auth != null; } } }",
  storage:
    "rules_version = '2'; service firebase.storage { match /b/{b}/o { match /{all=**} { allow read, write: if request.auth != null; } } }",
};

type Place = Pick<TestFirebase, 'projectId' | 'bucket' | 'hosts'>;

function placeOf(firebase: RunningEmulator | TestFirebase): Place {
  if (!('ports' in firebase)) return firebase;
  const { projectId, ports } = firebase;
  const at = (service: keyof typeof ports) => `127.0.0.1:${ports[service]}`;
  return { projectId, bucket: BUCKET, hosts: { auth: at('auth'), firestore: at('firestore'), storage: at('storage') } };
}

/** The server SDK, connected to a Firebase. */
export function adminOf(firebase: RunningEmulator | TestFirebase) {
  const { projectId, bucket: storageBucket, hosts } = placeOf(firebase);
  if (hosts) {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = hosts.auth;
    process.env['FIRESTORE_EMULATOR_HOST'] = hosts.firestore;
    process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = hosts.storage;
    delete process.env['STORAGE_EMULATOR_HOST'];
  }
  const app = initializeAdmin({ projectId, storageBucket }, `admin${++apps}`);
  return { app, auth: getAdminAuth(app), db: getAdminFirestore(app), close: () => deleteAdmin(app) };
}

/** The web SDK, connected to an emulator. */
export function webOf(firebase: RunningEmulator | TestFirebase, apiKey = 'key') {
  const { projectId, bucket: storageBucket, hosts } = placeOf(firebase);
  if (!hosts) throw new Error('The web SDK of these tests uses emulators alone.');
  const app = initializeApp({ projectId, apiKey, storageBucket }, `web${++apps}`);
  const parts = (at: string): [string, number] => [at.split(':')[0] ?? '', Number(at.split(':')[1])];
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${hosts.auth}`, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, ...parts(hosts.firestore));
  const storage = getStorage(app);
  connectStorageEmulator(storage, ...parts(hosts.storage));
  return {
    app,
    auth,
    db,
    storage,
    async signIn(email: string) {
      await signInWithEmailAndPassword(auth, email, PASSWORD);
    },
    close: () => deleteApp(app),
  };
}

/** The code of the error that a call ends with, or `ok`. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  );
}

/** Collects the events of a listener, and waits for certain ones. */
export class Events<T> {
  readonly all: T[] = [];
  #waiting: (() => void) | undefined;

  readonly push = (event: T): void => {
    this.all.push(event);
    this.#waiting?.();
  };

  /** Resolves with the first event that passes the test. */
  async until(test: (event: T) => boolean): Promise<T> {
    for (;;) {
      const found = this.all.find(test);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (this.#waiting = resolve));
    }
  }
}
