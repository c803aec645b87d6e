import type { DocumentData } from 'firebase-admin/firestore';
import { DEFAULT_SETTINGS_TEXTS, docPaths, firestorePaths, type DomainSettings } from 'shared-kit/model';
import { call } from '../testing/console-calls';
import { TEST_SETTINGS, writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { latestSettings, newestSettings } from './latest-settings';

const NORTH = { company: 'acme', domain: 'North Hall' };
const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let platform: TestPlatform;
let [ana, rui] = ['', ''];

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North Hall'] });
  ana = await platform.signUp({ uid: 'ana', keyUser: true, firstName: 'Ana', lastName: 'Lima' });
  rui = await platform.signUp({ uid: 'rui', keyUser: true, firstName: 'Rui', lastName: 'Sá' });
});

afterAll(() => platform.stop());

const pattern = {
  firstVertex: { x: 1, y: 1 },
  secondVertex: { x: 5, y: 5 },
  ignoreRemaining: false,
  isRequired: true,
  dataFields: [{ name: 'SKU', type: 'data', limiterType: 'range', limiter: '4' }],
};
const label = (name: string, width = 9) => ({
  name,
  firstVertex: { x: 0, y: 0 },
  secondVertex: { x: width, y: 9 },
  barcodePatterns: [pattern],
  imageFile: null as string | null,
});
const field = (name: string, unity = '') => ({ field: name, description: name, inputType: 'integer', unity });
const texts = (addrPattern: string) => ({ addrPattern, addrPatternUser: 'RR', ...DEFAULT_SETTINGS_TEXTS });

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, body: object, token = ana) =>
  call(platform, { method, url, token, parentUid: 'marcos', body: { domain: 'North Hall', ...body } });
const settings = (): Promise<DomainSettings> => latestSettings(platform.firebase.firestore, NORTH);
const newest = async () => (await newestSettings(platform.firebase.firestore, NORTH).get()).docs[0]!;
const version = async () => (await newest()).id;
const all = async () => {
  const [documents, records] = await Promise.all(
    [firestorePaths.settings(NORTH), firestorePaths.audit('acme')].map((path) => platform.firebase.firestore.collection(path).get()),
  );
  const [files] = await platform.firebase.bucket.getFiles();
  return { documents: documents!.size, records: records!.size, files: files.length };
};

/** The version with which both editors begin: the test settings with two labels and two fields, which the API has added. */
let firstVersion: DocumentData;
beforeAll(async () => {
  await writeDomain(platform.firebase, NORTH, { ...TEST_SETTINGS, labelDesigns: [], manualInputFields: [] });
  for (const name of ['Box', 'Crate']) await send('POST', '/labelDesigns', { newLabelDesign: label(name) });
  for (const name of ['Boxes', 'Weight']) await send('POST', '/mif', { newData: field(name) });
  firstVersion = (await newest()).data();
});
let basedOn: string;
beforeEach(async () => {
  const { firestore } = platform.firebase;
  await firestore.recursiveDelete(firestore.doc(docPaths.domain(NORTH)));
  await writeDomain(platform.firebase, NORTH, null);
  basedOn = (await firestore.collection(firestorePaths.settings(NORTH)).add(firstVersion)).id;
});

type Edit = (as: string, more: { basedOn?: string }) => ReturnType<typeof send>;
const seen = async (name: string) => {
  const currentData = (await settings()).manualInputFields;
  return { currentData, index: currentData.findIndex((one) => one.field === name) };
};

const EDITS: Record<string, Edit> = {
  texts: (as, more) => send('PATCH', '/domains', { settings: texts(as === ana ? 'RRA' : 'RRB'), ...more }, as),
  'the label Box': (as, more) =>
    send('PATCH', '/labelDesigns', { labelName: 'Box', newLabelDesign: label('Box', as === ana ? 20 : 30), ...more }, as),
  'the label Crate': (as, more) => send('PATCH', '/labelDesigns', { labelName: 'Crate', newLabelDesign: label('Crate', 40), ...more }, as),
  'a label more': (as, more) => send('POST', '/labelDesigns', { newLabelDesign: label('More'), ...more }, as),
  'the field Boxes': async (as, more) =>
    send('PATCH', '/mif', { newData: field('Boxes', as === ana ? 'ct' : 'pk'), ...(await seen('Boxes')), ...more }, as),
  'the field Weight': async (as, more) => send('PATCH', '/mif', { newData: field('Weight', 'kg'), ...(await seen('Weight')), ...more }, as),
  'a field more': (as, more) => send('POST', '/mif', { newData: field('More'), ...more }, as),
};

