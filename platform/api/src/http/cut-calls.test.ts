import { docPaths, storagePaths } from 'shared-kit/model';
import { apiCaller, type ApiCall, type ApiMethod } from '../testing/api-caller';
import { TEST_SETTINGS, writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North' };
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let platform: TestPlatform;
let token: string;
const call = apiCaller(() => platform);

/** Every document of the company and every file with what is in it. */
async function everything(): Promise<Record<string, unknown>> {
  const { firestore, bucket } = platform.firebase;
  const found: Record<string, unknown> = {};
  const walk = async (path: string): Promise<void> => {
    const document = firestore.doc(path);
    found[path] = (await document.get()).data();
    for (const collection of await document.listCollections()) {
      // The platform writes summaries independently of calls.
      if (collection.id === 'summaries') continue;
      for (const { path: inside } of await collection.listDocuments()) await walk(inside);
    }
  };
  await walk(docPaths.company('acme'));
  for (const uid of ['mod', 'pilot']) await walk(docPaths.user(uid));
  for (const file of (await bucket.getFiles())[0]) found[file.name] = (await file.download())[0].toString('hex');
  return found;
}

/** Starts a platform on which every call has no time left when it begins, and stores the documents that the calls name. */
async function startSlowPlatform(): Promise<void> {
  platform = await startTestPlatform({ callMs: 0 });
  const { firebase, signUp } = platform;
  token = await signUp({ uid: 'key', keyUser: true });
  await signUp({ uid: 'mod', moderator: true, authDomains: ['North'] });
  await signUp({ uid: 'pilot', pilot: true, parent: 'mod', authDomains: ['North'] });
  await firebase.firestore.doc(docPaths.company('acme')).set({ id: 'acme', authDomains: ['North'] });
  const [label] = TEST_SETTINGS.labelDesigns;
  const picture = storagePaths.label(NORTH, 'Pallet');
  await writeDomain(firebase, NORTH, { ...TEST_SETTINGS, labelDesigns: [{ ...label!, picture }] });
  await firebase.bucket.file(picture).save(PICTURE, { resumable: false, contentType: 'image/png' });
  await firebase.firestore.doc(docPaths.license('acme', 'lic')).set({ company: 'acme', isActive: true, authDomains: [] });
  await firebase.firestore.doc(docPaths.license('acme', 'used')).set({ company: 'acme', isActive: true, authDomains: ['North'] });
  const session = { ...NORTH, session: 's1' };
  await firebase.firestore.doc(docPaths.session(session)).set({ name: 's1', searchName: 's1', pushStatus: null });
  await firebase.firestore.doc(docPaths.addressPart(session, 0)).set({ index: 0, records: [] });
  await firebase.bucket.file(storagePaths.sessionFile(session, 'a.jpg')).save(PICTURE, { resumable: false });
}

beforeAll(startSlowPlatform, 60_000);
afterAll(() => platform.stop());

const domain = 'North';
const { baseFields, resultFields } = TEST_SETTINGS;
const [field] = TEST_SETTINGS.manualInputFields;
const corners = { firstVertex: { x: 0, y: 0 }, secondVertex: { x: 100, y: 50 } };
const inner = { firstVertex: { x: 10, y: 10 }, secondVertex: { x: 90, y: 40 } };
const dataFields = [{ name: 'SKU', type: 'data', limiterType: 'range', limiter: '-1' }];
const barcodePatterns = [{ ...inner, ignoreRemaining: false, isRequired: true, dataFields }];
const imageFile = `data:image/png;base64,${PICTURE.toString('base64')}`;
const label = (name: string) => ({ name, ...corners, barcodePatterns, imageFile });

const CUT: [ApiMethod, string, ApiCall][] = [
  ['POST', 'domains', { body: { domain: 'South', copyDomain: domain, currentDomains: [domain] } }],
  ['PATCH', 'domains', { body: { domain, settings: { addrPattern: 'RR', addrPatternUser: 'RR', baseFields, resultFields } } }],
  ['DELETE', 'domains', { body: { domain } }],
  ['POST', 'labelDesigns', { body: { domain, newLabelDesign: label('Crate') } }],
  ['PATCH', 'labelDesigns', { body: { domain, labelName: 'Pallet', newLabelDesign: label('Pallet') } }],
  ['PATCH', 'labelDesigns', { body: { domain, labelName: 'Pallet', newLabelDesign: { ...label('Renamed'), imageFile: null } } }],
  ['DELETE', 'labelDesigns', { body: { domain, labelName: 'Pallet' } }],
  ['POST', 'mif', { body: { domain, newData: { ...field, field: 'Weight' } } }],
  ['PATCH', 'mif', { body: { domain, index: 0, newData: { ...field, field: 'Cartons' }, currentData: [field] } }],
  ['DELETE', 'mif', { body: { domain, index: 0, currentData: [field] } }],
  ['POST', 'licenses', { body: { domain, licenseKey: 'lic' } }],
  ['DELETE', 'licenses', { body: { domain, licenseKey: 'used' } }],
  ['DELETE', 'sessions', { query: { domain, session: ['s1'] } }],
];

it('calls that run out of time answer code 6, and closing the server waits until their writes are complete', async () => {
  const before = await everything();
  expect(Object.keys(before)).toContain(storagePaths.label(NORTH, 'Pallet'));
  for (const [method, path, options] of CUT) {
    const reply = await call(method, path, { token, parentUid: 'mod', ...options });
    expect({ method, path, http: reply.http, code: reply.code }).toEqual({ method, path, http: 503, code: 6 });
  }
  await platform.app.close();
  expect(await everything()).toEqual(before);
});
