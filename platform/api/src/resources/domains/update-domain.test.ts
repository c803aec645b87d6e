import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { DEFAULT_SETTINGS_TEXTS, docPaths, firestorePaths } from 'shared-kit/model';
import { call } from '../../testing/console-calls';
import { TEST_SETTINGS, writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };
const TEXTS = { addrPattern: 'RRCC', addrPatternUser: 'RR.CC', ...DEFAULT_SETTINGS_TEXTS };

let platform: TestPlatform;
let token: string;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  platform = await startTestPlatform();
  await writeDomain(platform.firebase, NORTH);
  await writeDomain(platform.firebase, { company: 'acme', domain: 'Bare' }, null);
  await writeDomain(platform.firebase, { company: 'acme', domain: 'Old' }, null);
  await writeDomain(platform.firebase, { company: 'norte', domain: 'Theirs' });
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North Hall', 'Bare', 'Old'] });
  await platform.signUp({ uid: 'maria', moderator: true, authDomains: [] });
  for (const role of ['moderator', 'assistant', 'pilot', 'checker'] as const) {
    tokens[role] = await platform.signUp({ uid: `a-${role}`, [role]: true, authDomains: ['North Hall'] });
  }
});

afterAll(() => platform.stop());

interface Change {
  domain?: string;
  settings?: unknown;
  as?: string;
  parentUid?: string;
  company?: string;
}

const change = ({ domain = 'North Hall', settings = TEXTS, as = token, parentUid = 'marcos', company }: Change = {}) =>
  call(platform, { method: 'PATCH', url: '/domains', token: as, parentUid, ...(company && { company }), body: { domain, settings } });

async function stored(domain = 'North Hall') {
  const { docs } = await platform.firebase.firestore
    .collection(firestorePaths.settings({ ...NORTH, domain }))
    .orderBy('createdDate', 'desc')
    .get();
  return docs.map((doc) => doc.data());
}

it('API-11 DATA-05 DSET-16 DSET-17 302 adds a document with the complete settings and the expected columns, and does not change the older ones', async () => {
  const texts = {
    addrPattern: 'RRCCNN',
    addrPatternUser: 'RR.CC.NN',
    baseFields: { address: 'Endereço', checkedAt: 'Conferido em', employeeId: 'Matrícula', employeeName: 'Nome' },
    resultFields: { empty: 'VAZIO', invalid: 'INVÁLIDO', positive: 'CERTO', negative: 'ERRADO', null: '' },
  };
  const before = await stored();
  expect(await change({ settings: texts })).toMatchObject({ http: 200, code: 302 });
  const after = await stored();
  expect(after.slice(1)).toEqual(before);
  expect(after[0]).toEqual({
    ...TEST_SETTINGS,
    ...texts,
    expectedDataColumns: { barcode: ['SKU'], mif: ['Expected boxes'] },
    createdDate: expect.any(Timestamp) as unknown,
    createdBy: 'key',
    createdByName: 'Test key',
  });
});

it('API-11 saving the same again writes nothing', async () => {
  await change();
  const before = await stored();
  expect(await change()).toMatchObject({ code: 302 });
  expect(await stored()).toEqual(before);
});

it('DSET-14 DSET-16 D-42 saving stores all nine texts, also default texts that were not stored before', async () => {
  await platform.firebase.firestore.collection(firestorePaths.settings({ ...NORTH, domain: 'Old' })).add({
    addrPattern: TEXTS.addrPattern,
    addrPatternUser: TEXTS.addrPatternUser,
    baseFields: { address: 'Address' },
    labelDesigns: [],
    manualInputFields: [],
    createdDate: FieldValue.serverTimestamp(),
  });
  expect(await change({ domain: 'Old' })).toMatchObject({ code: 302 });
  expect((await stored('Old'))[0]).toMatchObject(TEXTS);
});

