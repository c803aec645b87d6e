import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readJson, ROOT } from '../ground/workspace';
import { KitApi } from './kit-api';
import { fromMarkdown, isForRemotes } from './reports';
import { isLower, nextVersion } from './steps';

let kit: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(kit, file)), { recursive: true });
  writeFileSync(join(kit, file), text);
};
const read = (file: string) => readFileSync(join(kit, file), 'utf8');
/** Writes the declarations that the compiler would write for the only entry and for a file that it imports. */
const declare = (text: string, inner = 'export interface Size { width: number }\n') => {
  write('.types/kit/src/ui-core/index.d.ts', text);
  write('.types/kit/src/ui-core/size.d.ts', inner);
};

beforeEach(() => {
  kit = mkdtempSync(join(tmpdir(), 'kit-'));
  write('package.json', '{ "name": "shared-kit", "version": "1.0.0", "exports": { "./ui-core": "./src/ui-core/index.ts" } }\n');
  for (const file of ['remote.forms', 'remote', 'registry'])
    write(`src/model/registry/${file}.ts`, 'const MOST = 100;\nexport const f = () => MOST;\n');
  write('CHANGELOG.md', '# Changes\n\n## 1.0.0\nThe first.\n');
  declare("import type { Size } from './size';\n/** Draws. */\nexport declare function draw(size: Size): void;\n");
  new KitApi(kit).write();
});

afterEach(() => rmSync(kit, { recursive: true }));

describe('the committed reports of the kit’s declarations', () => {
  it('ADD-FIT-04 list each entry with the declarations that it refers to, without comments', () => {
    expect(read('api/ui-core.api.md')).toContain('## draw\n```ts\nexport declare function draw(size: Size): void;\n```');
    expect(read('api/ui-core.api.md')).toContain('## (Size)\n```ts\nexport interface Size {\n    width: number;\n}\n```');
    expect(read('api/contract-schemas.api.md')).toContain('const MOST = 100;');
    expect(new KitApi(kit).fault()).toBeNull();
  });

  it('ADD-FIT-04 what another entry exports stands in that entry’s report alone, and a change of it counts', () => {
    write('package.json', read('package.json').replace('"exports": {', '"exports": { "./ui-form": "./src/ui-form/index.ts",'));
    write('.types/kit/src/ui-form/index.d.ts', "export type { Size } from '../ui-core/size';\n");
    expect(new KitApi(kit).write()).toBe('1.1.0');
    expect(read('api/ui-form.api.md')).toContain('## Size\n');
    expect(read('api/ui-core.api.md')).not.toContain('interface Size');
    write('.types/kit/src/ui-core/size.d.ts', 'export interface Size { height: number }\n');
    expect(new KitApi(kit).fault()).toContain('- Changed: `ui-form Size`.');
  });

  it('ADD-FIT-04 a changed declaration needs a new version, which one command writes', () => {
    declare(
      "import type { Size } from './size';\nexport declare function draw(size: Size): void;\nexport declare function erase(): void;\n",
    );
    expect(new KitApi(kit).fault()).toMatch(
      /has changed since 1\.0\.0 and needs a version of its own, 1\.1\.0 or higher\.\n- Added: `ui-core erase`/,
    );
    expect(new KitApi(kit).write()).toBe('1.1.0');
    expect(JSON.parse(read('package.json')).version).toBe('1.1.0');
    expect(read('CHANGELOG.md')).toContain('\n## 1.1.0\n- Added: `ui-core erase`.\n\n## 1.0.0\n');
    expect(new KitApi(kit).fault()).toBeNull();
  });

  it('ADD-FIT-04 a change of a declaration that an export refers to, or of a schema of the contract, counts as a change', () => {
    declare(read('.types/kit/src/ui-core/index.d.ts'), 'export interface Size { width: number; height: number }\n');
    expect(new KitApi(kit).fault()).toContain('1.1.0 or higher');
    write('src/model/registry/registry.ts', 'const MOST = 50;\n');
    expect(new KitApi(kit).fault()).toContain('`contract-schemas MOST`');
  });

  it('ADD-FIT-04 removing an export that remotes share with the shell raises the major version, unless a higher version is set already', () => {
    declare('export declare function erase(): void;\n');
    expect(new KitApi(kit).fault()).toContain('2.0.0 or higher');
    write('package.json', read('package.json').replace('1.0.0', '3.0.0'));
    expect(new KitApi(kit).write()).toBe('3.0.0');
    expect(new KitApi(kit).fault()).toBeNull();
  });

  it('leave out the entries that only the console may import', () => {
    write('package.json', read('package.json').replace('"exports": {', '"exports": { "./host/ui-core": "./src/ui-core/host.ts",'));
    write('.types/kit/src/ui-core/host.d.ts', 'export declare function start(): void;\n');
    expect(new KitApi(kit).fault()).toBeNull();
  });

  it('reports that the versions differ although nothing has changed', () => {
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

it('ADD-FIT-04 every entry of the kit has a committed report, and the CHANGELOG has an entry for its version', () => {
  const folder = join(ROOT, 'shared-kit');
  const { exports, version } = readJson(join(folder, 'package.json'));
  const files = Object.keys(exports)
    .map((path) => path.slice(2))
    .filter(isForRemotes)
    .map((entry) => `${entry.replaceAll('/', '.')}.api.md`);
  expect(readdirSync(join(folder, 'api')).sort()).toEqual([...files, 'contract-schemas.api.md', 'version'].sort());
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
});

it('no two entries of the kit’s interface export the same name', () => {
  const folder = join(ROOT, 'shared-kit', 'api');
  // What stays under its old name for remotes that were published before has the names of other entries.
  const entries = readdirSync(folder).filter((file) => /^ui-.*\.api\.md$/.test(file) && file !== 'ui-frame.api.md');
  const exported = entries
    .flatMap((file) => [...fromMarkdown(readFileSync(join(folder, file), 'utf8')).keys()])
    .filter((name) => !name.startsWith('('));
  expect(entries.length).toBeGreaterThan(1);
  expect(exported).toContain('Button');
  expect(exported.filter((name, place) => exported.indexOf(name) !== place)).toEqual([]);
});
