import { isDeepStrictEqual } from 'node:util';
import { applicationDefault } from 'firebase-admin/app';
import { UnsecuredJWT } from 'jose';
import type { Caller } from '../../store/documents/access';
import type { WireQuery } from '../../store/query-spec/structured-query';
import { connectAdmin } from '../../testing/connect-admin';
import { sendRules } from '../../testing/send-rules';
import { startTestFirebase, type TestFirebase } from '../../testing/test-firebase';
import type { Target } from '../../testing/target';
import { fieldsOf, type Documents } from './requests';
import type { RulesWorld } from './world';

type Data = Readonly<Record<string, unknown>>;
type Writes = Readonly<Record<string, Data | undefined>>;

const PASSWORD = 'rules-1234';

/** Asks the rules that are in force on a Firebase elsewhere, with requests as clients send them. What such a request writes is undone before the next one. */
export class RemoteRules {
  readonly #admin;
  readonly #started: Promise<TestFirebase>;
  readonly #tokens = new Map<string, Promise<string>>();
  /** The documents that are stored, as far as they are known. */
  readonly #stored = new Map<string, Data>();

  constructor(
    private readonly target: Target,
    rules: { firestore: string; storage: string },
  ) {
    this.#admin = connectAdmin(target);
    this.#started = startTestFirebase().then(async (own) => {
      // A project has the rules that were deployed to it.
      if (target.hosts) await sendRules(target.hosts, target, rules);
      return own;
    });
  }

  with(documents: Documents): RulesWorld {
    const batch = (caller: Caller, writes: Writes) => this.#commit(caller, documents, writes);
    return {
      get: async (caller, path) => {
        await this.#lay(documents);
        return this.#may(await this.#ask(caller, `/${encoded(path)}`), 404);
      },
      list: (caller, parent, wanted) => this.#list(caller, documents, parent, wanted),
      listAll: (caller, collection) => {
        const slash = collection.lastIndexOf('/');
        return this.#list(caller, documents, collection.slice(0, Math.max(slash, 0)), {
          from: [{ collectionId: collection.slice(slash + 1) }],
        });
      },
      write: (caller, path, fields) => batch(caller, { [path]: fields }),
      batch,
      file: async (caller, method, name, before, after) => {
        await this.#lay(documents);
        return this.#file(caller, method, name, before, after);
      },
    };
  }

  async close(): Promise<void> {
    await (await this.#started).stop();
    await this.#admin.close();
  }

  async #list(caller: Caller, documents: Documents, parent: string, wanted: WireQuery): Promise<boolean> {
    await this.#lay(documents);
    // Paths in tables of tests name no project.
    const body = JSON.stringify({ structuredQuery: wanted }).replaceAll('projects/p/databases/(default)', this.#database);
    return this.#may(await this.#ask(caller, `${parent === '' ? '' : `/${encoded(parent)}`}:runQuery`, body));
  }

  async #commit(caller: Caller, documents: Documents, writes: Writes): Promise<boolean> {
    await this.#lay(documents);
    const may = this.#may(await this.#ask(caller, ':commit', this.#commitOf(writes)));
    if (may) this.#note(writes);
    return may;
  }

  /** Stores exactly these documents. */
  async #lay(documents: Documents): Promise<void> {
    await this.#started;
    const wrong: Record<string, Data | undefined> = {};
    for (const path of this.#stored.keys()) if (documents[path] === undefined) wrong[path] = undefined;
    for (const [path, data] of Object.entries(documents)) if (!isDeepStrictEqual(this.#stored.get(path), data)) wrong[path] = data;
    if (Object.keys(wrong).length === 0) return;
    const owner = this.target.hosts ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
    const answer = await fetch(`${this.#url}:commit`, { ...posted(this.#commitOf(wrong)), headers: { authorization: `Bearer ${owner}` } });
    if (!answer.ok) throw new Error(`The documents cannot be written: ${answer.status} ${await answer.text()}`);
    this.#note(wrong);
  }

  #note(writes: Writes): void {
    for (const [path, data] of Object.entries(writes)) {
      if (data === undefined) this.#stored.delete(path);
      else this.#stored.set(path, data);
    }
  }

  #commitOf(writes: Writes): string {
    const name = (path: string) => `${this.#database}/documents/${path}`;
    return JSON.stringify({
      writes: Object.entries(writes).map(([path, data]) =>
        data === undefined ? { delete: name(path) } : { update: { name: name(path), fields: fieldsOf(data) } },
      ),
    });
  }

  async #file(caller: Caller, method: string, name: string, before: Data | undefined, after: Data | undefined): Promise<boolean> {
    const place = this.#admin.bucket.file(name);
    if (before)
      await place.save(contentOf(before), { resumable: false, metadata: { ...typeOf(before), metadata: before['metadata'] as object } });
    try {
      const token = await this.#token(caller);
      const headers = {
        ...(token && { authorization: `Firebase ${token}` }),
        'content-type': (after?.['contentType'] as string | undefined) ?? 'application/json',
      };
      const at = `${this.#storageUrl}/v0/b/${this.target.bucket}/o`;
      const there = `${at}/${encodeURIComponent(name)}`;
      const requests: Record<string, () => Promise<Response>> = {
        get: () => fetch(there, { headers }),
        create: () => fetch(`${at}?name=${encodeURIComponent(name)}`, { method: 'POST', headers, body: contentOf(after ?? {}) }),
        update: () =>
          fetch(there, {
            method: 'PATCH',
            headers: { ...headers, 'content-type': 'application/json' },
            body: '{"cacheControl":"private"}',
          }),
        delete: () => fetch(there, { method: 'DELETE', headers }),
      };
      return this.#may(await requests[method]!());
    } finally {
      await place.delete({ ignoreNotFound: true });
    }
  }

  async #ask(caller: Caller, call: string, body?: string): Promise<Response> {
    const token = await this.#token(caller);
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return fetch(`${this.#url}${call}`, { ...(body !== undefined && posted(body)), headers });
  }

  /** Whether an answer is no refusal by the rules. Anything else than these two is an error of the test. */
  #may(answer: Response, ...others: number[]): boolean {
    if (answer.ok || others.includes(answer.status)) return true;
    if (answer.status === 403 || answer.status === 401) return false;
    throw new Error(`${answer.url} answers ${answer.status}`);
  }

  async #token(caller: Caller): Promise<string | undefined> {
    if (caller.kind !== 'user') return undefined;
    const key = JSON.stringify(caller.token);
    const token = this.#tokens.get(key) ?? this.#newToken(caller.uid, caller.token);
    this.#tokens.set(key, token);
    return token;
  }

  async #newToken(uid: string, { sub: _sub, ...claims }: Data): Promise<string> {
    const { projectId, hosts } = this.target;
    if (hosts) {
      const issuer = `https://securetoken.google.com/${projectId}`;
      const now = Math.floor(Date.now() / 1000);
      const firebase = { sign_in_provider: 'password', identities: {} };
      return new UnsecuredJWT({ ...claims, sub: uid, user_id: uid, firebase, auth_time: now })
        .setIssuer(issuer)
        .setAudience(projectId)
        .setIssuedAt(now)
        .setExpirationTime('1h')
        .encode();
    }
    // A project takes its own tokens alone: of an account with these claims, which later questions may change.
    const { auth } = this.#admin;
    const { email_verified: emailVerified = false, ...custom } = claims;
    const email = `${uid}@test.invalid`;
    await auth.deleteUser(uid).catch((error: { code: string }) => {
      if (error.code !== 'auth/user-not-found') throw error;
    });
    await auth.createUser({ uid, email, password: PASSWORD, emailVerified: emailVerified === true });
    await auth.setCustomUserClaims(uid, custom);
    return (await (await this.#started).signIn(email, PASSWORD)).idToken;
  }

  get #database(): string {
    return `projects/${this.target.projectId}/databases/${this.target.database}`;
  }

  get #url(): string {
    const { hosts } = this.target;
    return `${hosts ? `http://${hosts.firestore}` : 'https://firestore.googleapis.com'}/v1/${this.#database}/documents`;
  }

  get #storageUrl(): string {
    const { hosts } = this.target;
    return hosts ? `http://${hosts.storage}` : 'https://firebasestorage.googleapis.com';
  }
}

const posted = (body: string) => ({ method: 'POST', body });

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** As many bytes as the table of the test says. */
const contentOf = ({ size = '0' }: Data): Buffer => Buffer.alloc(Number(size));

const typeOf = ({ contentType }: Data): object => (contentType === undefined ? {} : { contentType });