it('PERM-10 records who changed what, when and from where', async () => {
  await change({ settings: { ...TEXTS, addrPattern: 'RRCCNN' } });
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).orderBy('at', 'desc').limit(1).get();
  expect(docs[0]?.data()).toMatchObject({ action: 'domains.update', by: 'key', target: 'companies/acme/domains/North Hall' });
});

it('D-103 a domain without settings gets its first version', async () => {
  expect(await change({ domain: 'Bare' })).toMatchObject({ code: 302 });
  expect(await stored('Bare')).toMatchObject([{ ...TEXTS, labelDesigns: [], manualInputFields: [] }]);
});

it('D-44 of many simultaneous changes none is lost', async () => {
  const before = (await stored()).length;
  const patterns = ['R1', 'R2', 'R3', 'R4'];
  const answers = await Promise.all(patterns.map((addrPattern) => change({ settings: { ...TEXTS, addrPattern } })));
  expect(answers.map(({ code }) => code)).toEqual([302, 302, 302, 302]);
  expect((await stored()).length).toBe(before + 4);
});

it.each<[string, number, string, unknown]>([
  ['DSET-11 without a pattern', 205, 'addrPattern', { ...TEXTS, addrPattern: ' ' }],
  ['DSET-18 with a forbidden character', 213, 'baseFields.address', { ...TEXTS, baseFields: { ...TEXTS.baseFields, address: 'a/b' } }],
  ['DSET-18 with a base name twice', 216, 'baseFields.checkedAt', { ...TEXTS, baseFields: { ...TEXTS.baseFields, checkedAt: 'Address' } }],
  [
    'DSET-12 with one text for positive and negative',
    215,
    'resultFields.negative',
    { ...TEXTS, resultFields: { ...TEXTS.resultFields, negative: 'OK' } },
  ],
  ['DSET-19 with a number for a text', 214, 'settings.addrPattern', { ...TEXTS, addrPattern: 5 }],
])('%s is refused with %i', async (_title, code, field, settings) => {
  const before = await stored();
  expect(await change({ settings })).toMatchObject({ http: code === 216 ? 409 : 400, code, field });
  expect(await stored()).toEqual(before);
});

it('ERR-17 names missing and unexpected fields', async () => {
  const { addrPattern: _missing, ...rest } = TEXTS;
  expect(await change({ settings: rest })).toMatchObject({ http: 400, code: 202, args: ['settings.addrPattern'] });
  expect(await change({ settings: { ...TEXTS, labelDesigns: [] } })).toMatchObject({ http: 400, code: 204 });
});

it.each(['moderator', 'assistant', 'pilot', 'checker'])('PERM-10 3 for a %s', async (role) => {
  expect(await change({ as: tokens[role]! })).toMatchObject({ http: 403, code: 3 });
});

it('PERM-10 is refused alike for another company, whether it exists or not', async () => {
  const answer = await change({ company: 'norte', domain: 'Theirs' });
  expect(answer).toMatchObject({ http: 403, code: 3 });
  expect(await change({ company: 'nobody', domain: 'Theirs' })).toEqual(answer);
});

it('PERM-10 is refused alike for an unknown domain and for one that is not the parent’s', async () => {
  const answer = await change({ domain: 'Nowhere' });
  expect(answer).toMatchObject({ http: 404, code: 316 });
  expect(await change({ domain: 'Theirs' })).toEqual(answer);
  expect(await change({ parentUid: 'maria' })).toEqual(answer);
  expect(await change({ domain: '../norte/domains/Theirs' })).toEqual(answer);
});

it('PERM-10 402 if the parent is no moderator of the company', async () => {
  expect(await change({ parentUid: 'a-pilot' })).toMatchObject({ http: 404, code: 402 });
  expect(await change({ parentUid: 'nobody' })).toMatchObject({ http: 404, code: 402 });
});

