import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Target } from './target';

/** The document by which a run of tests owns a Firebase, below a collection of its own. */
const CLAIMS = 'testRuns';

const MAX_ACCOUNTS = 1000;
/** How many names stand for the rest in a message. */
const EXAMPLES = 3;

/** What a Firebase holds, and its removal. Nothing is removed from a Firebase that was not empty when this run claimed it. */
export class Holdings {
  readonly #app;
  readonly #firestore: Firestore;

  constructor(private readonly target: Target) {
    if (target.hosts) {
      // firebase-admin reads the hosts of emulators only from the environment.
      process.env['FIREBASE_AUTH_EMULATOR_HOST'] = target.hosts.auth;
      process.env['FIRESTORE_EMULATOR_HOST'] = target.hosts.firestore;
      process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = target.hosts.storage;
      process.env['METADATA_SERVER_DETECTION'] ??= 'none';
    }
    this.#app = initializeApp({ projectId: target.projectId }, `holdings ${(holdings += 1)}`);
    this.#firestore = getFirestore(this.#app, target.database);
  }

  /** What is there, a line for each of documents, accounts and files; no lines for an empty one. */
  async found(): Promise<string[]> {
    const [collections, { users }, [files]] = await Promise.all([
      this.#firestore.listCollections(),
      getAuth(this.#app).listUsers(MAX_ACCOUNTS),
      this.bucket().getFiles({ maxResults: MAX_ACCOUNTS, autoPaginate: false }),
    ]);
    const counted = await Promise.all(
      collections.map(async (one) => `${one.id} (${(await one.count().get()).data().count})`),
    );
    return [
      ...(counted.length > 0 ? [`documents in ${counted.join(', ')}`] : []),
      ...some('account', users.map(({ email, uid }) => email ?? uid)),
      ...some('file', files.map(({ name }) => name)),
    ];
  }

  /** Marks an empty Firebase as this run's. The run is named by a text that nobody else knows. */
  async claim(run: string): Promise<void> {
    await this.#claim(run).create({ begun: new Date() });
  }

  /** Removes all documents but the claim, all accounts and all files. Refuses a Firebase that this run has not claimed. */
  async clear(run: string): Promise<void> {
    if (!(await this.#claim(run).get()).exists) throw new Error(`${this.target.projectId} was not empty at the start of these tests.`);
    const collections = (await this.#firestore.listCollections()).filter(({ id }) => id !== CLAIMS);
    for (const collection of collections) await this.#firestore.recursiveDelete(collection);
    const auth = getAuth(this.#app);
    for (;;) {
      const { users } = await auth.listUsers(MAX_ACCOUNTS);
      if (users.length === 0) break;
      const { errors } = await auth.deleteUsers(users.map(({ uid }) => uid));
      if (errors[0]) throw errors[0].error;
    }
    await this.bucket().deleteFiles({ force: true });
  }

  /** Removes all that a run has left, and its claim at last. */
  async giveBack(run: string): Promise<void> {
    await this.clear(run);
    await this.#claim(run).delete();
  }

  async close(): Promise<void> {
    await this.#firestore.terminate();
    await deleteApp(this.#app);
  }

  private bucket() {
    return getStorage(this.#app).bucket(this.target.bucket);
  }

  #claim(run: string) {
    return this.#firestore.collection(CLAIMS).doc(run);
  }
}

let holdings = 0;

function some(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const count = names.length === MAX_ACCOUNTS ? `${MAX_ACCOUNTS} or more` : String(names.length);
  const examples = names.slice(0, EXAMPLES).join(', ');
  return [`${count} ${what}${names.length > 1 ? 's' : ''}: ${examples}${names.length > EXAMPLES ? ', …' : ''}`];
}
