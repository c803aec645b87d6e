import { docPaths } from 'shared-kit/model';
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

it('PERM-10 3 for a moderator and 316 for an unknown domain', async () => {
  expect(await send('POST', { as: moderator })).toMatchObject({ http: 403, code: 3 });
  expect(await send('POST', { domain: 'Nowhere' })).toMatchObject({ http: 404, code: 316 });
  expect(await sides()).toEqual(NONE);
});
