import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readJson, readWorkspace, ROOT } from '../ground/workspace';
import { layOutRemote } from './lay-out';
import { namesOf } from './names';

const LOCALES = Object.keys(readJson(join(ROOT, 'locales/languages.json')));
const CHANGED_IN_PLACE = ['CODEOWNERS', 'pnpm-lock.yaml', 'tsconfig.json'];

let root: string;

// Creates the part of a repository that adding a remote reads.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-remote-'));
  const remotes = readWorkspace().filter(({ kind }) => kind === 'remote');
  const read = [
    ...CHANGED_IN_PLACE,
    'locales/languages.json',
    ...[...LOCALES, 'texts'].map((folder) => `locales/${folder}`),
    ...remotes.flatMap(({ name }) => [`${name}/package.json`, `${name}/remote.json`]),
  ];
  for (const path of read) cpSync(join(ROOT, path), join(root, path), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const text = (path: string) => readFileSync(join(root, path), 'utf8');

it.each([
  ['mfe-stock', { namespace: 'stock', path: '/stock', words: 'Stock' }],
  ['mfe-stock-level-map', { namespace: 'stockLevelMap', path: '/stock-level-map', words: 'Stock level map' }],
])('%s goes by %j', (name, names) => {
  expect(namesOf(name)).toEqual({ name, ...names });
});

describe('adding a remote', () => {
  it('ADD-NEW-01 changes no file of the shell, the kit or another remote', () => {
    const before = new Map(filesIn(root).map((path) => [path, text(path)]));
    layOutRemote(root, 'mfe-stock-levels');
    const changed = filesIn(root).filter((path) => before.get(path) !== text(path) && !path.startsWith('mfe-stock-levels/'));
    expect(changed.sort()).toEqual([...LOCALES.map((locale) => `locales/${locale}/stockLevels.json`), ...CHANGED_IN_PLACE].sort());
  });

  it('leaves no name of the template in its files', () => {
    layOutRemote(root, 'mfe-stock-levels');
    const made = filesIn(root).filter((path) => /stock/i.test(path));
    expect(made).toEqual(
      expect.arrayContaining(
        ['remote.json', 'README.md', 'src/pages.ts', 'src/start/start.page.test.tsx'].map((path) => join('mfe-stock-levels', path)),
      ),
    );
    for (const path of made) expect([path, text(path)]).toEqual([path, expect.not.stringMatching(/example/i)]);
  });

  it('declares routes with their pages, and a drawer item whose label every language has', () => {
    layOutRemote(root, 'mfe-stock-levels');
    const { name, namespace, title, routes, drawer, quickAccess, links } = readJson(join(root, 'mfe-stock-levels/remote.json'));
    expect([name, namespace, title]).toEqual(['mfe-stock-levels', 'stockLevels', 'stockLevels:title']);
    const served = ['/stock-levels', '/stock-levels/:company'];
    expect(routes.map(({ path }: { path: string }) => path)).toEqual(served);
    for (const { page } of routes) expect(text('mfe-stock-levels/src/pages.ts')).toContain(`${page}: () => import(`);
    expect(text('mfe-stock-levels/src/pages.ts')).toContain('import(`locales/${locale}/stockLevels.json`)');
    expect([...drawer, ...quickAccess].map(({ to, label }) => [to, label])).toEqual([
      ['/stock-levels', 'stockLevels:title'],
      ['/stock-levels/:company', 'stockLevels:company.entry'],
    ]);
    for (const { under } of routes) if (under) expect(served).toContain(links[under]);
    const titles = ['en-GB', 'en-US', 'es-ES', 'pt-BR'].map((locale) => readJson(join(root, 'locales', locale, 'stockLevels.json')).title);
    expect(titles).toEqual(['New: Stock levels', 'New: Stock levels', 'Nuevo: Stock levels', 'Novo: Stock levels']);
  });

  it('uses locked versions with a reason each, and adds the remote to the compiler’s projects', () => {
    layOutRemote(root, 'mfe-stock-levels');
    const { dependencies, devDependencies, why } = readJson(join(root, 'mfe-stock-levels/package.json'));
    const needs = { ...dependencies, ...devDependencies };
    for (const version of Object.values(needs)) expect(version).toMatch(/^(catalog:|workspace:\*)$/);
    expect(Object.keys(why).sort()).toEqual(
      Object.keys(needs)
        .filter((name) => needs[name] === 'catalog:')
        .sort(),
    );
    const block = /^ {2}mfe-stock-levels:\n(?: {4}.*\n)+/m.exec(text('pnpm-lock.yaml'))![0];
    for (const name of Object.keys(needs)) expect(block).toMatch(new RegExp(`^ {6}'?${name}'?:$`, 'm'));
    expect(readJson(join(root, 'tsconfig.json')).references).toContainEqual({ path: 'mfe-stock-levels' });
    expect(text('CODEOWNERS')).toMatch(/^\/mfe-stock-levels\/ +@inventory-console\/mfe-stock-levels-team$/m);
  });

  it.each([
    ['nothing', '', 'Name the remote: npm run new-remote -- mfe-stock-levels'],
    ['no remote', 'stock-levels', '"stock-levels" cannot be the name of a remote'],
    ['capitals', 'mfe-Stock', 'small letters'],
    ['a way out', 'mfe-../../stock', 'cannot be the name of a remote'],
    ['a hyphen at its end', 'mfe-stock-', 'cannot be the name of a remote'],
    ['a name of any length', `mfe-${'a'.repeat(50)}`, 'at most 40 characters'],
    ['a remote that is there', 'mfe-auth', 'There is a folder mfe-auth already'],
    ['texts that are there', 'mfe-common', 'Texts of the name common exist already'],
    ['texts that are there, in other letters', 'mfe-rackmap', 'Texts of the name rackmap exist already'],
    ['texts whose types would replace those of all', 'mfe-index', 'Texts of the name index exist already'],
    ["a path of the shell's", 'mfe-logout', "The path /logout is the console's own"],
    ...['api', 'assets', 'metrics'].map((word) => [
      'a path that the web server answers',
      `mfe-${word}`,
      `The path /${word} is the console's own`,
    ]),
    ["a path whose second part is another remote's", 'mfe-company', 'The path /company/:company is served by mfe-dashboards already.'],
    [
      "a path whose second part is another remote's by another parameter",
      'mfe-label',
      'The path /label/:company is served by mfe-label-editor already (/label/:index).',
    ],
    ["another remote's link", 'mfe-create-task', 'The link createTask is offered by mfe-dashboards already'],
    ["another remote's path, in other letters", 'mfe-adddomain', 'The path /adddomain is served by mfe-admin-domains already'],
  ])('refuses %s in words and writes nothing', (_what, name, words) => {
    const before = filesIn(root);
    expect(() => layOutRemote(root, name)).toThrow(words);
    expect(filesIn(root)).toEqual(before);
    expect(existsSync(join(root, 'mfe-stock-levels'))).toBe(false);
  });

  it("refuses a name whose path another remote's page matches too, and the name of a package", () => {
    const declared = readJson(join(root, 'mfe-auth/remote.json'));
    declared.routes.push({ path: '/stock-levels/counts', page: 'Counts', access: 'elevated' });
    writeFileSync(join(root, 'mfe-auth/remote.json'), JSON.stringify(declared));
    expect(() => layOutRemote(root, 'mfe-stock-levels')).toThrow(
      'The path /stock-levels/:company is served by mfe-auth already (/stock-levels/counts).',
    );
    mkdirSync(join(root, 'elsewhere'));
    writeFileSync(join(root, 'elsewhere/package.json'), JSON.stringify({ name: 'mfe-counts' }));
    expect(() => layOutRemote(root, 'mfe-counts')).toThrow('There is a package mfe-counts already.');
  });

  it('replaces names correctly if the new name contains a name of the template', () => {
    layOutRemote(root, 'mfe-my-example');
    expect(readJson(join(root, 'mfe-my-example/remote.json'))).toMatchObject({
      name: 'mfe-my-example',
      namespace: 'myExample',
      title: 'myExample:title',
      links: { myExample: '/my-example' },
    });
    expect(readJson(join(root, 'locales/en-US/myExample.json')).title).toBe('New: My example');
  });
});
