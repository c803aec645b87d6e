import { docPaths, firestorePaths, storagePaths, type DomainSettings } from 'shared-kit/model';
import { latestSettings } from '../settings/latest-settings';
import { call } from '../testing/console-calls';
import { TEST_SETTINGS, writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

let platform: TestPlatform;
let token: string;
let pilot: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  pilot = await platform.signUp({ uid: 'pilot', pilot: true, authDomains: ['North Hall'] });
}, 60_000);

afterAll(() => platform.stop());

beforeEach(async () => {
  await writeDomain(platform.firebase, NORTH);
  await platform.firebase.bucket.deleteFiles({ prefix: docPaths.domain(NORTH) });
});

const settings = (): Promise<DomainSettings> => latestSettings(platform.firebase.firestore, NORTH);
const names = async () => (await settings()).labelDesigns.map(({ name }) => name);
const file = (label: string) => platform.firebase.bucket.file(storagePaths.label(NORTH, label));
const bytesOf = async (label: string) => (await file(label).download())[0];

const dataField = { name: 'LOT', type: 'data', limiterType: 'range', limiter: '4' };
const pattern = {
  firstVertex: { x: 10, y: 10 }, secondVertex: { x: 50, y: 20 }, regex: '(a+)+$', ignoreRemaining: true, isRequired: true,
  dataFields: [dataField],
};
const design = (changes: object = {}) => ({
  name: 'Box', firstVertex: { x: 0, y: 0 }, secondVertex: { x: 100, y: 80 }, barcodePatterns: [pattern], imageFile: null,
  ...changes,
});

const send = (method: 'POST' | 'PATCH' | 'DELETE', body: object, as = token) =>
  call(platform, { method, url: '/labelDesigns', token: as, body: { domain: 'North Hall', ...body } });
const add = (changes: object = {}) => send('POST', { newLabelDesign: design(changes) });
const update = (labelName: string, changes: object = {}) => send('PATCH', { labelName, newLabelDesign: design(changes) });

it('API-14 LABEL-19 304 adds a label with the expression of its fields and not the one that was sent', async () => {
  expect(await add()).toMatchObject({ http: 200, code: 304 });
  const [, label] = (await settings()).labelDesigns;
  expect(label).toMatchObject({ name: 'Box', picture: null, barcodePatterns: [{ regex: '^(.{4}).*' }] });
  expect(await names()).toEqual(['Pallet', 'Box']);
});

it('DSET-17 the expected columns follow the labels', async () => {
  await add({ barcodePatterns: [{ ...pattern, dataFields: [{ ...dataField, useCheckField: true }] }] });
  const { docs } = await platform.firebase.firestore
    .collection(`${docPaths.domain(NORTH)}/settings`).orderBy('createdDate', 'desc').limit(1).get();
  expect(docs[0]?.get('expectedDataColumns')).toEqual({ barcode: ['SKU', 'LOT'], mif: ['Expected boxes'] });
});

it('DATA-09 stores the picture under domain and label', async () => {
  expect(await add({ imageFile: dataUrl(PNG) })).toMatchObject({ code: 304 });
  expect((await settings()).labelDesigns[1]?.picture).toBe('companies/acme/domains/North Hall/labels/Box');
  expect(await bytesOf('Box')).toEqual(PNG);
  expect((await file('Box').getMetadata())[0].contentType).toBe('image/png');
});

it('API-15 LABEL-20 305 changes a label in its place and keeps its picture', async () => {
  await add({ imageFile: dataUrl(PNG) });
  expect(await update('Box', { secondVertex: { x: 90, y: 80 } })).toMatchObject({ http: 200, code: 305 });
  const [, label] = (await settings()).labelDesigns;
  expect(label).toMatchObject({ secondVertex: { x: 90 }, picture: storagePaths.label(NORTH, 'Box') });
});

