import { connectAdmin } from './connect-admin';
import type { Target } from './target';

/** The document by which a run of tests owns a Firebase, in a collection of its own. */
const CLAIMS = 'testRuns';
const CLAIM = `${CLAIMS}/current`;

const MAX_ACCOUNTS = 1000;
/** How many names stand for the rest in a message. */
const EXAMPLES = 3;

/** What a Firebase holds, and its removal. Nothing is removed from a Firebase that was not empty when this run claimed it. */
export class Holdings {
  readonly #admin;

  constructor(private readonly target: Target) {
    this.#admin = connectAdmin(target);
  }

  /** What is there, a line for each of documents, accounts and files; no lines for an empty one. */
  async found(): Promise<string[]> {
    const [collections, { users }, [files]] = await Promise.all([
      this.#admin.firestore.listCollections(),
      this.#admin.auth.listUsers(MAX_ACCOUNTS),
      this.#admin.bucket.getFiles({ maxResults: MAX_ACCOUNTS, autoPaginate: false }),
    ]);
    const counted = await Promise.all(collections.map(async (one) => `${one.id} (${(await one.count().get()).data().count})`));
    return [
      ...(counted.length > 0 ? [`documents in ${counted.join(', ')}`] : []),
      ...some(
        'account',
        users.map(({ email, uid }) => email ?? uid),
      ),
      ...some(
        'file',
        files.map(({ name }) => name),
      ),
    ];
  }

  /** Marks an empty Firebase as this run's, unless another run was faster. The run is named by a text that nobody else knows. */
  async claim(run: string): Promise<void> {
    await this.#admin.firestore.doc(CLAIM).create({ run, begun: new Date() });
  }

  /** Removes all documents but the claim, all accounts and all files. Refuses a Firebase that this run has not claimed. */
  async clear(run: string): Promise<void> {
    if ((await this.#admin.firestore.doc(CLAIM).get()).get('run') !== run)
      throw new Error(`${this.target.projectId} was not empty at the start of these tests.`);
    const collections = (await this.#admin.firestore.listCollections()).filter(({ id }) => id !== CLAIMS);
    for (const collection of collections) await this.#admin.firestore.recursiveDelete(collection);
    const { auth } = this.#admin;
    for (;;) {
      const { users } = await auth.listUsers(MAX_ACCOUNTS);
      if (users.length === 0) break;
      const { errors } = await auth.deleteUsers(users.map(({ uid }) => uid));
      if (errors[0]) throw new Error(errors[0].error.message, { cause: errors[0].error });
    }
    await this.#admin.bucket.deleteFiles();
  }

  /** Removes all that a run has left, and its claim at last. */
  async giveBack(run: string): Promise<void> {
    await this.clear(run);
    await this.#admin.firestore.doc(CLAIM).delete();
  }

  close(): Promise<void> {
    return this.#admin.close();
  }
}

function some(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const count = names.length === MAX_ACCOUNTS ? `${MAX_ACCOUNTS} or more` : String(names.length);
  const examples = names.slice(0, EXAMPLES).join(', ');
  return [`${count} ${what}${names.length > 1 ? 's' : ''}: ${examples}${names.length > EXAMPLES ? ', …' : ''}`];
}
