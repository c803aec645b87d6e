import { FieldValue } from 'firebase-admin/firestore';
import {
  DEFAULT_SETTINGS_TEXTS,
  docPaths,
  firestorePaths,
  MAX_LABEL_DESIGNS,
  storagePaths,
  type DomainSettings,
  type LabelDesign,
} from 'shared-kit/model';
import { latestSettings } from '../../settings/latest-settings';
import { call } from '../../testing/console-calls';
import { TEST_SETTINGS, writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };
const THEIRS = { company: 'norte', domain: 'Theirs' };

let platform: TestPlatform;
let token: string;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North Hall'] });
  await platform.signUp({ uid: 'maria', moderator: true });
  for (const role of ['moderator', 'assistant', 'pilot', 'checker'] as const) {
    tokens[role] = await platform.signUp({ uid: `a-${role}`, [role]: true, authDomains: ['North Hall'] });
  }
});

afterAll(() => platform.stop());

const [BOXES] = TEST_SETTINGS.manualInputFields;
const pattern = { ...TEST_SETTINGS.labelDesigns[0]!.barcodePatterns[0]!, firstVertex: { x: 1, y: 1 }, secondVertex: { x: 5, y: 5 } };
const label = (name: string, given: Partial<LabelDesign> = {}): LabelDesign => ({
  name,
  picture: null,
  firstVertex: { x: 0, y: 0 },
  secondVertex: { x: 9, y: 9 },
  barcodePatterns: [pattern],
  ...given,
});
const picture = storagePaths.label(NORTH, 'Box', 'a1');

/** An older version and the current one, with other texts, a changed and a removed label, and another field. */
const OLD: DomainSettings = {
  ...TEST_SETTINGS,
  addrPattern: 'OLD',
  labelDesigns: [label('Box', { picture }), label('Crate')],
  manualInputFields: [BOXES!],
};
const NOW: DomainSettings = {
  ...TEST_SETTINGS,
  addrPattern: 'NOW',
  labelDesigns: [label('Box', { secondVertex: { x: 20, y: 9 } })],
  manualInputFields: [{ ...BOXES!, field: 'Weight' }],
};

const collection = () => platform.firebase.firestore.collection(firestorePaths.settings(NORTH));

beforeEach(async () => {
  const { firestore } = platform.firebase;
  await firestore.recursiveDelete(firestore.doc(docPaths.domain(NORTH)));
  await writeDomain(platform.firebase, NORTH, null);
  await collection()
    .doc('old')
    .set({ ...OLD, createdDate: new Date(1000) });
  await collection()
    .doc('now')
    .set({ ...NOW, createdDate: FieldValue.serverTimestamp() });
});

const restore = (
  parts: unknown,
  more: { version?: unknown; basedOn?: string; domain?: string } = {},
  { as = token, company = 'acme', parentUid = 'marcos', headers = {} } = {},
) =>
  call(platform, {
    method: 'POST',
    url: '/domains/restore',
    token: as,
    company,
    parentUid,
    headers,
    body: { domain: 'North Hall', version: 'old', parts, ...more },
  });
const settings = () => latestSettings(platform.firebase.firestore, NORTH);
const count = async () => (await collection().get()).size;
const newest = async () => (await collection().orderBy('createdDate', 'desc').limit(1).get()).docs[0]!;

const TEXTS = { kind: 'texts' };
const BOX = { kind: 'label', name: 'Box' };

it('ADD-02 302 restores the texts in a new version, with everything else unchanged', async () => {
  expect(await restore([TEXTS], {}, { parentUid: 'marcos' })).toMatchObject({ http: 200, code: 302, key: 'domain.updated' });
  expect(await settings()).toEqual({ ...NOW, addrPattern: 'OLD' });
  expect(await count()).toBe(3);
  expect((await newest()).data()).toMatchObject({
    createdBy: 'key',
    createdByName: 'Test key',
    expectedDataColumns: { barcode: ['SKU'], mif: ['Expected boxes'] },
  });
});