it('API-15 a new picture replaces the old one and is recorded, though the label stays as it was', async () => {
  await add({ imageFile: dataUrl(PNG) });
  const records = async () => (await platform.firebase.firestore.collection(firestorePaths.audit('acme')).get()).size;
  const before = await records();
  await update('Box', { imageFile: dataUrl(JPEG, 'image/jpeg') });
  expect(await bytesOf('Box')).toEqual(JPEG);
  expect(await records()).toBe(before + 1);
  await update('Box');
  expect(await records()).toBe(before + 1);
});

it('D-51 a renamed label takes its picture along', async () => {
  await add({ imageFile: dataUrl(PNG) });
  expect(await update('Box', { name: 'Carton ção' })).toMatchObject({ code: 305 });
  expect((await settings()).labelDesigns[1]).toMatchObject({ name: 'Carton ção', picture: storagePaths.label(NORTH, 'Carton ção') });
  expect(await bytesOf('Carton ção')).toEqual(PNG);
  expect((await file('Box').exists())[0]).toBe(false);
});

it('API-16 306 removes a label and its picture', async () => {
  await add({ imageFile: dataUrl(PNG) });
  expect(await send('DELETE', { labelName: 'Box' })).toMatchObject({ http: 200, code: 306 });
  expect(await names()).toEqual(['Pallet']);
  expect((await file('Box').exists())[0]).toBe(false);
});

it('DATA-09 a label whose picture is that of another domain does not take it along', async () => {
  const elsewhere = 'companies/acme/domains/South/labels/Pallet';
  const { bucket } = platform.firebase;
  await bucket.file(elsewhere).save(PNG, { resumable: false, contentType: 'image/png' });
  const [pallet] = TEST_SETTINGS.labelDesigns;
  await writeDomain(platform.firebase, NORTH, { ...TEST_SETTINGS, labelDesigns: [{ ...pallet!, picture: elsewhere }] });
  expect(await send('DELETE', { labelName: 'Pallet' })).toMatchObject({ code: 306 });
  expect((await bucket.file(elsewhere).exists())[0]).toBe(true);
});

it('D-52 5 for a label that is not there any more, also when a request is repeated', async () => {
  await add();
  await send('DELETE', { labelName: 'Box' });
  expect(await send('DELETE', { labelName: 'Box' })).toMatchObject({ http: 409, code: 5 });
  expect(await update('Box')).toMatchObject({ http: 409, code: 5 });
});

it('DSET-18 216 for a name that is taken, without touching its picture', async () => {
  await add({ imageFile: dataUrl(PNG) });
  expect(await add({ imageFile: dataUrl(JPEG, 'image/jpeg') })).toMatchObject({ http: 409, code: 216, args: ['Box'] });
  expect(await update('Pallet', { imageFile: dataUrl(JPEG, 'image/jpeg') })).toMatchObject({ code: 216 });
  expect(await bytesOf('Box')).toEqual(PNG);
  expect(await names()).toEqual(['Pallet', 'Box']);
});

it('D-52 of two who add one name at once the second hears 216', async () => {
  const answers = await Promise.all([add({ imageFile: dataUrl(PNG) }), add({ imageFile: dataUrl(PNG) })]);
  expect(answers.map(({ code }) => code).sort()).toEqual([216, 304]);
  expect(await bytesOf('Box')).toEqual(PNG);
});

it('D-51 leaves the picture that another label brings to a name as soon as it is free', async () => {
  await add({ imageFile: dataUrl(PNG) });
  const files = Object.getPrototypeOf(file('Box')) as { delete: (this: unknown, options?: object) => Promise<unknown> };
  const remove = files.delete;
  jest.spyOn(files, 'delete').mockImplementationOnce(async function (this: unknown, options) {
    await add({ imageFile: dataUrl(JPEG, 'image/jpeg') });
    return remove.call(this, options);
  });
  await update('Box', { name: 'Crate' });
  expect(await names()).toEqual(['Pallet', 'Crate', 'Box']);
  expect(await bytesOf('Crate')).toEqual(PNG);
  expect(await bytesOf('Box')).toEqual(JPEG);
});

