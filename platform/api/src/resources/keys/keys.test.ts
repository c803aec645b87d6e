import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';
import type { NewAccount } from '../../accounts/accounts';
import { apiCaller, type ApiCall } from '../../testing/api-caller';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { hashOf } from '../../access/key-tokens';

let platform: TestPlatform;
let token: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
  await platform.signUp({ uid: 'other-mod', moderator: true, companies: ['other'], authDomains: ['North'] });
  token = await platform.signUp({ uid: 'key', keyUser: true, companies: ['acme', 'other'] });
});

afterAll(() => platform.stop());

let count = 0;
async function moderator(): Promise<string> {
  const uid = `mod-${++count}`;
  await platform.signUp({ uid, moderator: true, authDomains: ['North', 'South'] });
  return uid;
}

const create = (parentUid: string | undefined, body: object = {}, options: ApiCall = {}) =>
  call('POST', 'keys', { token, parentUid, body: { description: 'Reports', authDomains: ['North'], ...body }, ...options });
const renew = (apiKeyId: string, options: ApiCall = {}) => call('PUT', 'keys', { token, body: { apiKeyId }, ...options });
const remove = (apiKeyId: string, options: ApiCall = {}) => call('DELETE', 'keys', { token, body: { apiKeyId }, ...options });
const setDomains = (apiKeyId: string, domains: unknown, options: ApiCall = {}) =>
  call('PATCH', 'keys/authDomains', { token, body: { apiKeyId, domains }, ...options });

async function keysOf(owner: string): Promise<({ id: string } & DocumentData)[]> {
  const keys = platform.firebase.firestore.collection(firestorePaths.apiKeys('acme')).where('parentUid', '==', owner);
  return (await keys.get()).docs.map((doc) => ({ id: doc.id, ...doc.data() }));
}
const claimedKeys = async (uid: string) => (await platform.firebase.auth.getUser(uid)).customClaims?.['apiKeys'] as string[] | undefined;

/** A moderator with one key. */
async function ownerOfOne() {
  const owner = await moderator();
  await create(owner);
  const [key] = await keysOf(owner);
  return { owner, key: key! };
}