describe('the notes of a domain', () => {
  const domainNotes = async () => (await platform.firebase.firestore.doc(docPaths.domain(NORTH)).get()).get('notes') as unknown;
  const stored = async () => [(await settings()).notes, await domainNotes()];
  const versionWith = (notes: string) =>
    collection()
      .doc('old')
      .set({ ...OLD, notes, createdDate: new Date(1000) });

  it('ADD-02 ADD-77 (D-49) are restored with the texts, in the settings and with the domain, and the record names them', async () => {
    await versionWith('Keys at the gate');
    expect(await restore([TEXTS])).toMatchObject({ code: 302 });
    expect(await stored()).toEqual(['Keys at the gate', 'Keys at the gate']);
    const { docs } = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).orderBy('at', 'desc').limit(1).get();
    expect(docs[0]?.get('fields')).toContain('notes');
    expect(JSON.stringify(docs[0]?.data())).not.toContain('gate');
  });

  it('ADD-02 ADD-77 (D-49) are none in a domain whose texts are restored from a version of before', async () => {
    await versionWith('Keys at the gate');
    await restore([TEXTS]);
    const { notes: _none, ...older } = OLD;
    await collection()
      .doc('older')
      .set({ ...older, createdDate: new Date(500) });
    expect(await restore([TEXTS], { version: 'older' })).toMatchObject({ code: 302 });
    expect(await stored()).toEqual(['', '']);
  });

  it('ADD-02 ADD-77 stay when a label alone is restored', async () => {
    await versionWith('Keys at the gate');
    await restore([TEXTS]);
    await versionWith('Others');
    expect(await restore([BOX])).toMatchObject({ code: 302 });
    expect(await stored()).toEqual(['Keys at the gate', 'Keys at the gate']);
  });
});

it('ADD-02 restores a label with its picture, a removed label and a field, all in one version', async () => {
  expect(await restore([BOX, { kind: 'label', name: 'Crate' }, { kind: 'field', name: 'Boxes' }])).toMatchObject({ code: 302 });
  const { addrPattern, labelDesigns, manualInputFields } = await settings();
  expect(addrPattern).toBe('NOW');
  // The expression is made again from the fields, as for any label.
  const made = { ...pattern, regex: expect.any(String) as string };
  expect(labelDesigns).toEqual([label('Box', { picture, barcodePatterns: [made] }), label('Crate', { barcodePatterns: [made] })]);
  expect(manualInputFields.map(({ field }) => field)).toEqual(['Boxes', 'Weight']);
  expect(await count()).toBe(3);
});

it('PERM-10 ADD-02 (D-107) records who restored what, with both versions and the settings that differ', async () => {
  await restore([TEXTS, BOX]);
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).orderBy('at', 'desc').limit(1).get();
  expect(docs[0]?.data()).toMatchObject({
    action: 'domains.restore',
    by: 'key',
    byName: 'Test key',
    subject: { kind: 'settings', name: 'North Hall' },
    target: docPaths.domain(NORTH),
    settings: { id: (await newest()).id, before: 'now' },
  });
  // Of the restored texts only one was another.
  expect((docs[0]?.get('fields') as string[]).sort()).toEqual(['addrPattern', 'labelDesigns']);
});

it('ADD-02 reports when everything is as in that version, and writes nothing', async () => {
  await restore([TEXTS]);
  const before = await count();
  expect(await restore([TEXTS])).toMatchObject({ http: 200, code: 302, key: 'domain.nothingToRestore' });
  expect(await restore([TEXTS, BOX], { version: (await newest()).id })).toMatchObject({ key: 'domain.nothingToRestore' });
  expect(await count()).toBe(before);
});

it('ADD-02 reports how many parts were already as in that version', async () => {
  await restore([TEXTS]);
  expect(await restore([TEXTS, BOX, { kind: 'label', name: 'Crate' }])).toMatchObject({
    http: 200,
    code: 302,
    key: 'domain.restoredPartly',
    args: [1, 3],
  });
});

it('DSET-14 ADD-02 texts that the older version lacks are filled in the caller’s language', async () => {
  const { baseFields: _none, ...rest } = OLD;
  await collection()
    .doc('old')
    .set({ ...rest, createdDate: new Date(1000) });
  await restore([TEXTS], {}, { headers: { 'accept-language': 'pt-BR' } });
  expect((await newest()).get('baseFields')).toMatchObject({ address: 'Endereço' });
});

it('ADD-03 5 if the part has changed since the caller’s version; changes of other parts are merged', async () => {
  expect(await restore([BOX], { basedOn: 'old' })).toMatchObject({ http: 409, code: 5 });
  await call(platform, {
    method: 'PATCH',
    url: '/domains',
    token,
    parentUid: 'marcos',
    body: { domain: 'North Hall', settings: { addrPattern: 'R', addrPatternUser: 'R', ...DEFAULT_SETTINGS_TEXTS } },
  });
  expect(await restore([TEXTS], { basedOn: 'now' })).toMatchObject({ http: 409, code: 5 });
  expect(await restore([BOX], { basedOn: 'now' })).toMatchObject({ code: 302 });
  expect((await settings()).addrPattern).toBe('R');
});

