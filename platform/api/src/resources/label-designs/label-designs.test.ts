import sharp from 'sharp';
import {
  docPaths,
  firestorePaths,
  MAX_BARCODES,
  MAX_LABEL_DESIGNS,
  MAX_LABEL_SIDE,
  storagePaths,
  type DomainSettings,
} from 'shared-kit/model';
import { createPictureMaker } from '../../uploads/pictures/picture-maker';
import { blankPng } from '../../testing/blank-png';
import { bundleChild } from '../../testing/bundle-child';
import { latestSettings } from '../../settings/latest-settings';
import { call } from '../../testing/console-calls';
import { TEST_SETTINGS, writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

/** Pictures of requests; the PNG is stored unchanged. */
let PNG: Buffer;
let JPEG: Buffer;
let platform: TestPlatform;
let token: string;
let pilot: string;

beforeAll(async () => {
  const blank = sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } });
  [PNG, JPEG] = await Promise.all([blank.clone().png().toBuffer(), blank.clone().jpeg().toBuffer()]);
  platform = await startTestPlatform();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North Hall'] });
  pilot = await platform.signUp({ uid: 'pilot', pilot: true, authDomains: ['North Hall'] });
});

afterAll(() => platform.stop());

beforeEach(async () => {
  await writeDomain(platform.firebase, NORTH);
  await platform.firebase.bucket.deleteFiles({ prefix: docPaths.domain(NORTH) });
});

const settings = (): Promise<DomainSettings> => latestSettings(platform.firebase.firestore, NORTH);
const names = async () => (await settings()).labelDesigns.map(({ name }) => name);
const label = async (name: string) => (await settings()).labelDesigns.find((one) => one.name === name);
const bytesAt = async (path: string | null | undefined) => (await platform.firebase.bucket.file(path!).download())[0];
/** What the picture of a label shows. */
const bytesOf = async (name: string) => bytesAt((await label(name))?.picture);
const storedOf = async (bytes: Buffer) =>
  (await createPictureMaker(bundleChild).make(dataUrl(bytes, 'image/jpeg'), { company: 'acme', user: 'key' })).bytes;
const files = async () => (await platform.firebase.bucket.getFiles({ prefix: storagePaths.label(NORTH, '') }))[0].map(({ name }) => name);

const dataField = { name: 'LOT', type: 'data', limiterType: 'range', limiter: '4' };
const pattern = {
  firstVertex: { x: 10, y: 10 },
  secondVertex: { x: 50, y: 20 },
  regex: '(a+)+$',
  ignoreRemaining: true,
  isRequired: true,
  dataFields: [dataField],
};
const design = (changes: object = {}) => ({
  name: 'Box',
  firstVertex: { x: 0, y: 0 },
  secondVertex: { x: 100, y: 80 },
  barcodePatterns: [pattern],
  imageFile: null,
  ...changes,
});

const send = (method: 'POST' | 'PATCH' | 'DELETE', body: object, as = token) =>
  call(platform, { method, url: '/labelDesigns', token: as, parentUid: 'marcos', body: { domain: 'North Hall', ...body } });
const add = (changes: object = {}) => send('POST', { newLabelDesign: design(changes) });
const update = (labelName: string, changes: object = {}) => send('PATCH', { labelName, newLabelDesign: design(changes) });

it('API-14 LABEL-19 304 adds a label with the expression of its fields, whatever expression was sent', async () => {
  expect(await add()).toMatchObject({ http: 200, code: 304 });
  const [, label] = (await settings()).labelDesigns;
  expect(label).toMatchObject({ name: 'Box', picture: null, barcodePatterns: [{ regex: '^(.{4}).*' }] });
  expect(await names()).toEqual(['Pallet', 'Box']);
});

it('ADD-10 stores the test texts of a pattern, and accepts labels without them', async () => {
  const keep = async (testTexts?: string[]) => {
    await add({ barcodePatterns: [{ ...pattern, ...(testTexts && { testTexts }) }] });
    const [kept] = (await label('Box'))!.barcodePatterns;
    await send('DELETE', { labelName: 'Box' });
    return kept?.testTexts;
  };
  expect(await keep(['L421', '', 'L421', 'L42\u001d'])).toEqual(['L421', 'L42\u001d']);
  expect(await keep()).toEqual([]);
});

it('DSET-17 the expected columns follow the labels', async () => {
  await add({ barcodePatterns: [{ ...pattern, dataFields: [{ ...dataField, useCheckField: true }] }] });
  const { docs } = await platform.firebase.firestore
    .collection(`${docPaths.domain(NORTH)}/settings`)
    .orderBy('createdDate', 'desc')
    .limit(1)
    .get();
  expect(docs[0]?.get('expectedDataColumns')).toEqual({ barcode: ['SKU', 'LOT'], mif: ['Expected boxes'] });
});