describe('POST keys', () => {
  it('API-24 KEYS-20 KEYS-21 creates a signed token, stored with its hash, and adds the key to its owner’s claims', async () => {
    const owner = await moderator();
    const reply = await create(owner, { description: ' Integração ', authDomains: ['South', 'North', 'South'] });
    expect(reply).toMatchObject({ http: 200, code: 501 });
    const [key] = await keysOf(owner);
    expect(key).toMatchObject({
      description: 'Integracao',
      status: 'ACTIVE',
      authDomains: ['South', 'North'],
      company: 'acme',
      parentUid: owner,
      creationDate: expect.any(Timestamp) as unknown,
    });
    const text = key!['token'] as string;
    expect(text.length).toBeGreaterThan(60);
    expect(key!['tokenHash']).toBe(hashOf(text));
    expect(key!.id).toMatch(/^[a-z0-9]{8,12}$/);
    expect(JSON.stringify(reply)).not.toContain(text);
    expect((await platform.firebase.auth.getUser(owner)).customClaims).toEqual({
      moderator: true,
      company: 'acme',
      apiKeys: [key!.id],
    });
  });

  it('KEYS-15 API-24 accepts an empty list of domains', async () => {
    expect(await create(await moderator(), { authDomains: [] })).toMatchObject({ code: 501 });
  });

  it.each<[string, object, object]>([
    ['KEYS-16 505 for no description', { description: ' ' }, { http: 400, code: 505, field: 'description' }],
    ['KEYS-16 200 for an endless one', { description: 'x'.repeat(101) }, { http: 400, code: 200 }],
    ['KEYS-14 404 for a domain that is not the moderator\u2019s', { authDomains: ['East'] }, { http: 403, code: 404 }],
    ['KEYS-16 505 for a description that is missing', { description: undefined }, { http: 400, code: 505 }],
    ['API-24 900 for domains that are missing', { authDomains: undefined }, { http: 400, code: 900, args: ['authDomains'] }],
    ['API-24 204 for what is too much', { status: 'ACTIVE' }, { code: 204, args: ['status'] }],
    ['API-24 214 for another type', { authDomains: 'North' }, { code: 214, args: ['authDomains'] }],
  ])('%s', async (_what, body, expected) => {
    const owner = await moderator();
    expect(await create(owner, body)).toMatchObject(expected);
    expect(await keysOf(owner)).toEqual([]);
    expect(await claimedKeys(owner)).toBeUndefined();
  });

  it('API-24 900 without a moderator, 402 alike for one of another company and for an unknown one', async () => {
    expect(await create(undefined)).toMatchObject({ http: 400, code: 900, args: ['parentUid'] });
    const replies = await Promise.all(['other-mod', 'nobody', 'key'].map((parentUid) => create(parentUid)));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]).toMatchObject({ http: 404, code: 402 });
  });

  it('KEYS-21 413 if the claims would be too large, and nothing is written', async () => {
    const owner = await moderator();
    const batch = platform.firebase.firestore.batch();
    for (const id of Array.from({ length: 76 }, (_, i) => `k${String(i).padStart(9, '0')}`)) {
      batch.set(platform.firebase.firestore.doc(docPaths.apiKey('acme', id)), { parentUid: owner, status: 'ACTIVE' });
    }
    await batch.commit();
    expect(await create(owner)).toMatchObject({ http: 400, code: 413 });
    expect(await keysOf(owner)).toHaveLength(76);
  });

  describe('repeated after a lost answer', () => {
    const attempt = (id: string): ApiCall => ({ headers: { 'idempotency-key': id } });

    it('KEYS-14 API-24 reports success again, without creating a second key', async () => {
      const owner = await moderator();
      const replies = [await create(owner, {}, attempt('a')), await create(owner, {}, attempt('a'))];
      expect(replies.map(({ code }) => code)).toEqual([501, 501]);
      expect(await keysOf(owner)).toHaveLength(1);
      expect(await claimedKeys(owner)).toHaveLength(1);
    });

    it('KEYS-14 API-24 creates no second key while the first call is running', async () => {
      const owner = await moderator();
      const replies = await Promise.all([1, 2, 3].map(() => create(owner, {}, attempt('b'))));
      expect(replies.map(({ code }) => code)).toEqual([501, 501, 501]);
      expect(await keysOf(owner)).toHaveLength(1);
    });

    it('KEYS-14 API-24 creates another key for other content, another moderator or another attempt', async () => {
      const [owner, second] = [await moderator(), await moderator()];
      await create(owner, {}, attempt('c'));
      expect(await create(owner, { description: 'Other' }, attempt('c'))).toMatchObject({ code: 501 });
      expect(await create(owner, {}, attempt('d'))).toMatchObject({ code: 501 });
      expect(await create(owner, {}, attempt('x'.repeat(101)))).toMatchObject({ code: 501 });
      expect(await create(owner, {}, attempt('x'.repeat(101)))).toMatchObject({ code: 501 });
      expect(await keysOf(owner)).toHaveLength(5);
      expect(await create(second, {}, attempt('c'))).toMatchObject({ code: 501 });
      expect(await keysOf(second)).toHaveLength(1);
    });
  });

  it('KEYS-21 simultaneously created keys are all in the claims', async () => {
    const owner = await moderator();
    const replies = await Promise.all([1, 2, 3, 4].map((n) => create(owner, { description: `Key ${n}` })));
    expect(replies.map(({ code }) => code)).toEqual([501, 501, 501, 501]);
    const ids = (await keysOf(owner)).map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect([...(await claimedKeys(owner))!].sort()).toEqual(ids.sort());
  });
});

describe('PUT keys', () => {
  it('API-22 KEYS-10 KEYS-21 creates another key with the same content, and makes the old one INVALID', async () => {
    const { owner, key } = await ownerOfOne();
    expect(await renew(key.id, { parentUid: owner })).toMatchObject({ http: 200, code: 502 });
    const keys = await keysOf(owner);
    const renewed = keys.find(({ id }) => id !== key.id)!;
    expect(keys).toHaveLength(2);
    expect(keys.find(({ id }) => id === key.id)).toMatchObject({ status: 'INVALID' });
    const content = { description: 'Reports', authDomains: ['North'], company: 'acme', parentUid: owner };
    expect(renewed).toMatchObject({ ...content, status: 'ACTIVE' });
    expect(renewed['token']).not.toBe(key['token']);
    expect(await claimedKeys(owner)).toEqual([renewed.id]);
  });

  it('KEYS-10 (D-83) gives the new key those domains that the moderator still has', async () => {
    const { owner, key } = await ownerOfOne();
    await setDomains(key.id, ['North', 'South']);
    await platform.firebase.firestore.doc(docPaths.user(owner)).update({ authDomains: ['South', 'East'] });
    expect(await renew(key.id)).toMatchObject({ code: 502 });
    expect((await keysOf(owner)).find(({ id }) => id !== key.id)).toMatchObject({ status: 'ACTIVE', authDomains: ['South'] });
  });

  it('KEYS-10 508 for a key that was renewed before, so a repeated call creates no second key', async () => {
    const { owner, key } = await ownerOfOne();
    const replies = await Promise.all([renew(key.id), renew(key.id)]);
    expect(replies.map(({ code }) => code).sort()).toEqual([502, 508]);
    expect(await renew(key.id)).toMatchObject({ http: 409, code: 508 });
    expect(await keysOf(owner)).toHaveLength(2);
    expect(await claimedKeys(owner)).toHaveLength(1);
  });
});

