import { docPaths, firestorePaths } from 'shared-kit/model';
import { apiCaller, type ApiMethod } from '../testing/api-caller';
import { TEST_SETTINGS, writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

const ALONE = { company: 'acme', domain: 'Alone' };
const SHARED = { company: 'acme', domain: 'Shared' };

let platform: TestPlatform;
let token: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North Hall'] });
  for (const uid of ['maria', 'joana']) await platform.signUp({ uid, moderator: true, authDomains: ['Shared'] });
  for (const domain of [ALONE, SHARED]) await writeDomain(platform.firebase, domain);
  await platform.firebase.firestore.doc(docPaths.session({ ...ALONE, session: 's1' })).set({ name: 'Count' });
});

afterAll(() => platform.stop());

const { labelDesigns: _labels, manualInputFields, ...settings } = TEST_SETTINGS;
const point = { x: 0, y: 0 };
const newLabelDesign = { name: 'Box', firstVertex: point, secondVertex: point, barcodePatterns: [], imageFile: null };
const newData = { field: 'Remarks', description: 'Anything', inputType: 'text' };

const CALLS: [method: ApiMethod, path: string, body?: object][] = [
  ['PATCH', 'domains', { settings }],
  ['DELETE', 'domains', {}],
  ['POST', 'labelDesigns', { newLabelDesign }],
  ['PATCH', 'labelDesigns', { labelName: 'Pallet', newLabelDesign }],
  ['DELETE', 'labelDesigns', { labelName: 'Pallet' }],
  ['POST', 'mif', { newData }],
  ['PATCH', 'mif', { newData, currentData: manualInputFields, index: 0 }],
  ['DELETE', 'mif', { currentData: manualInputFields, index: 0 }],
  ['POST', 'licenses', { licenseKey: 'drone' }],
  ['DELETE', 'licenses', { licenseKey: 'drone' }],
  ['DELETE', 'sessions'],
];

const askFor = ([method, path, body]: (typeof CALLS)[number], domain: string, parentUid?: string) =>
  call(method, path, { token, parentUid, ...(body ? { body: { domain, ...body } } : { query: { domain, session: 's1' } }) });

describe.each(CALLS)('a domain without a moderator: %s /%s', (...one) => {
  const ask = (parentUid?: string) => askFor(one, 'Alone', parentUid);

  it('PERM-10 DOM-12 code 900 without a parent, 316 or the reason with a parent who does not have the domain', async () => {
    const { firestore } = platform.firebase;
    expect(await ask()).toMatchObject({ http: 400, code: 900, args: ['parentUid'] });
    const [method, path] = one;
    const refusal =
      method === 'DELETE' && path === 'domains' ? { http: 409, key: 'manDom.errMissingParent', args: ['Alone'] } : { http: 404, code: 316 };
    expect(await ask('marcos')).toMatchObject(refusal);
    expect((await firestore.collection(firestorePaths.settings(ALONE)).get()).size).toBe(1);
    expect((await firestore.doc(docPaths.session({ ...ALONE, session: 's1' })).get()).exists).toBe(true);
  });
});

describe.each(CALLS)('a domain of several moderators: %s /%s', (...one) => {
  const refusal = { http: 409, key: 'manDom.errMultipleParents', args: ['Shared'] };

  it('DASH-06 DSET-16 status 409 without a code if the domain names none of them, whichever of them is the parent', async () => {
    const { firestore } = platform.firebase;
    for (const parent of ['', 'marcos', null]) {
      await firestore.doc(docPaths.domain(SHARED)).update({ parent });
      for (const uid of ['maria', 'joana']) {
        const answer = await askFor(one, 'Shared', uid);
        expect(answer).toMatchObject(refusal);
        expect(answer).not.toHaveProperty('code');
      }
    }
    expect((await firestore.collection(firestorePaths.settings(SHARED)).get()).size).toBe(1);
  });
});

it('DASH-06 DOM-11 among several moderators the one named in the domain is responsible, except for its removal', async () => {
  const { firestore } = platform.firebase;
  await firestore.doc(docPaths.domain(SHARED)).update({ parent: 'maria' });
  await firestore.doc(docPaths.session({ ...SHARED, session: 's1' })).set({ name: 'Count' });
  expect(await call('DELETE', 'sessions', { token, parentUid: 'maria', query: { domain: 'Shared', session: 's1' } })).toMatchObject({
    http: 200,
    key: 'sessions.removed',
  });
  expect((await firestore.doc(docPaths.session({ ...SHARED, session: 's1' })).get()).exists).toBe(false);
  expect(await askFor(['DELETE', 'domains', {}], 'Shared', 'maria')).toMatchObject({ http: 409, key: 'manDom.errMultipleParents' });
  expect((await firestore.doc(docPaths.domain(SHARED)).get()).exists).toBe(true);
});