it('DATA-09 D-51 stores the picture under domain, label and content', async () => {
  expect(await add({ imageFile: dataUrl(PNG) })).toMatchObject({ code: 304 });
  const picture = (await label('Box'))!.picture!;
  expect(picture).toMatch(/^companies\/acme\/domains\/North Hall\/labels\/Box\.[0-9a-f]{32}$/);
  expect(await bytesAt(picture)).toEqual(PNG);
  expect((await platform.firebase.bucket.file(picture).getMetadata())[0].contentType).toBe('image/png');
});

it('API-15 LABEL-20 305 changes a label at its index and keeps its picture', async () => {
  await add({ imageFile: dataUrl(PNG) });
  const { picture } = (await label('Box'))!;
  expect(await update('Box', { secondVertex: { x: 90, y: 80 } })).toMatchObject({ http: 200, code: 305 });
  expect((await settings()).labelDesigns[1]).toMatchObject({ secondVertex: { x: 90 }, picture });
});

it('API-15 ADD-02 a new picture replaces the old one, which older versions still show, and is recorded', async () => {
  await add({ imageFile: dataUrl(PNG) });
  const old = (await label('Box'))!.picture;
  const records = async () => (await platform.firebase.firestore.collection(firestorePaths.audit('acme')).get()).size;
  const before = await records();
  await update('Box', { imageFile: dataUrl(JPEG, 'image/jpeg') });
  expect(await bytesOf('Box')).toEqual(await storedOf(JPEG));
  expect(await bytesAt(old)).toEqual(PNG);
  expect(await records()).toBe(before + 1);
  await update('Box');
  await update('Box', { imageFile: dataUrl(JPEG, 'image/jpeg') });
  expect(await records()).toBe(before + 1);
  await update('Box', { imageFile: dataUrl(PNG) });
  expect((await label('Box'))!.picture).toBe(old);
  expect(await files()).toHaveLength(2);
});

it('D-51 a renamed label keeps its picture, which a new label with the old name does not change', async () => {
  await add({ imageFile: dataUrl(PNG) });
  expect(await update('Box', { name: 'Carton ção' })).toMatchObject({ code: 305 });
  expect(await add({ imageFile: dataUrl(JPEG, 'image/jpeg') })).toMatchObject({ code: 304 });
  expect(await bytesOf('Carton ção')).toEqual(PNG);
  expect(await bytesOf('Box')).toEqual(await storedOf(JPEG));
});

it('D-51 a picture of an older platform, recognised by its name, is never replaced', async () => {
  const older = storagePaths.label(NORTH, 'Box');
  await platform.firebase.bucket.file(older).save(PNG, { resumable: false, contentType: 'image/png' });
  await writeDomain(platform.firebase, NORTH, {
    ...TEST_SETTINGS,
    labelDesigns: [{ ...TEST_SETTINGS.labelDesigns[0]!, name: 'Box', picture: older }],
  });
  expect(await update('Box', { imageFile: dataUrl(JPEG, 'image/jpeg') })).toMatchObject({ code: 305 });
  expect(await bytesOf('Box')).toEqual(await storedOf(JPEG));
  expect(await bytesAt(older)).toEqual(PNG);
});

it('API-16 ADD-02 306 removes a label, but not its picture, which older versions show', async () => {
  await add({ imageFile: dataUrl(PNG) });
  const { picture } = (await label('Box'))!;
  expect(await send('DELETE', { labelName: 'Box' })).toMatchObject({ http: 200, code: 306 });
  expect(await names()).toEqual(['Pallet']);
  expect(await bytesAt(picture)).toEqual(PNG);
});

it('D-52 5 for a label that does not exist any more, also for a repeated request', async () => {
  await add();
  await send('DELETE', { labelName: 'Box' });
  expect(await send('DELETE', { labelName: 'Box' })).toMatchObject({ http: 409, code: 5 });
  expect(await update('Box')).toMatchObject({ http: 409, code: 5, key: 'err.changedMeanwhile' });
});

it('DSET-18 216 for a name that is taken, without changing its picture', async () => {
  await add({ imageFile: dataUrl(PNG) });
  expect(await add({ imageFile: dataUrl(JPEG, 'image/jpeg') })).toMatchObject({ http: 409, code: 216, args: ['Box'] });
  expect(await update('Pallet', { imageFile: dataUrl(JPEG, 'image/jpeg') })).toMatchObject({ code: 216 });
  expect(await bytesOf('Box')).toEqual(PNG);
  expect(await names()).toEqual(['Pallet', 'Box']);
});