describe('DELETE keys', () => {
  it('API-23 KEYS-21 removes the key and its claim; 506 for a repeated call', async () => {
    const { owner, key } = await ownerOfOne();
    expect(await remove(key.id, { parentUid: owner })).toMatchObject({ http: 200, code: 503 });
    expect(await keysOf(owner)).toEqual([]);
    expect(await claimedKeys(owner)).toBeUndefined();
    expect(await remove(key.id)).toMatchObject({ http: 404, code: 506 });
  });

  it('KEYS-05 removes an INVALID key too', async () => {
    const { owner, key } = await ownerOfOne();
    await renew(key.id);
    expect(await remove(key.id)).toMatchObject({ code: 503 });
    expect(await keysOf(owner)).toHaveLength(1);
    expect(await claimedKeys(owner)).toHaveLength(1);
  });

  it('API-23 removes a key whose owner has been removed', async () => {
    const { owner, key } = await ownerOfOne();
    await platform.firebase.firestore.doc(docPaths.user(owner)).delete();
    expect(await remove(key.id)).toMatchObject({ code: 503 });
  });
});

describe('PATCH keys/authDomains', () => {
  it('API-25 changes the domains, also to an empty list', async () => {
    const { owner, key } = await ownerOfOne();
    expect(await setDomains(key.id, ['South'], { parentUid: owner })).toMatchObject({ http: 200, code: 507 });
    expect(await keysOf(owner)).toMatchObject([{ authDomains: ['South'] }]);
    expect(await setDomains(key.id, [])).toMatchObject({ code: 507 });
    expect(await keysOf(owner)).toMatchObject([{ authDomains: [] }]);
  });

  it('KEYS-18 404 for a domain that is not the moderator\u2019s, 508 for an INVALID key', async () => {
    const { owner, key } = await ownerOfOne();
    expect(await setDomains(key.id, ['North', 'East'])).toMatchObject({ http: 403, code: 404, field: 'domains' });
    expect(await keysOf(owner)).toMatchObject([{ authDomains: ['North'] }]);
    await renew(key.id);
    expect(await setDomains(key.id, ['North'])).toMatchObject({ http: 409, code: 508 });
  });
});

describe('keys of others', () => {
  it('PERM-10 506 alike for a key of another company or moderator, and for an unknown key', async () => {
    const { key } = await ownerOfOne();
    const second = await moderator();
    for (const ask of [renew, remove, (id: string, options?: ApiCall) => setDomains(id, [], options)]) {
      const none = await ask('k000none00');
      expect(none).toMatchObject({ http: 404, code: 506 });
      expect(await ask(key.id, { company: 'other' })).toEqual(none);
      expect(await ask(key.id, { parentUid: second })).toEqual(none);
      expect(await ask('a/b')).toEqual(none);
    }
  });

  it.each<[string, Partial<NewAccount>]>([
    ['moderator', { moderator: true, authDomains: ['North'] }],
    ['assistant', { assistant: true }],
    ['pilot', { pilot: true }],
    ['checker', { checker: true }],
    ['unverified', { keyUser: true, emailVerified: false }],
    ['elsewhere', { keyUser: true, companies: ['third'] }],
  ])('PERM-02 3 for everybody but key users of the company (%s)', async (who, account) => {
    const { owner, key } = await ownerOfOne();
    const caller = { token: await platform.signUp({ uid: `who-${who}`, ...account }) };
    const replies = [
      await create(owner, {}, caller),
      await renew(key.id, caller),
      await remove(key.id, caller),
      await setDomains(key.id, [], caller),
    ];
    for (const reply of replies) expect(reply).toMatchObject({ http: 403, code: 3 });
    expect(await keysOf(owner)).toMatchObject([{ status: 'ACTIVE', authDomains: ['North'] }]);
  });
});

describe('when a service fails half-way', () => {
  it('KEYS-10 no key is renewed, and the claims are not changed', async () => {
    const { owner, key } = await ownerOfOne();
    const { firestore } = platform.firebase;
    const lost = Object.assign(new Error(), { code: 'app/network-error' });
    const runTransaction = firestore.runTransaction.bind(firestore);
    jest.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (body) => {
      await runTransaction((transaction) => body(transaction).then(() => Promise.reject(lost)));
    });
    expect(await renew(key.id)).toMatchObject({ http: 503, code: 6 });
    expect(await keysOf(owner)).toMatchObject([{ id: key.id, status: 'ACTIVE' }]);
    expect(await claimedKeys(owner)).toEqual([key.id]);
  });
});

it('PERM-10 every change of a key is recorded, without its token', async () => {
  const { key } = await ownerOfOne();
  await renew(key.id);
  await remove(key.id);
  const records = platform.firebase.firestore.collection(firestorePaths.audit('acme'));
  const { docs } = await records.where('target', '==', docPaths.apiKey('acme', key.id)).get();
  expect(docs.map((doc) => doc.get('action') as string).sort()).toEqual(['keys.create', 'keys.remove', 'keys.renew']);
  expect(JSON.stringify(docs.map((doc) => doc.data()))).not.toContain(key['token'] as string);
});