it('ADD-02 each version has its author', async () => {
  await EDITS['texts']!(rui, {});
  expect((await newest()).data()).toMatchObject({ createdBy: 'rui', createdByName: 'Rui Sá' });
});

it.each(['texts', 'the label Box', 'the field Boxes'])(
  'ADD-03 D-45 409 with 5 for %s if somebody else has changed the same, and nothing is written',
  async (part) => {
    const { currentData } = await seen('Boxes');
    const edit = EDITS[part]!;
    expect(await edit(ana, { basedOn })).toMatchObject({ http: 200 });
    const before = await all();
    const late =
      part === 'the field Boxes'
        ? send('PATCH', '/mif', { newData: field('Boxes', 'pk'), currentData, index: 0, basedOn }, rui)
        : edit(rui, { basedOn });
    expect(await late).toMatchObject({ http: 409, code: 5, key: 'err.changedMeanwhile' });
    expect(await all()).toEqual(before);
    expect(await edit(rui, { basedOn: await version() })).toMatchObject({ http: 200 });
  },
);

const others = (part: string) => Object.keys(EDITS).filter((other) => other !== part);

it.each(Object.keys(EDITS))('ADD-03 D-45 %s is merged with all other changes that were made meanwhile', async (part) => {
  const mine = { ...(await seen('Boxes')), basedOn };
  for (const other of others(part)) expect(await EDITS[other]!(rui, {})).toMatchObject({ http: 200 });
  // The list of fields that this editor saw is older too.
  const late =
    part === 'the field Boxes' ? send('PATCH', '/mif', { newData: field('Boxes', 'ct'), ...mine }) : EDITS[part]!(ana, { basedOn });
  expect(await late).toMatchObject({ http: 200 });
  const { addrPattern, labelDesigns, manualInputFields } = await settings();
  expect(addrPattern).toBe(part === 'texts' ? 'RRA' : 'RRB');
  expect(labelDesigns.map(({ name, secondVertex }) => [name, secondVertex.x])).toEqual([
    ['Box', part === 'the label Box' ? 20 : 30],
    ['Crate', 40],
    ['More', 9],
  ]);
  expect(manualInputFields.map((one) => [one.field, one.unity])).toEqual([
    ['Boxes', part === 'the field Boxes' ? 'ct' : 'pk'],
    ['Weight', 'kg'],
    ['More', ''],
  ]);
});

it('ADD-03 5 for removing a label or field that was changed meanwhile, and for changing a removed one', async () => {
  const boxes = await seen('Boxes');
  const weight = await seen('Weight');
  await EDITS['the label Box']!(rui, {});
  await EDITS['the field Boxes']!(rui, {});
  await send('DELETE', '/labelDesigns', { labelName: 'Crate' }, rui);
  await send('DELETE', '/mif', { ...(await seen('Weight')) }, rui);
  const before = await all();
  expect(await send('DELETE', '/labelDesigns', { labelName: 'Box', basedOn })).toMatchObject({ http: 409, code: 5 });
  expect(await send('DELETE', '/mif', { ...boxes, basedOn })).toMatchObject({ http: 409, code: 5 });
  expect(await EDITS['the label Crate']!(ana, { basedOn })).toMatchObject({ http: 409, code: 5 });
  expect(await send('PATCH', '/mif', { newData: field('Weight', 'kg'), ...weight, basedOn })).toMatchObject({ http: 409, code: 5 });
  expect(await all()).toEqual(before);
});

it('ADD-03 removes a field that has moved up because another one was removed', async () => {
  const weight = await seen('Weight');
  await send('DELETE', '/mif', { ...(await seen('Boxes')) }, rui);
  expect(await send('DELETE', '/mif', { ...weight, basedOn })).toMatchObject({ code: 309 });
  expect((await settings()).manualInputFields).toEqual([]);
});

it('ADD-03 5 for a label that was removed and added again, and for a renamed one', async () => {
  await send('DELETE', '/labelDesigns', { labelName: 'Box' }, rui);
  await send('POST', '/labelDesigns', { newLabelDesign: label('Box', 50) }, rui);
  await send('PATCH', '/labelDesigns', { labelName: 'Crate', newLabelDesign: label('Carton') }, rui);
  expect(await EDITS['the label Box']!(ana, { basedOn })).toMatchObject({ code: 5 });
  expect(await EDITS['the label Crate']!(ana, { basedOn })).toMatchObject({ code: 5 });
});

