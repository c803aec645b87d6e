import { deleteApp, initializeApp, setLogLevel, type FirebaseOptions } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, initializeFirestore, memoryLocalCache, type Firestore } from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { DEFAULT_DATABASE, docPaths } from 'shared-kit/model';
import type { Employee } from 'platform-seed/readings';
import { CountError } from './count-error';

/** The part of the console's `config.json` that names the Firebase to write into. */
export interface CountingConfig {
  firebase: FirebaseOptions;
  /** The id of the Firestore database; without it `(default)`. */
  database?: string;
  /** `host:port` of each service of the embedded Firebase. */
  emulators: { auth: string; firestore: string; storage: string };
}

export interface Account {
  email: string;
  password: string;
}

/** An app with somebody signed in: a client of the web SDK, as the apps of a warehouse are. */
export interface App {
  db: Firestore;
  storage: FirebaseStorage;
  email: string;
  uid: string;
  company: string;
  /** The domains of the profile, in which the user may count. */
  domains: readonly string[];
  employee: Employee;
  close: () => Promise<void>;
}

/** The embedded Firebase's key of apps: that of the console may be restricted to its pages, as in a project. */
const APP_KEY = 'embedded-app';
/** Who may count (D-91). */
const ROLES = ['pilot', 'checker', 'assistant', 'moderator'] as const;
/** The longest time that a timer can have, some 24 days: an upload waits for the connection as long as the writes of Firestore do. */
const LONGEST_MS = 2 ** 31 - 1;

// The SDK would log each lost connection; a count says what its user should know.
setLogLevel('silent');

let opened = 0;

/** Signs in as an app does. Its token is renewed by the SDK. @throws a {@link CountError} when this account cannot count. */
export async function openApp(
  { firebase, database = DEFAULT_DATABASE, emulators }: CountingConfig,
  { email, password }: Account,
): Promise<App> {
  const app = initializeApp({ ...firebase, apiKey: APP_KEY }, `counting-${++opened}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const db = initializeFirestore(app, { localCache: memoryLocalCache() }, database);
    connectFirestoreEmulator(db, ...hostAndPort(emulators.firestore));
    const storage = getStorage(app);
    connectStorageEmulator(storage, ...hostAndPort(emulators.storage));
    storage.maxUploadRetryTime = LONGEST_MS;
    return { db, storage, email, uid: user.uid, ...(await profileOf(db, user.uid, email)), close: () => deleteApp(app) };
  } catch (error) {
    await deleteApp(app);
    throw signInProblem(error, email);
  }
}

function hostAndPort(at: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${at}`);
  return [hostname, Number(port)];
}

async function profileOf(db: Firestore, uid: string, email: string): Promise<Pick<App, 'company' | 'domains' | 'employee'>> {
  const profile = (await getDoc(doc(db, docPaths.user(uid)))).data() ?? {};
  const { company, authDomains, employeeId, employeeName } = profile;
  if (typeof company !== 'string' || !ROLES.some((role) => profile[role] === true))
    throw new CountError(`${email} does not count: only pilots, checkers, assistants and moderators do.`);
  return {
    company,
    domains: Array.isArray(authDomains) ? authDomains.map(String) : [],
    employee: { employeeId: String(employeeId ?? ''), employeeName: String(employeeName ?? '') },
  };
}

function signInProblem(error: unknown, email: string): unknown {
  switch ((error as { code?: unknown }).code) {
    case 'auth/invalid-credential':
    case 'auth/invalid-email':
    case 'auth/user-not-found':
    case 'auth/wrong-password':
      return new CountError(`${email} cannot sign in: there is no such account, or it has another password.`);
    case 'auth/user-disabled':
      return new CountError(`${email} cannot sign in: the account is disabled.`);
    case 'auth/too-many-requests':
      return new CountError(`${email} cannot sign in: too many wrong passwords. Try again in a few minutes.`);
    case 'auth/network-request-failed':
    case 'unavailable':
      return new CountError('The embedded Firebase of the console does not answer.');
    default:
      return error;
  }
}
