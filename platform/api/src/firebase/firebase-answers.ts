import { connectFirebase, type Firebase, type FirebaseSettings } from './firebase';
import { withDeadline } from '../http/deadline';

/** Why a service of Firebase does not answer; undefined for one that does. */
export interface FirebaseProblems {
  auth: string | undefined;
  firestore: string | undefined;
}

/** Longer than a first connection takes. */
const START_DEADLINE_MS = 10_000;

async function problemOf(answer: Promise<unknown>, deadlineMs: number): Promise<string | undefined> {
  try {
    await withDeadline(answer, deadlineMs);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n', 1)[0]! : String(error);
  }
}

/** Requests something that does not exist from Auth and Firestore. */
export async function askFirebase({ auth, firestore }: Pick<Firebase, 'auth' | 'firestore'>, deadlineMs: number): Promise<FirebaseProblems> {
  const [ofAuth, ofFirestore] = await Promise.all([
    problemOf(auth.getUsers([{ uid: 'health' }]), deadlineMs),
    problemOf(firestore.doc('health/health').get(), deadlineMs),
  ]);
  return { auth: ofAuth, firestore: ofFirestore };
}

/**
 * Refuses a project that does not answer with these credentials and this key: a server would serve a console in which nobody can sign in or
 * change a password.
 */
export async function requireAnswers(firebase: Pick<Firebase, 'auth' | 'firestore' | 'identity' | 'projectId'>): Promise<void> {
  const [{ auth, firestore }, passwords] = await Promise.all([
    askFirebase(firebase, START_DEADLINE_MS),
    problemOf(firebase.identity.ownerOfCode('start'), START_DEADLINE_MS),
  ]);
  const problems = Object.entries({ Auth: auth, Firestore: firestore, Passwords: passwords }).flatMap(([service, problem]) => (problem === undefined ? [] : `${service}: ${problem}`));
  if (problems.length > 0) throw new Error(`The project ${firebase.projectId} does not answer with these credentials: ${problems.join('; ')}`);
}

/** Connects to the embedded Firebase, or to a project that answers. */
export async function openFirebase(settings: FirebaseSettings): Promise<Firebase> {
  const firebase = connectFirebase(settings);
  if (!settings.emulators) await requireAnswers(firebase);
  return firebase;
}