it.each<[string, number, number, unknown, object?]>([
  ['901 for a version that is not there', 404, 901, [TEXTS], { version: 'v9' }],
  ['901 for an id that leads elsewhere', 404, 901, [TEXTS], { version: '../South/settings/x' }],
  ['901 for an id that no document has', 404, 901, [TEXTS], { version: '__x__' }],
  ['215 for a label that the version does not hold', 400, 215, [{ kind: 'label', name: 'Pallet' }]],
  ['215 for a field that the version does not hold', 400, 215, [{ kind: 'field', name: 'Weight' }]],
  ['215 for another kind of part', 400, 215, [{ kind: 'licenses' }]],
  ['202 for a label without a name', 400, 202, [TEXTS, { kind: 'label' }]],
  ['204 for texts with a name', 400, 204, [{ kind: 'texts', name: 'x' }]],
  ['204 for more than is asked', 400, 204, [{ kind: 'texts', force: true }]],
  ['205 for no parts', 400, 205, []],
  ['214 for parts that are none', 400, 214, ['texts']],
  ['214 for a version that is none', 400, 214, [TEXTS], { version: 7 }],
  ['205 for an empty version', 400, 205, [TEXTS], { version: '' }],
  ['200 for parts without end', 400, 200, Array.from({ length: 400 }, () => TEXTS)],
  ['900 without parts', 400, 900, undefined],
])('ADD-02 DSET-19 %s', async (_title, http, code, parts, ...[more]) => {
  expect(await restore(parts, more)).toMatchObject({ http, code });
  expect(await count()).toBe(2);
});

it.each<[number, Partial<DomainSettings>, object]>([
  [205, { addrPattern: '' }, TEXTS],
  [213, { baseFields: { ...OLD.baseFields, address: 'a/b' } }, TEXTS],
  [216, { baseFields: { ...OLD.baseFields, address: 'X', checkedAt: 'x' } }, TEXTS],
  [202, { labelDesigns: [label('Box', { barcodePatterns: [] })] }, BOX],
  [205, { manualInputFields: [{ ...BOXES!, description: '' }] }, { kind: 'field', name: 'Boxes' }],
])('ADD-02 DSET-18 %i for an older part that the rules of today refuse', async (code, given, part) => {
  await collection()
    .doc('old')
    .set({ ...OLD, ...given, createdDate: new Date(1000) });
  expect(await restore([part])).toMatchObject({ code });
  expect(await count()).toBe(2);
});

it('ADD-02 D-50 200 for one label more than a domain may have', async () => {
  const full = Array.from({ length: MAX_LABEL_DESIGNS }, (_, i) => label(`L${i}`));
  await collection()
    .doc('full')
    .set({ ...NOW, labelDesigns: full, createdDate: FieldValue.serverTimestamp() });
  expect(await restore([BOX])).toMatchObject({ http: 400, code: 200, key: 'label.tooMany' });
  expect(await count()).toBe(3);
});

it('ADD-02 901 for a version of another company’s domain', async () => {
  await writeDomain(platform.firebase, THEIRS);
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.settings(THEIRS)).get();
  expect(await restore([TEXTS], { version: docs[0]!.id })).toMatchObject({ http: 404, code: 901 });
});

it.each(['moderator', 'assistant', 'pilot', 'checker'])('PERM-10 3 for a %s', async (role) => {
  expect(await restore([TEXTS], {}, { as: tokens[role]! })).toMatchObject({ http: 403, code: 3 });
  expect(await count()).toBe(2);
});

it('PERM-10 3 for another company, 316 for a domain that is unknown or not the parent’s, 402 for a parent who is no moderator', async () => {
  expect(await restore([TEXTS], { domain: 'Theirs' }, { company: 'norte' })).toMatchObject({ http: 403, code: 3 });
  expect(await restore([TEXTS], { domain: 'Nowhere' })).toMatchObject({ http: 404, code: 316 });
  expect(await restore([TEXTS], {}, { parentUid: 'maria' })).toMatchObject({ http: 404, code: 316 });
  expect(await restore([TEXTS], {}, { parentUid: 'a-pilot' })).toMatchObject({ http: 404, code: 402 });
});
