import fc from 'fast-check';
import { DEFAULT_SETTINGS_TEXTS, docPaths } from 'shared-kit/model';
import { call, type ConsoleCall } from './testing/console-calls';
import { TEST_SETTINGS, writeDomain } from './testing/test-domain';
import { startTestPlatform, type TestPlatform } from './testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'marcos', moderator: true });
});

/** An older version of the settings: other texts and one more field; its labels and its other field are those of today. */
const OLDER = {
  ...TEST_SETTINGS,
  addrPattern: 'OLD',
  manualInputFields: [...TEST_SETTINGS.manualInputFields, { ...TEST_SETTINGS.manualInputFields[0]!, field: 'Older' }],
};

/** Stores the documents that the bodies below name. */
async function prepare(): Promise<void> {
  const { firestore, bucket } = platform.firebase;
  await firestore.recursiveDelete(firestore.collection('companies'));
  await bucket.deleteFiles();
  await firestore.doc(docPaths.user('marcos')).update({ authDomains: ['North Hall'] });
  await firestore.doc(docPaths.company('acme')).set({ id: 'acme', authDomains: ['North Hall'], hasSessionPushListener: true });
  await writeDomain(platform.firebase, NORTH);
  await firestore.doc(docPaths.settings(NORTH, 'v1')).set({ ...OLDER, createdDate: new Date(0) });
  await firestore.doc(docPaths.license('acme', 'drone')).set({ isActive: false });
  await firestore.doc(docPaths.session({ ...NORTH, session: 's1' })).set({ name: 'S', searchName: 's' });
}

afterAll(() => platform.stop());

const corner = { x: 0, y: 0 };
const pattern = {
  firstVertex: corner,
  secondVertex: { x: 5, y: 5 },
  ignoreRemaining: false,
  isRequired: true,
  dataFields: [{ name: 'F', type: 'data', limiterType: 'range', limiter: '3' }],
};
const newLabelDesign = { name: 'L', firstVertex: corner, secondVertex: { x: 9, y: 9 }, barcodePatterns: [pattern], imageFile: null };
const newData = { field: 'Field', description: 'What', inputType: 'text' };
const currentData = TEST_SETTINGS.manualInputFields;
const domain = 'North Hall';
const settings = { addrPattern: 'RR', addrPatternUser: 'RR', ...DEFAULT_SETTINGS_TEXTS };

/** Every call with a body that it would accept, to be damaged in one place. */
const BODIES: [ConsoleCall['method'], string, Record<string, unknown>][] = [
  ['POST', '/domains', { domain: 'New', currentDomains: ['North Hall'] }],
  ['PATCH', '/domains', { domain, settings }],
  ['POST', '/domains/restore', { domain, version: 'v1', parts: [{ kind: 'texts' }, { kind: 'field', name: 'Older' }] }],
  ['DELETE', '/domains', { domain }],
  ['POST', '/labelDesigns', { domain, newLabelDesign }],
  ['PATCH', '/labelDesigns', { domain, labelName: 'Pallet', newLabelDesign, basedOn: 'v1' }],
  ['DELETE', '/labelDesigns', { domain, labelName: 'Pallet' }],
  ['POST', '/mif', { domain, newData }],
  ['PATCH', '/mif', { domain, newData, currentData, index: 0 }],
  ['DELETE', '/mif', { domain, currentData, index: 0, basedOn: 'v1' }],
  ['POST', '/licenses', { domain, licenseKey: 'drone' }],
  ['DELETE', '/licenses', { domain, licenseKey: 'drone' }],
];

type Path = (string | number)[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, Array.isArray(value) ? Number(key) : key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item: unknown, i) => (i === key ? replaced(item, rest, change) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [name, name === key ? replaced(item, rest, change) : item]),
  );
}

/** Values that no call accepts in any field: of another type, far too long, not a valid name, or with one more field. */
const DAMAGES: [string, (old: unknown) => unknown][] = [
  ['another type', (old) => (typeof old === 'object' ? 7 : { a: [old] })],
  ['a list', (old) => (Array.isArray(old) ? 'x' : [[old]])],
  ['too much', (old) => (typeof old === 'object' && !Array.isArray(old) ? { ...old, surprise: 1 } : [old, old, 1])],
  ['a number without end', () => 1e308],
  ['a text without end', () => 'ÿ'.repeat(20_000)],
  ['a control character', (old) => (typeof old === 'string' ? `a\u0000${old}` : '\u0000')],
  ['half a character', (old) => (typeof old === 'string' ? `${old}\ud83d` : '\ud83d')],
  ['a name of the language', () => '__proto__'],
  ['a path', () => '../../norte/domains/X'],
  ['nothing', () => undefined],
];

