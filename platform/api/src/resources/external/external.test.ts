import fc from 'fast-check';
import { SignJWT } from 'jose';
import { Timestamp } from 'firebase-admin/firestore';
import { CODES, docPaths, firestorePaths } from 'shared-kit/model';
import { hashOf } from '../../access/key-tokens';
import { apiCaller } from '../../testing/api-caller';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const SECRET = 'a secret of at least thirty-two bytes';
const NORTH = { company: 'acme', domain: 'North' };

let platform: TestPlatform;
let keyUser: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform({ settings: { keySecret: SECRET, callLimits: { perDay: 4000, perMinute: 3000 } } });
  const { firestore } = platform.firebase;
  keyUser = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North', 'Empty'] });
  await firestore.doc(docPaths.domain(NORTH)).set({ name: 'North', sessionCountLimit: 2 });
  for (const [id, startTime] of Object.entries({ s1: 1000, s2: 2000, s3: 3000 })) {
    const session = { ...NORTH, session: id };
    await firestore.doc(docPaths.session(session)).set({
      name: `Session ${id}`,
      startTime: Timestamp.fromMillis(startTime),
      endTime: null,
      total: 2,
      internal: 'not for outside',
    });
    for (const index of [0, 1]) {
      const records = [{ address: `G0${index}`, checkedAt: Timestamp.fromMillis(startTime + index) }];
      await firestore.doc(docPaths.addressPart(session, index)).set({ index, records });
    }
  }
  for (const [name, state] of Object.entries({ T1: 'PENDING', T2: 'COMPLETED' })) {
    const task = { name, state, createdDate: Timestamp.fromMillis(5000), createdBy: 'key', addressesCount: 1 };
    await firestore.doc(docPaths.task(NORTH, name)).set(task);
  }
});

afterAll(() => platform.stop());

let count = 0;
/** Creates a key as the console does. */
async function newKey(authDomains = ['North', 'Empty'], parentUid = 'mod'): Promise<{ id: string; token: string }> {
  const description = `Key ${++count}`;
  await call('POST', 'keys', { token: keyUser, parentUid, body: { description, authDomains } });
  const keys = platform.firebase.firestore.collection(firestorePaths.apiKeys('acme'));
  const [key] = (await keys.where('description', '==', description).get()).docs;
  return { id: key!.id, token: key!.get('token') as string };
}

async function get(path: 'sessions' | 'tasks', token: string | undefined, query: Record<string, string>) {
  const response = await platform.app.inject({
    method: 'GET',
    url: `/api/${path}`,
    query,
    headers: { ...(token !== undefined && { 'x-api-key': token }) },
  });
  const body = response.json<{ status: number; message: { code?: number } | string } & Record<string, unknown>>();
  const code = typeof body.message === 'string' ? 0 : body.message.code;
  return { http: response.statusCode, headers: response.headers, body, code };
}

const usage = (id: string) => platform.firebase.firestore.doc(docPaths.keyUsage('acme', id));