it('D-52 when two calls add the same name at the same time, the second gets 216', async () => {
  const answers = await Promise.all([add({ imageFile: dataUrl(PNG) }), add({ imageFile: dataUrl(PNG) })]);
  expect(answers.map(({ code }) => code).sort()).toEqual([216, 304]);
  expect(await bytesOf('Box')).toEqual(PNG);
});

it('no picture is stored for a label that is too large', async () => {
  const tooMuch = { ...dataField, name: 'F'.repeat(90), prefix: 'x'.repeat(100), postfix: 'y'.repeat(100) };
  const fields = Array.from({ length: 50 }, (_, i) => ({ ...tooMuch, name: `${tooMuch.name}${i}` }));
  const patterns = Array.from({ length: 14 }, () => ({ ...pattern, dataFields: fields }));
  expect(await add({ imageFile: dataUrl(PNG), barcodePatterns: patterns })).toMatchObject({ code: 304 });
  expect(await add({ name: 'Crate' })).toMatchObject({ code: 304 });
  const before = await files();
  const answer = await update('Crate', { name: 'Crate', imageFile: dataUrl(JPEG, 'image/jpeg'), barcodePatterns: patterns });
  expect(answer).toMatchObject({ http: 413, code: 200 });
  expect(await files()).toEqual(before);
});

it('D-50 200 for one barcode more than a label may have', async () => {
  const patterns = (count: number) => Array.from({ length: count }, () => pattern);
  expect(await add({ barcodePatterns: patterns(MAX_BARCODES + 1) })).toMatchObject({
    http: 400,
    code: 200,
    key: 'err.tooManyEntries',
    args: [50, 'newLabelDesign.barcodePatterns'],
    field: 'newLabelDesign.barcodePatterns',
  });
  expect(await add({ barcodePatterns: patterns(MAX_BARCODES) })).toMatchObject({ code: 304 });
});

it('D-50 200 for one label more than a domain may have', async () => {
  const [pallet] = TEST_SETTINGS.labelDesigns;
  const labels = (count: number) => Array.from({ length: count }, (_, i) => ({ ...pallet!, name: `L${i}` }));
  await writeDomain(platform.firebase, NORTH, { ...TEST_SETTINGS, labelDesigns: labels(MAX_LABEL_DESIGNS - 1) });
  expect(await add()).toMatchObject({ code: 304 });
  expect(await add({ name: 'Crate', imageFile: dataUrl(PNG) })).toMatchObject({ http: 400, code: 200, key: 'label.tooMany', args: [100] });
  expect(await names()).toHaveLength(100);
  expect(await files()).toEqual([]);
  expect(await update('Box', { name: 'Carton' })).toMatchObject({ code: 305 });
});

it.each<[string, number, object]>([
  ['LABEL-02 without a name', 205, { name: ' ' }],
  ['DSET-18 with a forbidden character', 213, { name: 'a*b' }],
  ['LABEL-14 without barcodes', 202, { barcodePatterns: [] }],
  ['LABEL-15 with a barcode without fields', 202, { barcodePatterns: [{ ...pattern, dataFields: [] }] }],
  ['LABEL-10 with a barcode outside of it', 215, { barcodePatterns: [{ ...pattern, secondVertex: { x: 500, y: 20 } }] }],
  [
    'DSET-18 with a forbidden character in a field',
    213,
    { barcodePatterns: [{ ...pattern, dataFields: [{ ...dataField, name: 'a.b' }] }] },
  ],
  ['D-55 with a special character in a field', 215, { barcodePatterns: [{ ...pattern, dataFields: [{ ...dataField, name: 'a+b' }] }] }],
  ['D-56 with no length', 215, { barcodePatterns: [{ ...pattern, dataFields: [{ ...dataField, limiter: '0' }] }] }],
  ['D-56 with a field twice', 216, { barcodePatterns: [{ ...pattern, dataFields: [dataField, dataField] }] }],
  ['ADD-10 with too many test texts', 200, { barcodePatterns: [{ ...pattern, testTexts: Array.from({ length: 11 }, (_, i) => `T${i}`) }] }],
  ['ADD-10 with a test text that is too long', 200, { barcodePatterns: [{ ...pattern, testTexts: ['x'.repeat(201)] }] }],
  ['DSET-19 with a number for a test text', 214, { barcodePatterns: [{ ...pattern, testTexts: [5] }] }],
  ['DSET-19 with a text for a number', 214, { firstVertex: { x: '0', y: 0 } }],
  ['DSET-19 with an unknown type of field', 215, { barcodePatterns: [{ ...pattern, dataFields: [{ ...dataField, type: 'image' }] }] }],
  ['DSET-19 with something it does not have', 204, { color: 'red' }],
  ['LABEL-03 with a GIF', 7, { imageFile: dataUrl(Buffer.from('GIF89a'), 'image/gif') }],
  ['LABEL-03 with a GIF that calls itself PNG', 7, { imageFile: dataUrl(Buffer.from('GIF89a')) }],
  ['LABEL-03 with a URL for a picture', 7, { imageFile: 'https://example.com/a.png' }],
])('%s is refused with %i', async (_title, code, changes) => {
  expect(await add(changes)).toMatchObject({ code });
  expect(await names()).toEqual(['Pallet']);
  expect(await files()).toEqual([]);
});

