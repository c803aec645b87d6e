import { initializeApp as initializeAdmin, deleteApp as deleteAdmin } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { startEmulator, type EmulatorOptions, type RunningEmulator } from '../src/index';

export const BUCKET = 'demo-console.appspot.com';
export const PASSWORD = 'demo-key-1';
export const FREE_PORTS = { auth: 0, firestore: 0, storage: 0 };

setLogLevel('silent');
// Otherwise the server SDK looks for the metadata server of Google Cloud.
process.env['METADATA_SERVER_DETECTION'] = 'none';
let apps = 0;

export type AdminSide = ReturnType<typeof adminOf>;
export type WebSide = ReturnType<typeof webOf>;

export function startForTest(options: EmulatorOptions = {}): Promise<RunningEmulator> {
  return startEmulator({ ports: FREE_PORTS, passwordCost: 16, ...options });
}

/** The server SDK, connected to an emulator. */
export function adminOf({ ports }: RunningEmulator) {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${ports.auth}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${ports.firestore}`;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `127.0.0.1:${ports.storage}`;
  delete process.env['STORAGE_EMULATOR_HOST'];
  const app = initializeAdmin({ projectId: 'demo-console', storageBucket: BUCKET }, `admin${++apps}`);
  return { app, auth: getAdminAuth(app), db: getAdminFirestore(app), close: () => deleteAdmin(app) };
}

/** The web SDK, connected to an emulator. */
export function webOf({ ports }: RunningEmulator, apiKey = 'key') {
  const app = initializeApp({ projectId: 'demo-console', apiKey, storageBucket: BUCKET }, `web${++apps}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', ports.firestore);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', ports.storage);
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