describe('a program with an API key reads', () => {
  let token: string;
  beforeAll(async () => {
    ({ token } = await newKey());
  });

  it('D-125 D-78 the newest sessions of a domain, as many as the domain lists', async () => {
    const { http, body } = await get('sessions', token, { domain: 'North' });
    expect(http).toBe(200);
    expect(body).toEqual({
      status: 200,
      message: 'OK',
      sessions: [
        { id: 's3', name: 'Session s3', startTime: 3000, endTime: null, total: 2 },
        { id: 's2', name: 'Session s2', startTime: 2000, endTime: null, total: 2 },
      ],
      next: expect.any(String) as string,
    });
  });

  it('D-125 fewer sessions, and those before', async () => {
    const { body } = await get('sessions', token, { domain: 'North', limit: '1', before: '3000' });
    expect(body['sessions']).toMatchObject([{ id: 's2' }]);
  });

  /** The ids of each page of a list, from the first page to the last. */
  async function pagesOf(path: 'sessions' | 'tasks', query: Record<string, string>): Promise<string[][]> {
    const pages: string[][] = [];
    let next: string | null = null;
    do {
      const { http, body } = await get(path, token, { ...query, ...(next !== null && { next }) });
      expect(http).toBe(200);
      pages.push((body[path] as { id: string }[]).map(({ id }) => id));
      next = body['next'] as string | null;
    } while (next !== null);
    return pages;
  }

  it.each<['sessions' | 'tasks', string]>([
    ['sessions', 'startTime'],
    ['tasks', 'createdDate'],
  ])('D-125 page by page all %s, also those of the same moment', async (path, field) => {
    const { firestore } = platform.firebase;
    const domain = { company: 'acme', domain: 'Empty' };
    // Half a millisecond apart, and the same.
    const times = [5000.5, 5000, 5000, 5000, 5000, 4000];
    for (const [index, time] of times.entries()) {
      const stored = { name: 'Same', state: 'PENDING', [field]: new Timestamp(Math.floor(time / 1000), (time % 1000) * 1_000_000) };
      await firestore.doc(`${firestorePaths[path](domain)}/d${index}`).set(stored);
    }
    await firestore.doc(`${firestorePaths[path](domain)}/none`).set({ name: 'No time', state: 'PENDING', [field]: null });
    const pages = await pagesOf(path, { domain: 'Empty', limit: '2' });
    expect(pages).toEqual([['d0', 'd4'], ['d3', 'd2'], ['d1', 'd5'], ['none']]);
    await firestore.recursiveDelete(firestore.collection(firestorePaths[path](domain)));
  });

  it('D-125 an empty last page when the rest was removed meanwhile, and tasks of one state page by page', async () => {
    const { body } = await get('sessions', token, { domain: 'North', limit: '2' });
    const last = platform.firebase.firestore.doc(docPaths.session({ ...NORTH, session: 's1' }));
    const stored = (await last.get()).data()!;
    await last.delete();
    expect((await get('sessions', token, { domain: 'North', next: body['next'] as string })).body).toMatchObject({
      sessions: [],
      next: null,
    });
    await last.set(stored);
    expect(await pagesOf('tasks', { domain: 'North', state: 'COMPLETED', limit: '1' })).toEqual([['T2']]);
  });

  it('one session with its records, part by part', async () => {
    const first = await get('sessions', token, { domain: 'North', session: 's1' });
    expect(first.body).toMatchObject({ session: { id: 's1' }, records: [{ address: 'G00', checkedAt: 1000 }], nextPart: 1 });
    const second = await get('sessions', token, { domain: 'North', session: 's1', part: '1' });
    expect(second.body).toMatchObject({ records: [{ address: 'G01', checkedAt: 1001 }], nextPart: null });
  });

  it('tasks of a domain, of one state, and one by its name', async () => {
    expect((await get('tasks', token, { domain: 'North' })).body['tasks']).toHaveLength(2);
    expect((await get('tasks', token, { domain: 'North', state: 'COMPLETED' })).body['tasks']).toMatchObject([{ id: 'T2' }]);
    const { body } = await get('tasks', token, { domain: 'North', task: 'T1' });
    expect(body['task']).toEqual({ id: 'T1', name: 'T1', state: 'PENDING', createdDate: 5000, addressesCount: 1 });
  });

  it.each(['LOST', 'UPLOADING', 'pending'])('TASK-12 names the valid states when asked for %s, which is none', async (state) => {
    const reply = await get('tasks', (await newKey()).token, { domain: 'North', state });
    expect(reply).toMatchObject({ http: 400, code: 944 });
    expect(JSON.stringify(reply)).toContain('Valid states: PENDING, STARTED, COMPLETED');
  });

  it.each<['sessions' | 'tasks', Record<string, string>, number, number]>([
    ['sessions', { domain: 'North', session: 'none' }, 404, 920],
    ['sessions', { domain: 'North', session: 'a/b' }, 404, 920],
    ['sessions', { domain: 'Empty' }, 404, 921],
    ['tasks', { domain: 'Empty' }, 404, 922],
    ['tasks', { domain: 'North', state: 'STARTED' }, 404, 922],
    ['tasks', { domain: 'North', task: 'none' }, 404, 923],
    ['tasks', { domain: 'North', state: 'LOST' }, 400, 944],
    ['sessions', { domain: 'North', session: 's1', limit: '1' }, 400, 980],
    ['tasks', { domain: 'North', task: 'T1', state: 'PENDING' }, 400, 980],
    ['sessions', {}, 400, 900],
    ['sessions', { domain: 'North', part: '1' }, 400, 900],
    ['sessions', { domain: 'North', all: 'true' }, 400, 204],
    ['sessions', { domain: 'North', limit: 'many' }, 400, 214],
    ['sessions', { domain: 'North', limit: '1000' }, 400, 215],
    ['sessions', { domain: 'North', limit: '0' }, 400, 215],
    ['sessions', { domain: 'North', before: '9007199254740992' }, 400, 215],
    ['sessions', { domain: 'North', before: '253402300799999', limit: '1' }, 200, 0],
    ['sessions', { domain: 'North', next: 'nonsense' }, 400, 215],
    ['sessions', { domain: 'North', next: btoa('[[1e300,0],"s1"]') }, 400, 215],
    ['sessions', { domain: 'North', next: btoa('[null,"a/b"]') }, 400, 215],
    ['tasks', { domain: 'North', next: btoa('{}') }, 400, 215],
    ['sessions', { domain: 'North', next: btoa('[null,"s1"]'), before: '5' }, 400, 980],
    ['sessions', { domain: 'North', session: 's1', next: 'x' }, 400, 980],
    ['tasks', { domain: 'North', task: 'T1', next: 'x' }, 400, 980],
  ])('DATA-10 GET %s %j is %i with %i', async (path, query, http, code) => {
    expect(await get(path, (await newKey()).token, query)).toMatchObject({ http, code });
  });

  it('ERR-37 980 names the arguments', async () => {
    const { body } = await get('sessions', token, { domain: 'North', session: 's1', limit: '1', before: '5' });
    expect(body.message).toMatchObject({ args: ['session, limit, before'] });
  });
});

