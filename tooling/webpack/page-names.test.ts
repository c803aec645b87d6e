import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { writeRegistryEntry } from './registry-entry';

const routes = ['List', 'Map'].map((page) => ({ path: `/x/${page}`, page, access: 'elevated' }));
const CALLS = 'const load = () => Promise.resolve(); const definePages = ({ pages }) => pages;';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'page-names-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

/** What a build of a remote with these routes and this `src/pages.ts` reports. */
async function problemsOf(source: string) {
  const folder = join(parent, 'mfe-x');
  mkdirSync(join(folder, 'src'), { recursive: true });
  mkdirSync(join(folder, 'locales', 'en-US'), { recursive: true });
  mkdirSync(join(folder, 'node_modules', 'shared-kit'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "version": "0.1.0" }');
  writeFileSync(join(folder, 'node_modules', 'shared-kit', 'package.json'), '{ "version": "1.0.0" }');
  writeFileSync(join(folder, 'locales', 'en-US', 'x.json'), '{}');
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ name: 'mfe-x', contract: 1, namespace: 'x', routes }));
  writeFileSync(join(folder, 'src', 'pages.ts'), `${CALLS}\n${source}`);
  const output = { path: join(folder, 'dist'), filename: 'remoteEntry.js' };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/pages.ts',
    output,
    optimization: { minimize: false },
    plugins: [writeRegistryEntry(folder, { name: 'mfe-x' })],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return stats!.compilation.errors.map(({ message }) => message);
}

it.each([
  ['has all of them', 'export const pages = definePages({ pages: { List: load, "Map": () => load() } });'],
  [
    'has some by another call',
    'const maps = definePages({ pages: { Map: load } }); export const pages = definePages({ namespace: "x", pages: { List: load, ...maps } });',
  ],
  [
    'takes some from elsewhere, which only the remote itself knows',
    'export const pages = definePages({ pages: { List: load, ...globalThis.maps } });',
  ],
  ['is made in another way', 'export const pages = Object.fromEntries([]);'],
])('ADD-NEW-02 a build takes a pages.ts that %s', async (_which, source) => {
  expect(await problemsOf(source)).toEqual([]);
});

it.each([
  [
    'a page that pages.ts lacks',
    'List: load',
    'the route /x/Map of mfe-x/remote.json names the page Map, which mfe-x/src/pages.ts does not have',
  ],
  [
    'a page that no route names',
    'List: load, Map: load, Old: load',
    'mfe-x/src/pages.ts has the page Old, which no route of mfe-x/remote.json names',
  ],
])('ADD-NEW-02 a build reports %s with both files', async (_what, pages, problem) => {
  expect(await problemsOf(`export const pages = definePages({ pages: { ${pages} } });`)).toEqual([`mfe-x/remote.json\n${problem}`]);
});
