import { docPaths, firestorePaths } from 'shared-kit/model';
import { createLicenseChanges } from '../../work/licenses/license-changes';
import { billedFor } from '../../testing/billed';
import { call } from '../../testing/console-calls';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };
const SOUTH = { company: 'acme', domain: 'South Hall' };
const TOMORROW = Math.floor(Date.now() / 1000) + 86_400;

let platform: TestPlatform;
let token: string;
let moderator: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  moderator = await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North Hall'] });
  await platform.signUp({ uid: 'maria', moderator: true, authDomains: ['South Hall'] });
  await platform.signUp({ uid: 'paulo', pilot: true, authDomains: ['North Hall', 'South Hall'] });
  await platform.signUp({ uid: 'theirs', companies: ['norte'], pilot: true, authDomains: ['North Hall'] });
});

afterAll(() => platform.stop());

const at = (path: string) => platform.firebase.firestore.doc(path);
const license = (id: string, changes: object = {}, company = 'acme') =>
  at(docPaths.license(company, id)).set({
    description: id,
    serialNumber: '1',
    company,
    isActive: true,
    expDate: TOMORROW,
    authDomains: [],
    ...changes,
  });

beforeEach(async () => {
  await writeDomain(platform.firebase, NORTH);
  await writeDomain(platform.firebase, SOUTH);
  await license('drone');
  for (const uid of ['marcos', 'paulo', 'theirs']) await at(docPaths.user(uid)).update({ authLicenses: [] });
});

const send = (method: 'POST' | 'DELETE', { licenseKey = 'drone', domain = 'North Hall', as = token } = {}) => {
  const parentUid = domain === SOUTH.domain ? 'maria' : 'marcos';
  return call(platform, { method, url: '/licenses', token: as, parentUid, body: { domain, licenseKey } });
};

async function sides() {
  const list = async (path: string, field: string) => (await at(path).get()).get(field) as unknown;
  return {
    license: await list(docPaths.license('acme', 'drone'), 'authDomains'),
    domain: await list(docPaths.domain(NORTH), 'authLicenses'),
    moderator: await list(docPaths.user('marcos'), 'authLicenses'),
    pilot: await list(docPaths.user('paulo'), 'authLicenses'),
    theirs: await list(docPaths.user('theirs'), 'authLicenses'),
  };
}
const NONE = { license: [], domain: [], moderator: [], pilot: [], theirs: [] };
const BOTH = { license: ['North Hall'], domain: ['drone'], moderator: ['drone'], pilot: ['drone'], theirs: [] };

it('API-20 LIC-06 310 adds the licence to the domain and its users, and the domain to the licence', async () => {
  expect(await send('POST')).toMatchObject({ http: 200, code: 310 });
  expect(await sides()).toEqual(BOTH);
});

it('API-21 311 removes it from all of them', async () => {
  await send('POST');
  expect(await send('DELETE')).toMatchObject({ http: 200, code: 311 });
  expect(await sides()).toEqual(NONE);
});

it('D-39 a user keeps a licence that another of their domains has', async () => {
  await send('POST');
  await send('POST', { domain: 'South Hall' });
  await send('DELETE');
  expect(await sides()).toEqual({ license: ['South Hall'], domain: [], moderator: [], pilot: ['drone'], theirs: [] });
});

it('API-20 313 and API-21 314 for a repeated request', async () => {
  await send('POST');
  expect(await send('POST')).toMatchObject({ http: 409, code: 313 });
  expect(await sides()).toEqual(BOTH);
  await send('DELETE');
  expect(await send('DELETE')).toMatchObject({ http: 400, code: 314 });
});

it('DATA-04 a domain has its licences, and keeps its limit, its pre-script and its list of domains when one is added', async () => {
  const others = { sessionCountLimit: 20, taskPreprocessingScript: 'return sheets', authDomains: ['North Hall'] };
  await at(docPaths.domain(NORTH)).update(others);
  expect(await send('POST')).toMatchObject({ code: 310 });
  expect((await at(docPaths.domain(NORTH)).get()).data()).toEqual({
    name: 'North Hall',
    parent: 'marcos',
    authLicenses: ['drone'],
    ...others,
  });
});

it('API-20 repairs a licence and a domain that disagree', async () => {
  await at(docPaths.domain(NORTH)).update({ authLicenses: ['drone'] });
  expect(await send('POST')).toMatchObject({ code: 310 });
  expect(await sides()).toEqual(BOTH);
});

it('API-21 removes a deleted licence from the domain', async () => {
  await send('POST');
  await at(docPaths.license('acme', 'drone')).delete();
  expect(await send('DELETE')).toMatchObject({ code: 311 });
  expect(await sides()).toEqual({ ...NONE, license: undefined });
});

it.each<[string, number, object]>([
  ['315 when it is switched off', 315, { isActive: false }],
  ['315 when it says that it is another company’s', 315, { company: 'norte' }],
  ['101 when it is past its date', 101, { expDate: 1 }],
])('API-20 %s', async (_title, code, changes) => {
  await license('drone', changes);
  expect(await send('POST')).toMatchObject({ http: 400, code });
  expect(await sides()).toEqual(NONE);
});

it('API-20 312 alike for another company’s licence and for an unknown one', async () => {
  await license('secret', {}, 'norte');
  const answer = await send('POST', { licenseKey: 'nothing' });
  expect(answer).toMatchObject({ http: 404, code: 312 });
  expect(await send('POST', { licenseKey: 'secret' })).toEqual(answer);
  expect(await send('POST', { licenseKey: '../../norte/licenses/secret' })).toEqual(answer);
  expect(await send('DELETE', { licenseKey: 'nothing' })).toMatchObject({ code: 312 });
});

