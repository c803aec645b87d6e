import { FieldValue } from 'firebase-admin/firestore';
import { DEFAULT_SETTINGS_TEXTS, docPaths, firestorePaths, MAX_MANUAL_INPUT_FIELDS } from 'shared-kit/model';
import { latestSettings } from '../../settings/latest-settings';
import { call } from '../../testing/console-calls';
import { TEST_SETTINGS, writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };
const [BOXES] = TEST_SETTINGS.manualInputFields;

let platform: TestPlatform;
let token: string;
let assistant: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North Hall', 'Bare'] });
  assistant = await platform.signUp({ uid: 'assistant', assistant: true, authDomains: ['North Hall'] });
});

afterAll(() => platform.stop());

beforeEach(() => writeDomain(platform.firebase, NORTH));

const fields = async () => (await latestSettings(platform.firebase.firestore, NORTH)).manualInputFields;
const names = async () => (await fields()).map(({ field }) => field);

const draft = (changes: object = {}) => ({ field: 'Weight', description: 'In kilograms', inputType: 'decimal', ...changes });
const send = (method: 'POST' | 'PATCH' | 'DELETE', body: object, as = token) =>
  call(platform, { method, url: '/mif', token: as, parentUid: 'marcos', body: { domain: 'North Hall', ...body } });
const add = (changes: object = {}) => send('POST', { newData: draft(changes) });

it('API-17 MIF-13 307 adds a field with all its properties', async () => {
  expect(await add({ isSummable: true, useCheckField: true })).toMatchObject({ http: 200, code: 307 });
  expect(await fields()).toEqual([
    BOXES,
    {
      field: 'Weight',
      description: 'In kilograms',
      inputType: 'decimal',
      unity: '',
      useCheckField: true,
      checkField: 'Weight',
      positiveActionType: 'none',
      negativeActionType: 'none',
      mandatory: false,
      showHistory: true,
      maxAttempts: 0,
      isSummable: true,
    },
  ]);
});

it.each([
  { inputType: 'integer', unity: 'kg', isSummable: true, positiveActionType: 'none', negativeActionType: 'none' },
  { inputType: 'binary', unity: '', isSummable: false, positiveActionType: 'picture', negativeActionType: 'picture_on_divergence' },
])('DATA-06 stores every property of a field of the type $inputType as it is sent', async (properties) => {
  const all = {
    field: 'Load',
    description: 'What is there?',
    useCheckField: true,
    checkField: 'Expected load',
    mandatory: true,
    showHistory: false,
    maxAttempts: 3,
    ...properties,
  };
  expect(await add(all)).toMatchObject({ http: 200, code: 307 });
  const { docs } = await platform.firebase.firestore
    .collection(firestorePaths.settings(NORTH))
    .orderBy('createdDate', 'desc')
    .limit(1)
    .get();
  expect(docs[0]?.get('manualInputFields')).toEqual([BOXES, all]);
});

it('DSET-14 D-42 does not store missing texts, which are shown in each user’s language', async () => {
  const { firestore } = platform.firebase;
  const settings = firestore.collection(firestorePaths.settings(NORTH));
  await settings.add({ addrPattern: 'RR', baseFields: { address: 'Endereço' }, createdDate: FieldValue.serverTimestamp() });
  expect(await add()).toMatchObject({ code: 307 });
  const [newest] = (await settings.orderBy('createdDate', 'desc').limit(1).get()).docs;
  expect(newest?.data()).toMatchObject({ addrPattern: 'RR', baseFields: { address: 'Endereço' }, resultFields: {}, labelDesigns: [] });
  expect(newest?.get('baseFields')).toEqual({ address: 'Endereço' });
});

it('DSET-14 D-103 the first settings of a domain have texts in the caller’s language', async () => {
  const bare = { company: 'acme', domain: 'Bare' };
  await writeDomain(platform.firebase, bare, null);
  const headers = { 'accept-language': 'es-ES' };
  expect(
    await call(platform, { method: 'POST', url: '/mif', token, headers, parentUid: 'marcos', body: { domain: 'Bare', newData: draft() } }),
  ).toMatchObject({ code: 307 });
  expect(await latestSettings(platform.firebase.firestore, bare)).toMatchObject({
    resultFields: { empty: 'VACÍO' },
    manualInputFields: [{ field: 'Weight' }],
  });
});

