import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

let connections = 0;

/** Connects to the embedded Firebase that the environment names by the same variables as for the stack's own programs. */
export function connect(env: NodeJS.ProcessEnv = process.env) {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${env['AUTH_PORT']}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${env['FIRESTORE_PORT']}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: env['PROJECT_ID']! }, `bench-${++connections}`);
  return { auth: getAuth(app), firestore: getFirestore(app, env['FIRESTORE_DATABASE'] || '(default)') };
}