describe('access with an API key', () => {
  it('PERM-10 316 for a domain that is not the key\u2019s, whether there is one or not', async () => {
    const { token } = await newKey(['Empty']);
    const existing = await get('sessions', token, { domain: 'North' });
    expect(existing).toMatchObject({ http: 404, code: 316 });
    for (const domain of ['Nowhere', 'North/sessions/s1', '..']) {
      expect((await get('sessions', token, { domain })).body).toEqual(existing.body);
    }
  });

  it('KEYS-10 2 with a key that was renewed or removed, and 200 with the one that replaced it', async () => {
    const { id, token } = await newKey();
    await call('PUT', 'keys', { token: keyUser, body: { apiKeyId: id } });
    expect(await get('tasks', token, { domain: 'North' })).toMatchObject({ http: 401, code: 2 });
    await call('DELETE', 'keys', { token: keyUser, body: { apiKeyId: id } });
    expect(await get('tasks', token, { domain: 'North' })).toMatchObject({ http: 401, code: 2 });
  });

  it('PERM-10 2 with the same answer for everything that is no key', async () => {
    const { id, token } = await newKey();
    const sign = (claims: object, secret: string) =>
      new SignJWT({ company: 'acme', ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .sign(new TextEncoder().encode(secret));
    const refused = [
      undefined,
      '',
      'nonsense',
      keyUser,
      `${token}x`,
      hashOf(token),
      await sign({}, 'another secret of thirty-two bytes!!'),
      // Signed with the right secret, but not the token that was issued.
      await sign({}, SECRET),
      await sign({ company: 'acme/apiKeys/x/usage' }, SECRET),
      await sign({ company: 7 }, SECRET),
    ];
    const answers = await Promise.all(refused.map((value) => get('tasks', value, { domain: 'North' })));
    for (const { http, body } of answers) {
      expect(http).toBe(401);
      expect(body).toEqual(answers[0]!.body);
    }
    expect((await usage(id).get()).exists).toBe(false);
  });

  it('PERM-10 a key only allows reading', async () => {
    const { token } = await newKey();
    for (const [method, path] of [
      ['POST', 'keys'],
      ['DELETE', 'users'],
      ['PATCH', 'users'],
    ] as const) {
      expect(await call(method, path, { body: {}, headers: { 'x-api-key': token } })).toMatchObject({ code: 2 });
      expect(await call(method, path, { token, body: {} })).toMatchObject({ code: 2 });
    }
  });
});

describe('a key reads what its owner may at that moment', () => {
  let owners = 0;
  /** A key of a moderator of its own, for both domains. */
  async function ownedKey() {
    const owner = `owner-${++owners}`;
    await platform.signUp({ uid: owner, moderator: true, authDomains: ['North', 'Empty'] });
    return { owner, ...(await newKey(['North', 'Empty'], owner)) };
  }
  const profile = (uid: string) => platform.firebase.firestore.doc(docPaths.user(uid));
  const north = (token: string) => get('tasks', token, { domain: 'North' });

  it('PERM-10 (D-82) 316 for a domain that the owner has lost, and 200 again for one that came back', async () => {
    const { owner, token } = await ownedKey();
    expect(await north(token)).toMatchObject({ http: 200 });
    await profile(owner).update({ authDomains: ['Empty'] });
    expect(await north(token)).toMatchObject({ http: 404, code: 316 });
    await profile(owner).update({ authDomains: ['North'] });
    expect(await north(token)).toMatchObject({ http: 200 });
  });

  it.each<[string, (owner: string) => Promise<unknown>]>([
    ['is no moderator any more', (owner) => profile(owner).update({ moderator: false })],
    ['belongs to another company', (owner) => profile(owner).update({ company: 'other' })],
    ['is disabled', (owner) => platform.firebase.auth.updateUser(owner, { disabled: true })],
    ['has no sign-in', (owner) => platform.firebase.auth.deleteUser(owner)],
    ['has no profile', (owner) => profile(owner).delete()],
  ])('PERM-10 (D-82) 2, with the reason, when the owner %s', async (_what, lose) => {
    const { owner, token } = await ownedKey();
    expect(await north(token)).toMatchObject({ http: 200 });
    await lose(owner);
    const { http, body } = await north(token);
    expect({ http, message: body.message }).toMatchObject({ http: 401, message: { code: 2, key: 'err.keyOwner' } });
  });

  it('PERM-10 (D-82) 2 for a key whose document names nobody who could be its owner', async () => {
    const { id, token } = await ownedKey();
    await platform.firebase.firestore.doc(docPaths.apiKey('acme', id)).update({ parentUid: 'a/b' });
    expect(await north(token)).toMatchObject({ http: 401, code: 2 });
  });

  it('PERM-10 (D-82) 6 while it is not known whether the owner may sign in', async () => {
    const { token } = await ownedKey();
    const outage = Object.assign(new Error(), { code: 'app/network-error' });
    jest.spyOn(platform.firebase.auth, 'getUser').mockRejectedValueOnce(outage);
    expect(await north(token)).toMatchObject({ http: 503, code: 6 });
  });
});

it('PERM-10 any request with a key is answered or refused, and never causes code 1', async () => {
  const { token } = await newKey();
  const known = ['domain', 'session', 'task', 'state', 'limit', 'part', 'before', 'next', '__proto__'];
  const name = fc.oneof(fc.constantFrom(...known), fc.string());
  const value = fc.oneof(fc.constantFrom('North', 's1', 'T1', '-1', '1e309', '9007199254740993'), fc.string({ unit: 'binary' }));
  const query = fc.array(fc.tuple(name, value), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('sessions', 'tasks'), query, async (path, pairs) => {
      const search = ['domain=North', ...pairs.map(([key, text]) => `${encodeWell(key)}=${encodeWell(text)}`)].join('&');
      const response = await platform.app.inject({ url: `/api/${path}?${search}`, headers: { 'x-api-key': token } });
      expect(response.statusCode).toBeLessThan(500);
      if (response.statusCode !== 200) {
        expect(CODES[response.json<{ message: { code: number } }>().message.code]).toBeDefined();
      }
    }),
    { numRuns: 50 },
  );
});

/** Half a surrogate pair cannot be encoded in a URL. */
const encodeWell = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '?'));