it('API-18 MIF-14 308 changes a field at its index', async () => {
  await add();
  const changed = await send('PATCH', {
    newData: draft({ field: 'Cartons', inputType: 'integer' }),
    currentData: await fields(),
    index: 0,
  });
  expect(changed).toMatchObject({ http: 200, code: 308 });
  expect(await names()).toEqual(['Cartons', 'Weight']);
});

it('API-18 a field may keep its name', async () => {
  expect(await send('PATCH', { newData: { ...BOXES, mandatory: true }, currentData: await fields(), index: 0 })).toMatchObject({
    code: 308,
  });
  expect(await fields()).toMatchObject([{ field: 'Boxes', mandatory: true }]);
});

it('API-19 MIF-15 309 removes a field', async () => {
  await add();
  expect(await send('DELETE', { currentData: await fields(), index: 0 })).toMatchObject({ http: 200, code: 309 });
  expect(await names()).toEqual(['Weight']);
});

it('D-45 D-03 5 in the words of the specification if the fields are not those that a caller without a version has seen, also for a repeated request', async () => {
  const seen = await fields();
  await add();
  expect(await send('DELETE', { currentData: seen, index: 0 })).toMatchObject({ http: 409, code: 5, key: 'err.dataChanged' });
  expect(await send('PATCH', { newData: draft(), currentData: seen, index: 0 })).toMatchObject({ http: 409, code: 5 });
  const now = await fields();
  await send('DELETE', { currentData: now, index: 0 });
  expect(await send('DELETE', { currentData: now, index: 0 })).toMatchObject({ code: 5 });
  expect(await names()).toEqual(['Weight']);
});

it('D-45 when two calls change one list at the same time, the second gets 5', async () => {
  const currentData = await fields();
  const both = ['A', 'B'].map((field) => send('PATCH', { newData: draft({ field }), currentData, index: 0 }));
  expect((await Promise.all(both)).map(({ code }) => code).sort()).toEqual([308, 5]);
});

it.each<[string, number, object]>([
  ['MIF-02 without a name', 205, { field: '' }],
  ['MIF-02 without a description', 205, { description: ' ' }],
  ['DSET-18 with a forbidden character', 213, { field: 'a#b' }],
  ['DSET-18 with the name of another', 216, { field: 'Boxes' }],
  ['DSET-19 with a number for a text', 214, { description: 7 }],
  ['DSET-19 MIF-12 with an unknown kind of input', 215, { inputType: 'colour' }],
  ['DSET-19 MIF-05 with an unknown action', 215, { positiveActionType: 'sing' }],
  ['MIF-08 with too many attempts', 215, { useCheckField: true, maxAttempts: 4 }],
  ['with something it does not have', 204, { colour: 'red' }],
])('%s is refused with %i', async (_title, code, changes) => {
  expect(await add(changes)).toMatchObject({ code });
  expect(await names()).toEqual(['Boxes']);
});

