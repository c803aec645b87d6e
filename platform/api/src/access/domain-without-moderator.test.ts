import { docPaths, firestorePaths } from 'shared-kit/model';
import { apiCaller, type ApiMethod } from '../testing/api-caller';
import { TEST_SETTINGS, writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

const ALONE = { company: 'acme', domain: 'Alone' };

let platform: TestPlatform;
let token: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North Hall'] });
  await writeDomain(platform.firebase, ALONE);
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

describe.each(CALLS)('a domain without a moderator: %s /%s', (method, path, body) => {
  const ask = (parentUid?: string) =>
    call(method, path, {
      token,
      parentUid,
      ...(body ? { body: { domain: 'Alone', ...body } } : { query: { domain: 'Alone', session: 's1' } }),
    });

  it('PERM-10 900 when nobody is named who is responsible, 316 when whoever is named does not have it', async () => {
    const { firestore } = platform.firebase;
    expect(await ask()).toMatchObject({ http: 400, code: 900, args: ['parentUid'] });
    expect(await ask('marcos')).toMatchObject({ http: 404, code: 316 });
    expect((await firestore.collection(firestorePaths.settings(ALONE)).get()).size).toBe(1);
    expect((await firestore.doc(docPaths.session({ ...ALONE, session: 's1' })).get()).exists).toBe(true);
  });
});