describe('limits of calls', () => {
  const minuteOf = (ms: number) => Math.floor(ms / 60_000);
  const dayOf = (ms: number) => Math.floor(ms / 86_400_000);

  it('ERR-36 961 with the seconds until the next minute, after which calls are accepted again', async () => {
    const { id, token } = await newKey();
    const now = Date.now();
    await usage(id).set({ day: dayOf(now), dayCount: 3000, minute: minuteOf(now), minuteCount: 3000 });
    // The next minute may begin during the test; then accepting the call is right.
    const { http, code, headers } = await get('tasks', token, { domain: 'North' });
    if (minuteOf(Date.now()) === minuteOf(now)) {
      expect({ http, code }).toEqual({ http: 429, code: 961 });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    await usage(id).update({ minute: minuteOf(now) - 1 });
    expect(await get('tasks', token, { domain: 'North' })).toMatchObject({ http: 200 });
  });

  it('ERR-36 960 with the seconds until the next day', async () => {
    const { id, token } = await newKey();
    const now = Date.now();
    await usage(id).set({ day: dayOf(now), dayCount: 4000, minute: 0, minuteCount: 0 });
    const { http, code, headers } = await get('tasks', token, { domain: 'North' });
    expect({ http, code }).toEqual({ http: 429, code: 960 });
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(86_400);
    await usage(id).update({ day: dayOf(now) - 1 });
    expect(await get('tasks', token, { domain: 'North' })).toMatchObject({ http: 200 });
  });

  it('ERR-36 many simultaneous calls are answered or refused by the limit, and the answered ones are counted', async () => {
    const { id, token } = await newKey();
    const replies = await Promise.all(Array.from({ length: 25 }, () => get('tasks', token, { domain: 'North' })));
    const answered = replies.filter(({ http }) => http === 200).length;
    expect(answered).toBeGreaterThan(0);
    expect(replies.filter(({ http }) => http === 503)).toHaveLength(25 - answered);
    expect((await usage(id).get()).get('dayCount')).toBe(answered);
  });

  it('ADD-62 each counted call notes when and from where, and the calls of each of the last 30 days', async () => {
    const { id, token } = await newKey();
    const today = dayOf(Date.now());
    const day = 24 * 3_600_000;
    await usage(id).set({ day: today - 2, dayCount: 7, past: [4, ...Array<number>(28).fill(1)] });
    await get('tasks', token, { domain: 'North' });
    const stored = (await usage(id).get()).data()!;
    // The day may change while the test runs: a day without calls more.
    const passed = dayOf(Date.now()) - today;
    expect(stored).toMatchObject({ dayCount: 1, lastFrom: '127.0.0.1' });
    expect(stored['past']).toEqual([...Array<number>(1 + passed).fill(0), 7, 4, ...Array<number>(28).fill(1)].slice(0, 29));
    expect(Number(stored['fromUntil']) - Number(stored['lastAt'])).toBe(90 * day);
    expect(Math.abs(Number(stored['lastAt']) - Date.now())).toBeLessThan(day);
  });

  it('ERR-36 simultaneous calls are counted once each, and the count is removed with its key', async () => {
    const { id, token } = await newKey();
    await Promise.all([1, 2, 3, 4, 5].map(() => get('tasks', token, { domain: 'North' })));
    expect((await usage(id).get()).get('dayCount')).toBe(5);
    await call('DELETE', 'keys', { token: keyUser, body: { apiKeyId: id } });
    expect((await usage(id).get()).exists).toBe(false);
  });
});
