import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readJson, ROOT } from '../front-door/workspace.mjs';
import { KitApi } from './kit-api.mjs';
import { fromMarkdown, isForRemotes } from './reports.mjs';
import { isLower, nextVersion } from './steps.mjs';

let kit;

const write = (file, text) => {
  mkdirSync(dirname(join(kit, file)), { recursive: true });
  writeFileSync(join(kit, file), text);
};
const read = (file) => readFileSync(join(kit, file), 'utf8');
/** What the compiler writes for the one entry, over a file that it is made of. */
const declare = (text, inner = 'export interface Size { width: number }\n') => {
  write('.types/kit/ui-core/index.d.ts', text);
  write('.types/kit/ui-core/size.d.ts', inner);
};

beforeEach(() => {
  kit = mkdtempSync(join(tmpdir(), 'kit-'));
  write('package.json', '{ "name": "shared-kit", "version": "1.0.0", "exports": { "./ui-core": "./src/ui-core/index.ts" } }\n');
  write('src/contract/kit-version.ts', "export const KIT_VERSION: string = '1.0.0';\n");
  for (const file of ['remote.forms', 'remote', 'registry']) write(`src/contract/${file}.ts`, 'const MOST = 100;\nexport const f = () => MOST;\n');
  write('CHANGELOG.md', '# Changes\n\n## 1.0.0\nThe first.\n');
  declare("import type { Size } from './size';\n/** Draws. */\nexport declare function draw(size: Size): void;\n");
  new KitApi(kit).write();
});

afterEach(() => rmSync(kit, { recursive: true }));

describe('what the kit offers', () => {
  it('ADD-25 is committed entry by entry, with what it is made of and without comments', () => {
    expect(read('api/ui-core.api.md')).toContain('## draw\n```ts\nexport declare function draw(size: Size): void;\n```');
    expect(read('api/ui-core.api.md')).toContain('## (Size)\n```ts\nexport interface Size {\n    width: number;\n}\n```');
    expect(read('api/contract-schemas.api.md')).toContain('const MOST = 100;');
    expect(new KitApi(kit).fault()).toBeNull();
  });

  it('ADD-25 does not land changed without a version step, which one command makes', () => {
    declare("import type { Size } from './size';\nexport declare function draw(size: Size): void;\nexport declare function erase(): void;\n");
    expect(new KitApi(kit).fault()).toMatch(/has changed since 1\.0\.0 and needs a version of its own, 1\.1\.0 or higher\.\n- Added: `ui-core erase`/);
    expect(new KitApi(kit).write()).toBe('1.1.0');
    expect([JSON.parse(read('package.json')).version, read('src/contract/kit-version.ts')]).toEqual(['1.1.0', expect.stringContaining("'1.1.0'")]);
    expect(read('CHANGELOG.md')).toContain('\n## 1.1.0\n- Added: `ui-core erase`.\n\n## 1.0.0\n');
    expect(new KitApi(kit).fault()).toBeNull();
  });

  it('ADD-25 counts a change of what an export is made of, and of the schemas of the contract', () => {
    declare(read('.types/kit/ui-core/index.d.ts'), 'export interface Size { width: number; height: number }\n');
    expect(new KitApi(kit).fault()).toContain('1.1.0 or higher');
    write('src/contract/registry.ts', 'const MOST = 50;\n');
    expect(new KitApi(kit).fault()).toContain('`contract-schemas MOST`');
  });

  it('ADD-25 takes another first number when something has gone from what remotes share with the shell, and keeps a higher one that somebody has chosen', () => {
    declare('export declare function erase(): void;\n');
    expect(new KitApi(kit).fault()).toContain('2.0.0 or higher');
    write('package.json', read('package.json').replace('1.0.0', '3.0.0'));
    expect(new KitApi(kit).write()).toBe('3.0.0');
    expect([read('src/contract/kit-version.ts'), new KitApi(kit).fault()]).toEqual([expect.stringContaining("'3.0.0'"), null]);
  });

  it('leaves out what only the console may import', () => {
    write('package.json', read('package.json').replace('"exports": {', '"exports": { "./host/ui-core": "./src/ui-core/host.ts",'));
    write('.types/kit/ui-core/host.d.ts', 'export declare function start(): void;\n');
    expect(new KitApi(kit).fault()).toBeNull();
  });

  it('says when versions differ though nothing has changed', () => {
    write('package.json', read('package.json').replace('1.0.0', '1.0.1'));
    expect(new KitApi(kit).fault()).toContain('shared-kit is 1.0.1, its committed API that of 1.0.0');
  });
});

it.each([
  ['1.2.3', [], '1.3.0'],
  ['1.2.3', ['ui-core (Size)'], '1.3.0'],
  ['1.9.3', ['ui-core draw'], '2.0.0'],
  ['1.9.3', ['firebase/auth draw'], '2.0.0'],
  ['1.9.3', ['model draw', 'workers/sandbox draw'], '1.10.0'],
])('%s without %j is followed by %s', (version, removed, next) => {
  expect(nextVersion(version, { added: [], changed: [], removed })).toBe(next);
  expect([isLower(version, next), isLower(next, version), isLower(next, next)]).toEqual([true, false, false]);
});

it('ADD-25 every entry of the kit has a committed report, and its CHANGELOG tells of its version', () => {
  const folder = join(ROOT, 'shared-kit');
  const { exports, version } = readJson(join(folder, 'package.json'));
  const files = Object.keys(exports).map((path) => path.slice(2)).filter(isForRemotes).map((entry) => `${entry.replaceAll('/', '.')}.api.md`);
  expect(readdirSync(join(folder, 'api')).sort()).toEqual([...files, 'contract-schemas.api.md', 'version'].sort());
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
});

it('each component has one home: no two entries of the interface export the same name', () => {
  const folder = join(ROOT, 'shared-kit', 'api');
  const entries = readdirSync(folder).filter((file) => /^ui-.*\.api\.md$/.test(file));
  const exported = entries.flatMap((file) => [...fromMarkdown(readFileSync(join(folder, file), 'utf8')).keys()]).filter((name) => !name.startsWith('('));
  expect(entries.length).toBeGreaterThan(1);
  expect(exported).toContain('Button');
  expect(exported.filter((name, place) => exported.indexOf(name) !== place)).toEqual([]);
});
