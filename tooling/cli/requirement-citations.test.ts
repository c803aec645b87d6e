import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import {
  citations,
  citedDocuments,
  citedRecords,
  deadCitations,
  familyOf,
  proves,
  readChecklist,
  testFiles,
} from './requirement-citations';

it('reads the requirements of the checklist and ignores its other lines', () => {
  const text = '# Title\nIDs | are | stable\nTASK-22 | mfe-dashboards | names repeated | addresses | §2\nI18N-01 | locales | four | §9\n';
  expect(readChecklist(text)).toEqual([
    { id: 'TASK-22', owner: 'mfe-dashboards', text: 'names repeated | addresses | §2' },
    { id: 'I18N-01', owner: 'locales', text: 'four | §9' },
  ]);
});

it('a line that names a family has its members, and no other line has any', () => {
  const all = readChecklist(
    'ADD-14 | mfe-x | a map (family: ADD-MAP-01 to ADD-MAP-02) | own\nADD-MAP-01 | mfe-x | one | own\nADD-MAP-02 | mfe-x | two | own\nADD-27 | mfe-x | other | own\n',
  );
  expect(all.map((one) => familyOf(one, all))).toEqual([['ADD-MAP-01', 'ADD-MAP-02'], [], [], []]);
});

describe('the tests that cite a requirement', () => {
  const cited = (text: string) => [...citations([{ file: 'a.test.ts', text }])].map(([id, [first]]) => `${id}:${first?.line}`);

  it.each([
    ['a test', "it('TASK-22 names them', () => {})", ['TASK-22:1']],
    ['one for two', '\n  it("TASK-22 DASH-01 both", async () => {})', ['TASK-22:2', 'DASH-01:2']],
    ['a group', "describe('TASK-13 a group', () => {})", ['TASK-13:1']],
    ['a group of browser tests', "test.describe('TASK-13 a group', () => {})", ['TASK-13:1']],
    ['the title above a table', "it.each([['a(1)'], ['b']])('TASK-19 of %s', () => {})", ['TASK-19:1']],
    ['the title above a table in a template', 'it.each`\n a | b \n`("I18N-02 of $a", () => {})', ['I18N-02:3']],
    ['a row that begins the title', "it.each<[string, number]>([\n  ['DSET-19 with a number', 214],\n])('%s', () => {})", ['DSET-19:2']],
    ['a row of one cell', "it.each(['DSET-19 with a number'])('%s', () => {})", ['DSET-19:1']],
    ['a row of a table that has a name', "const CASES = [['DSET-19 a', 1]] as const;\nit.each(CASES)('%s', () => {})", ['DSET-19:1']],
    ['a title that is filled in', 'it(`DSET-20 of ${name}, not DSET-21`, () => {})', ['DSET-20:1', 'DSET-21:1']],
    ['a test in a browser', "test('GUARD-03 in a browser', async ({ page }) => {})", ['GUARD-03:1']],
  ])('counts %s', (_what, text, expected) => {
    expect(cited(text)).toEqual(expected);
  });

  it.each([
    ['a comment', "// it('TASK-22 names them', () => {})"],
    ['a value', "expect('TASK-22 names them', x).toBe(y)"],
    ['the source of a test in a string', `const source = "it('TASK-22 names them', () => {})";`],
    ['a list that is no table of tests', "const rows = [['TASK-22 names them', 1]];"],
    ['a test without a body', "it('TASK-22 names them')"],
    ['a test that is left out', "it.skip('TASK-22 names them', () => {}); test.describe.fixme('DASH-01 a', () => {})"],
  ])('does not count %s', (_what, text) => {
    expect(cited(text)).toEqual([]);
  });
});

describe('a test that proves a requirement', () => {
  it.each([
    ['mfe-auth', 'mfe-auth/src/login/login.page.test.tsx', true],
    ['mfe-auth', 'e2e/journeys/sign-in.spec.ts', true],
    ['mfe-auth', 'shared-kit/src/model/password.test.ts', false],
    ['mfe-auth', 'platform/api/src/passwords.test.ts', false],
    ['mfe-admin-domains', 'mfe-admin-users/src/domains.test.ts', false],
    ['mfe-auth', 'mfe-auth-two/src/login.test.ts', false],
    ['shell', 'shared-kit/src/model/paths.test.ts', true],
  ])('of %s: %s? %s', (owner, file, expected) => {
    expect(proves(owner, { file })).toBe(expected);
  });
});

describe('the test files of the product', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tests-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('do not include files that tests work on', () => {
    const files = [
      'a/b.test.tsx',
      'a/c.spec.ts',
      'a/d.ts',
      'dist/a.test.ts',
      'node_modules/a.test.ts',
      '.cache/a.test.ts',
      'a/fixtures/a.test.ts',
      'a/template/a.test.ts',
    ];
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), '');
    }
    expect(
      testFiles(folder)
        .map((file) => relative(folder, file))
        .sort(),
    ).toEqual(['a/b.test.tsx', 'a/c.spec.ts']);
  });
});

it('finds the records and documents that a text cites', () => {
  expect(citedRecords('ADR-0022 and [ADR-7](x.md), not D-22')).toEqual(['ADR-0022', 'ADR-7']);
  expect(citedDocuments('docs/a/b.md, [c](../docs/c.md#d), `0022-….md` and README.md')).toEqual(['docs/a/b.md', 'c.md', 'README.md']);
});

it.each([
  ['(Amendments to D-58)', 'Amendments'],
  ['(ruling "Several moderators")', 'ruling'],
  ['(the specification, section 5)', 'section 5'],
  ['/**\n * the design\n * section 8\n */', 'section 8'],
  ['see facts/xls', 'facts/xls'],
  ['(decision 0022)', 'decision 0022'],
  ['// of a decision\n// record 4', 'record 4'],
  ['(docs/adr/0018)', 'adr/0018'],
])('a citation that nothing can resolve: %j', (text, dead) => {
  expect(deadCitations(text)).toEqual([dead]);
});

it.each([
  'D-22',
  'ADR-0022',
  '[why](../docs/adr/0018-one-form.md)',
  '[why](0018-one-form.md)',
  'records 100,000 rows',
  'of two records 1.5 ms',
])('no such citation: %s', (text) => {
  expect(deadCitations(text)).toEqual([]);
});