describe('a field of an input type that only other programs write', () => {
  const DATES = { ...BOXES, field: 'Packed on', inputType: 'date', useCheckField: false, checkField: '', format: 'yyyy/MM/dd' };
  const [pallet] = TEST_SETTINGS.labelDesigns;
  const label = { name: 'Crate', firstVertex: { x: 0, y: 0 }, secondVertex: { x: 9, y: 9 }, imageFile: null };
  const pattern = { firstVertex: { x: 1, y: 1 }, secondVertex: { x: 5, y: 5 }, ignoreRemaining: false, isRequired: true };
  const dataFields = [{ name: 'Lot', type: 'data', limiterType: 'range', limiter: '4' }];
  const settings = () => platform.firebase.firestore.collection(firestorePaths.settings(NORTH));
  const newest = async () => (await settings().orderBy('createdDate', 'desc').limit(1).get()).docs[0]!.data();
  const toDomain = (method: 'POST' | 'PATCH', url: string, body: object) =>
    call(platform, { method, url, token, parentUid: 'marcos', body: { domain: 'North Hall', ...body } });

  beforeEach(async () => {
    await platform.firebase.firestore.recursiveDelete(settings());
    await settings()
      .doc('old')
      .set({ ...TEST_SETTINGS, addrPattern: 'OLD', createdDate: new Date(1000) });
    const current = {
      ...TEST_SETTINGS,
      labelDesigns: [{ ...pallet, note: 'theirs' }],
      manualInputFields: [DATES, BOXES],
      theirs: { a: 1 },
    };
    await settings().add({ ...current, createdDate: FieldValue.serverTimestamp() });
  });

  it.each<[string, number, () => ReturnType<typeof call>]>([
    [
      'the texts are saved',
      302,
      () => toDomain('PATCH', '/domains', { settings: { addrPattern: 'RRCC', addrPatternUser: 'RR.CC', ...DEFAULT_SETTINGS_TEXTS } }),
    ],
    [
      'the texts of an older version are restored',
      302,
      () => toDomain('POST', '/domains/restore', { version: 'old', parts: [{ kind: 'texts' }] }),
    ],
    [
      'a label is added',
      304,
      () => toDomain('POST', '/labelDesigns', { newLabelDesign: { ...label, barcodePatterns: [{ ...pattern, dataFields }] } }),
    ],
    ['another field is added', 307, () => add()],
    ['another field is changed', 308, async () => send('PATCH', { newData: draft(), currentData: await fields(), index: 1 })],
    ['another field is removed', 309, async () => send('DELETE', { currentData: await fields(), index: 1 })],
  ])('DSET-19 stays as it is stored, as do a label and what the API does not know, when %s', async (_part, code, change) => {
    expect(await change()).toMatchObject({ http: 200, code });
    const { manualInputFields, labelDesigns, theirs } = await newest();
    expect([manualInputFields[0], labelDesigns[0], theirs]).toEqual([DATES, { ...pallet, note: 'theirs' }, { a: 1 }]);
  });

  it('DSET-19 is copied to a new domain with its type', async () => {
    const copy = { company: 'acme', domain: 'Copy' };
    await platform.firebase.firestore
      .doc(docPaths.company('acme'))
      .set({ id: 'acme', exhibitionName: 'Acme', authDomains: ['North Hall'] });
    const currentDomains = (await platform.firebase.firestore.collection(firestorePaths.domains('acme')).get()).docs.map(({ id }) => id);
    expect(await toDomain('POST', '/domains', { domain: 'Copy', copyDomain: 'North Hall', currentDomains })).toMatchObject({ code: 301 });
    expect((await latestSettings(platform.firebase.firestore, copy)).manualInputFields).toMatchObject([{ inputType: 'date' }, BOXES!]);
  });

  it('DSET-19 can only be saved with one of the four types, and removed like any other', async () => {
    const { format: _format, ...field } = DATES;
    const change = async (inputType: string) => send('PATCH', { newData: { ...field, inputType }, currentData: await fields(), index: 0 });
    expect(await change('date')).toMatchObject({ http: 400, code: 215, field: 'newData.inputType' });
    expect((await newest())['manualInputFields']).toEqual([DATES, BOXES]);
    expect(await change('text')).toMatchObject({ http: 200, code: 308 });
    expect((await newest())['manualInputFields']).toMatchObject([{ field: 'Packed on', inputType: 'text' }, BOXES!]);
    expect(await send('DELETE', { currentData: await fields(), index: 0 })).toMatchObject({ code: 309 });
    expect(await names()).toEqual(['Boxes']);
  });

  it('DSET-19 restoring an older version of it is refused with 215', async () => {
    await settings()
      .doc('old')
      .update({ manualInputFields: [DATES] });
    expect(await toDomain('POST', '/domains/restore', { version: 'old', parts: [{ kind: 'field', name: 'Packed on' }] })).toMatchObject({
      http: 400,
      code: 215,
      args: ['date'],
    });
  });
});

it('200 for one field more than a domain may have', async () => {
  const many = Array.from({ length: MAX_MANUAL_INPUT_FIELDS }, (_, i) => ({ ...BOXES!, field: `F${i}` }));
  await writeDomain(platform.firebase, NORTH, { ...TEST_SETTINGS, manualInputFields: many });
  expect(await add()).toMatchObject({ http: 400, code: 200, key: 'mif.tooMany', args: [200] });
  expect(await names()).toHaveLength(200);
});

it.each([-1, 1, 99])('MIF-14 215 for the index %i of one field', async (index) => {
  expect(await send('DELETE', { currentData: await fields(), index })).toMatchObject({ http: 400, code: 215 });
});

it('PERM-10 3 for an assistant and 316 for an unknown domain', async () => {
  expect(await send('POST', { newData: draft() }, assistant)).toMatchObject({ http: 403, code: 3 });
  expect(await send('POST', { domain: 'Nowhere', newData: draft() })).toMatchObject({ http: 404, code: 316 });
});