describe('the notes of a domain', () => {
  const NOTES = 'Keys at the gate, ask for Rui';
  const at = (path: string) => platform.firebase.firestore.doc(path);
  const write = (notes: unknown) => change({ settings: { ...TEXTS, notes } });
  const notesOf = async (domain = 'North Hall') => ({
    inSettings: (await stored(domain))[0]?.['notes'] as unknown,
    inDomain: (await at(docPaths.domain({ ...NORTH, domain })).get()).get('notes') as unknown,
  });

  beforeEach(() => write(''));

  it('ADD-77 (D-49) stand in the settings and with the domain, and the record names them without their text (D-107)', async () => {
    expect(await write(`  ${NOTES}\u200b `)).toMatchObject({ http: 200, code: 302 });
    expect(await notesOf()).toEqual({ inSettings: NOTES, inDomain: NOTES });
    const { docs } = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).orderBy('at', 'desc').limit(1).get();
    expect(docs[0]?.data()).toMatchObject({ action: 'domains.update', fields: ['notes'] });
    expect(JSON.stringify(docs[0]?.data())).not.toContain('gate');
  });

  it('ADD-77 (D-49) stay when a page that was opened before they existed saves without them', async () => {
    await write(NOTES);
    expect(await change({ settings: { ...TEXTS, addrPattern: 'RRCCNNAA' } })).toMatchObject({ code: 302 });
    expect((await stored())[0]).toMatchObject({ addrPattern: 'RRCCNNAA', notes: NOTES });
    expect(await notesOf()).toEqual({ inSettings: NOTES, inDomain: NOTES });
  });

  it('ADD-77 of blanks alone are empty notes, and empty notes of an older document make no other version', async () => {
    await write(NOTES);
    expect(await write(' \u00a0\t')).toMatchObject({ code: 302 });
    expect(await notesOf()).toEqual({ inSettings: '', inDomain: '' });
    const { notes: _none, ...older } = TEST_SETTINGS;
    const domain = 'Older';
    await writeDomain(platform.firebase, { company: 'acme', domain }, { ...older, ...TEXTS } as typeof TEST_SETTINGS);
    await at('users/marcos').update({ authDomains: FieldValue.arrayUnion(domain) });
    expect(await change({ domain })).toMatchObject({ code: 302 });
    const before = await stored(domain);
    expect(await change({ domain, settings: { ...TEXTS, notes: '' } })).toMatchObject({ code: 302 });
    expect(await stored(domain)).toEqual(before);
    expect(await notesOf(domain)).toEqual({ inSettings: undefined, inDomain: undefined });
  });

  it.each<[string, number, unknown]>([
    ['501 characters', 200, 'x'.repeat(501)],
    ['a control character', 200, 'Keys\u0000gate'],
    ['a line end', 200, 'Keys\ngate'],
    ['a character that turns the direction', 200, 'Keys\u202egate'],
    ['half a character', 200, 'Keys\ud800gate'],
    ['a number', 214, 7],
    ['a list', 214, ['Keys']],
    ['null', 214, null],
  ])('ADD-77 with %s are refused with %i, and nothing changes', async (_what, code, notes) => {
    await write(NOTES);
    const before = await stored();
    expect(await write(notes)).toMatchObject({ http: 400, code });
    expect(await stored()).toEqual(before);
    expect(await notesOf()).toEqual({ inSettings: NOTES, inDomain: NOTES });
  });

  it('ADD-77 are not copied to a new domain, which they say nothing of (D-44)', async () => {
    await write(NOTES);
    await at(docPaths.company('acme')).set({ authDomains: [] });
    const { docs } = await platform.firebase.firestore.collection(firestorePaths.domains('acme')).get();
    const body = { domain: 'New Hall', copyDomain: 'North Hall', currentDomains: docs.map(({ id }) => id) };
    expect(await call(platform, { method: 'POST', url: '/domains', token, parentUid: 'marcos', body })).toMatchObject({ code: 301 });
    expect((await stored('New Hall'))[0]).toMatchObject({ addrPattern: TEXTS.addrPattern, notes: '' });
    expect(await notesOf('New Hall')).toEqual({ inSettings: '', inDomain: undefined });
  });
});
