import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson, readWorkspace, ROOT } from '../ground/workspace';
import { expectWritten } from '../jest-preset/written-docs';
import { remoteSchema, type Schema } from './manifest-check';
import { unofferedLinks, usedLinksText, writeUsedLinks } from './used-links';

const FILE = join(ROOT, 'shared-kit/remote.schema.json');

/** The schema that editors read, as `shared-kit/remote.schema.json` is written. */
const asJson = (schema: Schema) => `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema }, null, 2)}\n`;

/** The fields as a table of Markdown, for `docs/remote-contract.md`. */
const asTable = (schema: Schema) =>
  [
    '| field | needed | what it is |',
    '|---|---|---|',
    ...fieldsIn(schema).map(({ place, isNeeded, description }) => `| \`${place}\` | ${isNeeded ? 'yes' : ''} | ${description} |`),
  ].join('\n');

/** The fields of a schema, each with its place. */
function fieldsIn(
  { properties = {}, required = [] }: Schema,
  prefix = '',
): { place: string; isNeeded: boolean; description: string | undefined }[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const [named] = Object.values(field.patternProperties ?? {});
    const place = `${prefix}${name}${field.items?.properties ? '[]' : ''}`;
    return [
      { place, isNeeded: required.includes(name), description: field.description },
      ...fieldsIn(field.items ?? {}, `${place}.`),
      ...(named ? [{ place: `${place}.*`, isNeeded: false, description: named.description }, ...fieldsIn(named, `${place}.*.`)] : []),
    ];
  });
}

let schema: Schema;
beforeAll(async () => ({ schema } = await remoteSchema()));

it('ADD-NEW-02 the schema of remote.json that editors read is current', () => {
  if (process.env['UPDATE_DOCS']) writeFileSync(FILE, asJson(schema));
  expect(readFileSync(FILE, 'utf8')).toBe(asJson(schema));
});

it('ADD-NEW-02 the table of the fields of remote.json in docs/remote-contract.md is current', () => {
  expectWritten('docs/remote-contract.md', 'shared-kit/src/model/registry/remote.schema.ts', asTable(schema));
});

const REMOTES = [
  ...readWorkspace()
    .filter(({ kind }) => kind === 'remote')
    .map(({ name }) => name),
  'tooling/new-remote/template',
  'tooling/kit-package/example',
];

it.each(REMOTES)('ADD-NEW-02 remote.json of %s names the schema for editors', (folder) => {
  expect(readJson(join(ROOT, folder, 'remote.json')).$schema).toBe('./node_modules/shared-kit/remote.schema.json');
});

it.each(REMOTES)('ADD-53 D-154 the links that %s uses are known to the compiler, as its remote.json names them', (folder) => {
  const { uses } = readJson(join(ROOT, folder, 'remote.json'));
  expect(readFileSync(join(ROOT, folder, 'src/used-links.d.ts'), 'utf8')).toBe(usedLinksText(uses));
});

it('ADD-53 D-154 the build writes the links that a remote uses, and nothing for a remote that declares none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'used-links-'));
  mkdirSync(join(folder, 'src'));
  writeUsedLinks(folder, ['settings@2', 'all-addresses', 'settings']);
  const written = () => readFileSync(join(folder, 'src/used-links.d.ts'), 'utf8');
  expect(written()).toContain("declared: {\n      'all-addresses': true;\n      settings: true;\n    };");
  writeUsedLinks(folder, []);
  expect(written()).toContain('declared: Record<never, true>;');
  writeUsedLinks(folder, undefined);
  expect(written).toThrow('ENOENT');
  rmSync(folder, { recursive: true });
});

it('ADD-53 D-154 the build names the links that a remote uses and that no remote of the repository offers', async () => {
  const declared = { name: 'mfe-x', contract: 1, namespace: 'x', routes: [], uses: ['settings', 'settings@7', 'nowhere'] };
  expect(await unofferedLinks(declared)).toEqual([
    expect.stringContaining('uses settings@7, which no remote of this repository offers'),
    expect.stringContaining('uses nowhere,'),
  ]);
});