it('ADD-03 216 for a name that somebody else has given to another label meanwhile', async () => {
  await EDITS['a label more']!(rui, {});
  await EDITS['a field more']!(rui, {});
  expect(await EDITS['a label more']!(ana, { basedOn })).toMatchObject({ http: 409, code: 216 });
  expect(await EDITS['a field more']!(ana, { basedOn })).toMatchObject({ http: 409, code: 216 });
});

it('ADD-03 DATA-09 the picture of a refused change is not stored', async () => {
  await EDITS['the label Box']!(rui, {});
  const before = await all();
  const newLabelDesign = { ...label('Box', 60), imageFile: PNG };
  expect(await send('PATCH', '/labelDesigns', { labelName: 'Box', newLabelDesign, basedOn })).toMatchObject({ code: 5 });
  expect(await all()).toEqual(before);
});

it('ADD-03 a part that was changed and changed back counts as unchanged', async () => {
  await send('PATCH', '/labelDesigns', { labelName: 'Box', newLabelDesign: label('Box', 99) }, rui);
  await send('PATCH', '/labelDesigns', { labelName: 'Box', newLabelDesign: label('Box') }, rui);
  expect(await EDITS['the label Box']!(ana, { basedOn })).toMatchObject({ code: 305 });
});

it('ADD-03 a change that is repeated after a lost answer is no conflict, and writes nothing', async () => {
  await EDITS['texts']!(ana, { basedOn });
  const before = await all();
  expect(await EDITS['texts']!(ana, { basedOn })).toMatchObject({ http: 200, code: 302 });
  expect(await all()).toEqual(before);
});

it('ADD-03 of many simultaneous changes of one part, one succeeds', async () => {
  const answers = await Promise.all(
    ['R1', 'R2', 'R3', 'R4'].map((addrPattern) => send('PATCH', '/domains', { settings: texts(addrPattern), basedOn })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([302, 5, 5, 5]);
});

it('ADD-03 simultaneous changes of different parts all succeed', async () => {
  const mine = { ...(await seen('Boxes')), basedOn };
  const answers = await Promise.all([
    EDITS['texts']!(ana, { basedOn }),
    EDITS['the label Box']!(rui, { basedOn }),
    send('PATCH', '/mif', { newData: field('Boxes', 'ct'), ...mine }),
    send('DELETE', '/labelDesigns', { labelName: 'Crate', basedOn }, rui),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([302, 305, 308, 306]);
});

it('ADD-03 distinguishes fields with the same name, which older settings may have', async () => {
  const [first, second] = [field('Boxes', 'ct'), field('Boxes', 'pk')];
  const twice = { ...TEST_SETTINGS, manualInputFields: [first, second] as unknown as DomainSettings['manualInputFields'] };
  await writeDomain(platform.firebase, NORTH, twice);
  const start = await version();
  const { currentData } = await seen('Boxes');
  await EDITS['texts']!(rui, {});
  expect(await send('DELETE', '/mif', { currentData, index: 1, basedOn: start })).toMatchObject({ code: 309 });
  expect((await settings()).manualInputFields.map(({ unity }) => unity)).toEqual(['ct']);
});

it.each(['v0', '../v0', 'a/b', '__v__', '..', 'x'.repeat(2000), 'a\u0000b'])('ADD-03 5 for an invalid version id (%p)', async (id) => {
  const before = await all();
  for (const [part, edit] of Object.entries(EDITS)) {
    expect({ part, ...(await edit(ana, { basedOn: id })) }).toMatchObject({ part, http: 409, code: 5 });
  }
  expect(await all()).toEqual(before);
});

it('ADD-03 5 for a version of another domain', async () => {
  const south = { ...NORTH, domain: 'South Hall' };
  await writeDomain(platform.firebase, south);
  const theirs = (await newestSettings(platform.firebase.firestore, south).get()).docs[0]!.id;
  expect(await EDITS['texts']!(ana, { basedOn: theirs })).toMatchObject({ http: 409, code: 5 });
});

it.each<[number, unknown]>([
  [214, 7],
  [205, ''],
  [214, null],
])('DSET-19 %i for %p as the version', async (code, id) => {
  for (const edit of Object.values(EDITS))
    expect(await edit(ana, { basedOn: id as string })).toMatchObject({ http: 400, code, field: 'basedOn' });
});