it('brings the old picture back when the label could not be written', async () => {
  await add({ imageFile: dataUrl(PNG) });
  const tooMuch = { ...dataField, name: 'F'.repeat(90), prefix: 'x'.repeat(100), postfix: 'y'.repeat(100) };
  const fields = Array.from({ length: 50 }, (_, i) => ({ ...tooMuch, name: `${tooMuch.name}${i}` }));
  const patterns = Array.from({ length: 50 }, () => ({ ...pattern, dataFields: fields }));
  const answer = await update('Box', { imageFile: dataUrl(JPEG, 'image/jpeg'), barcodePatterns: patterns });
  expect(answer).toMatchObject({ http: 413, code: 200 });
  expect(await bytesOf('Box')).toEqual(PNG);
});

it.each<[string, number, object]>([
  ['LABEL-02 without a name', 205, { name: ' ' }],
  ['DSET-18 with a forbidden character', 213, { name: 'a*b' }],
  ['LABEL-14 without barcodes', 202, { barcodePatterns: [] }],
  ['LABEL-15 with a barcode without fields', 202, { barcodePatterns: [{ ...pattern, dataFields: [] }] }],
  ['LABEL-10 with a barcode outside of it', 215, { barcodePatterns: [{ ...pattern, secondVertex: { x: 500, y: 20 } }] }],
  ['DSET-18 with a forbidden character in a field', 213, { barcodePatterns: [{ ...pattern, dataFields: [{ ...dataField, name: 'a.b' }] }] }],
  ['D-55 with a special character in a field', 215, { barcodePatterns: [{ ...pattern, dataFields: [{ ...dataField, name: 'a+b' }] }] }],
  ['D-56 with no length', 215, { barcodePatterns: [{ ...pattern, dataFields: [{ ...dataField, limiter: '0' }] }] }],
  ['D-56 with a field twice', 216, { barcodePatterns: [{ ...pattern, dataFields: [dataField, dataField] }] }],
  ['DSET-19 with a text for a number', 214, { firstVertex: { x: '0', y: 0 } }],
  ['DSET-19 with an unknown type of field', 215, { barcodePatterns: [{ ...pattern, dataFields: [{ ...dataField, type: 'image' }] }] }],
  ['DSET-19 with something it does not have', 204, { color: 'red' }],
  ['LABEL-03 with a GIF', 7, { imageFile: dataUrl(Buffer.from('GIF89a'), 'image/gif') }],
  ['LABEL-03 with a GIF that calls itself PNG', 7, { imageFile: dataUrl(Buffer.from('GIF89a')) }],
  ['LABEL-03 with an address for a picture', 7, { imageFile: 'https://example.com/a.png' }],
])('%s is refused with %i', async (_title, code, changes) => {
  expect(await add(changes)).toMatchObject({ code });
  expect(await names()).toEqual(['Pallet']);
  expect((await file('Box').exists())[0]).toBe(false);
});

it('DATA-09 413 for a picture of more than 5 MB', async () => {
  const large = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]);
  expect(await add({ imageFile: dataUrl(large) })).toMatchObject({ http: 413, code: 317 });
});

it('317 when the picture cannot be stored, and no label then', async () => {
  const save = jest.spyOn(Object.getPrototypeOf(file('Box')) as { save: () => Promise<void> }, 'save').mockRejectedValue(new Error('away'));
  expect(await add({ imageFile: dataUrl(PNG) })).toMatchObject({ http: 503, code: 317 });
  save.mockRestore();
  expect(await names()).toEqual(['Pallet']);
});

it('PERM-10 3 for a pilot and 316 for a domain that is not there', async () => {
  expect(await send('POST', { newLabelDesign: design() }, pilot)).toMatchObject({ http: 403, code: 3 });
  expect(await send('POST', { domain: 'Nowhere', newLabelDesign: design() })).toMatchObject({ http: 404, code: 316 });
  expect((await settings()).labelDesigns).toEqual(TEST_SETTINGS.labelDesigns);
});
