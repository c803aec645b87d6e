import { withLimit } from 'shared-kit/model/pacing';
import { connectFirebase, type EmulatorHosts, type Firebase, type FirebaseSettings } from './firebase';

/** Why a service of Firebase does not answer; undefined for one that does. */
export interface FirebaseProblems {
  auth: string | undefined;
  firestore: string | undefined;
  storage: string | undefined;
}

/** Longer than a first connection takes. */
const START_DEADLINE_MS = 10_000;

async function problemOf(answer: Promise<unknown>, deadlineMs: number): Promise<string | undefined> {
  try {
    await withLimit(answer, deadlineMs, () => {
      throw new Error(`no answer within ${deadlineMs / 1000} s`);
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n', 1)[0]!.trim() : String(error);
  }
}

/** For each service, a question about something that is not there. The bucket must be there: without it no picture is stored, and no removal ends. */
const QUESTIONS = {
  Auth: ({ auth }: Pick<Firebase, 'auth'>) => auth.getUsers([{ uid: 'health' }]),
  Firestore: ({ firestore }: Pick<Firebase, 'firestore'>) => firestore.doc('health/health').get(),
  Passwords: ({ identity }: Pick<Firebase, 'identity'>) => identity.ownerOfCode('start'),
  Storage: ({ bucket }: Pick<Firebase, 'bucket'>) => requireBucket(bucket),
};

async function requireBucket(bucket: Firebase['bucket']): Promise<void> {
  const [exists] = await bucket.exists();
  if (!exists) throw new Error('it does not exist');
}

/** A part of Firebase. Passwords are Auth too, asked with the server's key instead of its credentials. */
export type Service = keyof typeof QUESTIONS;

/** Asks each service that the console needs all the time. */
export async function askFirebase(
  firebase: Pick<Firebase, 'auth' | 'firestore' | 'bucket'>,
  deadlineMs: number,
): Promise<FirebaseProblems> {
  const [auth, firestore, storage] = await Promise.all([
    problemOf(QUESTIONS.Auth(firebase), deadlineMs),
    problemOf(QUESTIONS.Firestore(firebase), deadlineMs),
    problemOf(QUESTIONS.Storage(firebase), deadlineMs),
  ]);
  return { auth, firestore, storage };
}

/**
 * Refuses a project of which a service that is needed does not answer. A server would serve a console in which nobody can sign in or change a
 * password; the libraries of other programs would try for a minute, and then name a host alone.
 */
export async function requireAnswers(firebase: Firebase, services: readonly Service[], emulators?: EmulatorHosts): Promise<void> {
  const problems = await problemsOf(firebase, services);
  const outages = services.flatMap((service) =>
    problems[service] === undefined ? [] : `${placeOf(service, firebase, emulators)}: ${problems[service].replace(/[.!]$/, '')}`,
  );
  if (outages.length === 0) return;
  throw new Error(
    `${emulators ? 'The embedded project' : 'The project'} ${firebase.projectId} does not answer: ${outages.join('; ')}. ${checkOf(emulators)}.`,
  );
}

/** What to check when a service of the project, or of the embedded one, does not answer. */
export const checkOf = (emulators: EmulatorHosts | undefined): string =>
  emulators
    ? 'Check AUTH_PORT, FIRESTORE_PORT, STORAGE_PORT and FIRESTORE_DATABASE, and that the console with this embedded Firebase runs'
    : 'Check PROJECT_ID, FIRESTORE_DATABASE, storageBucket of FIREBASE_OPTIONS, the credentials (GOOGLE_APPLICATION_CREDENTIALS), the network, and that the project has each of these services';

/** Why each of these services does not answer; undefined for those that do. */
export async function problemsOf<S extends Service>(firebase: Firebase, services: readonly S[]): Promise<Record<S, string | undefined>> {
  const problems = await Promise.all(services.map((service) => problemOf(QUESTIONS[service](firebase), START_DEADLINE_MS)));
  return Object.fromEntries(services.map((service, at) => [service, problems[at]])) as Record<S, string | undefined>;
}

/** What of a project does not answer: which database, which bucket, or where an embedded service would be. */
function placeOf(service: Service, { bucket, database }: Firebase, emulators: EmulatorHosts | undefined): string {
  switch (service) {
    case 'Auth':
      return emulators ? `Auth at ${emulators.auth}` : service;
    case 'Firestore':
      return `database ${database}${emulators ? ` at ${emulators.firestore}` : ''}`;
    case 'Storage':
      return `bucket ${bucket.name}${emulators ? ` at ${emulators.storage}` : ''}`;
    case 'Passwords':
      return service;
  }
}

/** Connects a server to the embedded Firebase, which may start later, or to a project that answers. */
export function openFirebase(settings: FirebaseSettings): Promise<Firebase> {
  return settings.emulators
    ? Promise.resolve(connectFirebase(settings))
    : openAnswering(settings, ['Auth', 'Firestore', 'Passwords', 'Storage']);
}

/** Connects a program to a project, embedded or not, whose services answer that it needs. */
export async function openAnswering(settings: FirebaseSettings, services: readonly Service[]): Promise<Firebase> {
  const firebase = connectFirebase(settings);
  await requireAnswers(firebase, services, settings.emulators);
  return firebase;
}