describe('a domain of many users', () => {
  const MANY = 120;
  const PAGE = 100;
  const profiles = () => platform.firebase.firestore.collection(firestorePaths.users()).where('crowd', '==', true);
  const licensed = async () => (await profiles().where('authLicenses', 'array-contains', 'drone').count().get()).data().count;
  const markers = () => platform.firebase.firestore.collection(firestorePaths.licenseChanges('acme'));

  beforeAll(async () => {
    const batch = platform.firebase.firestore.batch();
    for (let index = 0; index < MANY; index += 1) {
      const keyUser = index % 10 === 0;
      const company = keyUser ? ['acme', 'norte'] : 'acme';
      batch.set(at(docPaths.user(`crowd${index}`)), { crowd: true, company, keyUser, authDomains: ['North Hall'], authLicenses: [] });
    }
    await batch.commit();
  });

  beforeEach(async () => {
    const { docs } = await profiles().get();
    const batch = platform.firebase.firestore.batch();
    for (const { ref } of docs) batch.update(ref, { authLicenses: [] });
    await batch.commit();
  });

  afterAll(async () => {
    const batch = platform.firebase.firestore.batch();
    for (const { ref } of (await profiles().get()).docs) batch.delete(ref);
    await batch.commit();
  });

  it('D-124 gives it to all and takes it from all, in commits of some users each', async () => {
    const adding = await billedFor(async () => expect(await send('POST')).toMatchObject({ code: 310 }));
    expect(await licensed()).toBe(MANY);
    const removing = await billedFor(async () => expect(await send('DELETE')).toMatchObject({ code: 311 }));
    expect(await licensed()).toBe(0);
    for (const { largestCommit, writes } of [adding, removing]) {
      expect(largestCommit).toBeLessThanOrEqual(PAGE);
      expect(writes).toBeGreaterThanOrEqual(MANY);
    }
    expect((await markers().get()).size).toBe(0);
  });

  /** A change whose server died after it had written some profiles. */
  async function interrupted(authDomains: string[], some: number): Promise<void> {
    await license('drone', { authDomains });
    await at(docPaths.domain(NORTH)).update({ authLicenses: authDomains.length > 0 ? ['drone'] : [] });
    const { docs } = await profiles().limit(some).get();
    for (const { ref } of docs) await ref.update({ authLicenses: authDomains.length > 0 ? ['drone'] : [] });
    await markers().add({ ...NORTH, license: 'drone', leaseUntil: Date.now() - 1 });
  }

  it('D-124 another server completes what one that died has begun', async () => {
    await interrupted(['North Hall'], 30);
    await createLicenseChanges(platform.firebase).resumeAll();
    expect(await licensed()).toBe(MANY);
    expect((await markers().get()).size).toBe(0);
  });

  it('D-124 what is left of an earlier change does not undo a later one', async () => {
    await interrupted(['North Hall'], 30);
    expect(await send('DELETE')).toMatchObject({ code: 311 });
    await createLicenseChanges(platform.firebase).resumeAll();
    expect(await licensed()).toBe(0);
  });

  it('D-124 a server that closes stops before the next users, and the next one goes on at once', async () => {
    await interrupted(['North Hall'], 30);
    const closing = createLicenseChanges(platform.firebase);
    closing.close();
    await expect(closing.resumeAll()).rejects.toThrow('Work is left over in licenseChanges.');
    expect(await licensed()).toBe(30);
    expect((await markers().get()).docs[0]!.get('leaseUntil')).toBe(0);
    await createLicenseChanges(platform.firebase).resumeAll();
    expect(await licensed()).toBe(MANY);
  });

  it('D-46 a domain is taken from all of them in commits of some users each, with the licence that they have through no other', async () => {
    const WEST = { company: 'acme', domain: 'West Hall' };
    await writeDomain(platform.firebase, WEST);
    await at(docPaths.user('marta')).set({ company: 'acme', moderator: true, authDomains: ['West Hall'], authLicenses: [] });
    await license('drone', { authDomains: ['West Hall', 'South Hall'] });
    const { docs } = await profiles().get();
    const batch = platform.firebase.firestore.batch();
    for (const [index, { ref }] of docs.entries()) {
      batch.update(ref, { authDomains: index < 5 ? ['West Hall', 'South Hall'] : ['West Hall', 'North Hall'], authLicenses: ['drone'] });
    }
    await batch.commit();
    const removing = () => call(platform, { method: 'DELETE', url: '/domains', token, parentUid: 'marta', body: { domain: 'West Hall' } });
    const { largestCommit } = await billedFor(async () => expect(await removing()).toMatchObject({ code: 303 }));
    expect(largestCommit).toBeLessThanOrEqual(PAGE);
    expect((await profiles().where('authDomains', 'array-contains', 'West Hall').get()).size).toBe(0);
    expect(await licensed()).toBe(5);
  });

  it('PERM-10 a call that changes the domain reads its moderator and none of its other users', async () => {
    const { reads } = await billedFor(async () => expect(await send('DELETE', { licenseKey: 'nothing' })).toMatchObject({ code: 312 }));
    expect(reads).toBeLessThanOrEqual(14);
  });
});

it('PERM-10 3 for a moderator and 316 for an unknown domain', async () => {
  expect(await send('POST', { as: moderator })).toMatchObject({ http: 403, code: 3 });
  expect(await send('POST', { domain: 'Nowhere' })).toMatchObject({ http: 404, code: 316 });
  expect(await sides()).toEqual(NONE);
});