/** All documents and files that a call may write. */
async function everything(): Promise<string> {
  const { firestore, bucket } = platform.firebase;
  const groups = ['companies', 'domains', 'settings', 'sessions', 'licenses', 'users', 'audit', 'removals'];
  const snapshots = await Promise.all(groups.map((name) => firestore.collectionGroup(name).get()));
  const [files] = await bucket.getFiles();
  return JSON.stringify([snapshots.map(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()])), files.map(({ name }) => name)]);
}

/** Fields that take any content, are not read or may be absent: a damaged value may be a valid one there. */
const FREE =
  /^(domain$|settings\.(addrPattern|addrPatternUser|resultFields|baseFields)|newLabelDesign\.(imageFile|secondVertex|firstVertex)|.*barcodePatterns|newData\.(description|field)|newLabelDesign\.name|currentDomains|currentData)/;

/** A body without `basedOn` is valid. */
const isOptional = (at: string, damage: string): boolean => at === 'basedOn' && damage === 'nothing';

const CODES_OF_BAD_INPUT = [
  0, 5, 7, 101, 200, 202, 204, 205, 213, 214, 215, 216, 300, 311, 312, 314, 315, 316, 317, 402, 900, 901, 920, 921,
];

it.each(BODIES)('PERM-10 %s %s answers damaged input with one of its codes and writes nothing', async (method, url, body) => {
  await prepare();
  let before = await everything();
  const damaged = fc.record({ at: fc.constantFrom(...pathsOf(body)), damage: fc.constantFrom(...DAMAGES) });
  await fc.assert(
    fc.asyncProperty(damaged, async ({ at, damage: [damage, change] }) => {
      const sent = replaced(body, at, change);
      const answer = await call(platform, {
        method,
        url,
        token,
        parentUid: 'marcos',
        body: sent === undefined ? '' : JSON.stringify(sent),
      });
      // The damaged value is a valid one here, so the call has changed something.
      if (answer.http === 200 && (FREE.test(at.join('.')) || isOptional(at.join('.'), damage))) {
        await prepare();
        before = await everything();
        return;
      }
      expect(answer.http).toBeGreaterThanOrEqual(400);
      expect(answer.http).toBeLessThan(500);
      expect(CODES_OF_BAD_INPUT).toContain(answer.code);
      expect(await everything()).toBe(before);
    }),
    { numRuns: 12 },
  );
});

it.each(BODIES)('PERM-10 %s %s refuses a body with names of prototypes', async (method, url, body) => {
  const text = JSON.stringify(body);
  for (const key of ['"__proto__":{"keyUser":true}', '"constructor":{"prototype":{"keyUser":true}}']) {
    const answer = await call(platform, { method, url, token, parentUid: 'marcos', body: `{${key},${text.slice(1)}` });
    expect(answer).toMatchObject({ http: 400, code: 0 });
  }
  expect(({} as { keyUser?: boolean }).keyUser).toBeUndefined();
});

it.each<[ConsoleCall['method'], string, Record<string, string | string[]>]>([
  ['DELETE', '/sessions', { domain, session: ['s9'] }],
  ['POST', '/triggerSessionPush', { domain, session: 's9', company: 'acme', isForcedPush: 'true' }],
])('PERM-10 %s %s answers any query with a code of its own and writes nothing', async (method, url, query) => {
  await prepare();
  const before = await everything();
  const odd = fc.constantFrom('', '__proto__', 's1/addresses/0', '\u0000', 'ÿ'.repeat(2000), '..', 'acme', 'true', '[object Object]');
  const name = fc.constantFrom(...Object.keys(query), 'surprise', '__proto__', 'constructor');
  await fc.assert(
    fc.asyncProperty(name, fc.array(odd, { minLength: 1, maxLength: 3 }), async (key, value) => {
      const answer = await call(platform, { method, url, token, parentUid: 'marcos', query: { ...query, [key]: value } });
      expect(answer.http).toBeGreaterThanOrEqual(400);
      expect(answer.http).toBeLessThan(500);
      expect([0, 3, 200, 204, 205, 214, 316, 900, 920, 921, 925]).toContain(answer.code);
    }),
    { numRuns: 20 },
  );
  expect(await everything()).toBe(before);
});