describe('LABEL-18 a label’s picture', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false });

  it('is stored without GPS position, owner and data behind its end', async () => {
    const owned = await sharp(JPEG)
      .withExif({ IFD0: { Artist: 'Owner of the camera' } })
      .toBuffer();
    const sent = Buffer.concat([owned, Buffer.from('<html>')]);
    expect(await add({ imageFile: dataUrl(sent, 'image/jpeg') })).toMatchObject({ code: 304 });
    const stored = await bytesOf('Box');
    expect([sent, stored].map((bytes) => ['Owner', '<html>'].map((part) => bytes.includes(part)))).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 });
  });

  it('keeps its size, up to 4096 pixels on each side', async () => {
    expect(await add({ imageFile: dataUrl(blankPng(MAX_LABEL_SIDE, 10)) })).toMatchObject({ code: 304 });
    expect(await sharp(await bytesOf('Box')).metadata()).toMatchObject({ width: 4096, height: 10 });
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      'wider than 4096 pixels',
      () =>
        picture(MAX_LABEL_SIDE + 1, 10)
          .png()
          .toBuffer(),
    ],
    [
      'higher than 4096 pixels',
      () =>
        picture(10, MAX_LABEL_SIDE + 1)
          .png()
          .toBuffer(),
    ],
    ['of 400 megapixels', () => blankPng(20_000, 20_000)],
    ['of eight bytes', () => PNG.subarray(0, 8)],
    ['that is a page behind a signature', () => Buffer.concat([PNG.subarray(0, 8), Buffer.from('<html><body>')])],
    ['that ends too early', () => PNG.subarray(0, PNG.length / 2)],
  ])(
    'is 7 when it is one %s, and nothing is stored',
    async (_what, bytes) => {
      expect(await add({ imageFile: dataUrl(await bytes()) })).toMatchObject({ http: 400, code: 7 });
      expect([await names(), await files()]).toEqual([['Pallet'], []]);
    },
    30_000,
  );
});

it('DATA-09 413 for a picture of more than 5 MB', async () => {
  const large = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]);
  expect(await add({ imageFile: dataUrl(large) })).toMatchObject({ http: 413, code: 317 });
});

it('(D-126) 6, and not a fault of the picture, while Storage is out of reach, without a label', async () => {
  const save = jest
    .spyOn(Object.getPrototypeOf(platform.firebase.bucket.file('x')) as { save: () => Promise<void> }, 'save')
    .mockRejectedValue(Object.assign(new Error('away'), { code: 503 }));
  expect(await add({ imageFile: dataUrl(PNG) })).toMatchObject({ http: 503, code: 6 });
  save.mockRestore();
  expect(await names()).toEqual(['Pallet']);
});

it('317 if the picture cannot be stored, without a label', async () => {
  const save = jest
    .spyOn(Object.getPrototypeOf(platform.firebase.bucket.file('x')) as { save: () => Promise<void> }, 'save')
    .mockRejectedValue(new Error('away'));
  expect(await add({ imageFile: dataUrl(PNG) })).toMatchObject({ http: 503, code: 317 });
  save.mockRestore();
  expect(await names()).toEqual(['Pallet']);
});

it('PERM-10 3 for a pilot and 316 for an unknown domain', async () => {
  expect(await send('POST', { newLabelDesign: design() }, pilot)).toMatchObject({ http: 403, code: 3 });
  expect(await send('POST', { domain: 'Nowhere', newLabelDesign: design() })).toMatchObject({ http: 404, code: 316 });
  expect((await settings()).labelDesigns).toEqual(TEST_SETTINGS.labelDesigns);
});
