import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../front-door/workspace.mjs';

let folder;
let child;
let printed;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-package-'));
  printed = '';
});
afterEach(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a file of the package. */
function save(name, content) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** Starts the build of the package, which watches, with one plugin: the body of its `apply(compiler)`. */
function startBuild(plugin) {
  save('package.json', '{ "type": "module" }');
  save(
    'webpack.config.js',
    `import { readFileSync } from 'node:fs';
    import { WatchedTextsPlugin } from ${JSON.stringify(pathToFileURL(join(ROOT, 'tooling', 'webpack', 'watched-texts.mjs')).href)};
    const folder = ${JSON.stringify(folder)};
    const plugin = { apply(compiler) { ${plugin} } };
    export default () => ({ name: 'mfe-x', mode: 'none', context: folder, entry: './src/index.js', plugins: [plugin, new WatchedTextsPlugin(folder)] });`,
  );
  child = spawn(process.execPath, [join(ROOT, 'tooling', 'webpack', 'build.mjs'), folder, '--watch'], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
}

/** Resolves with what the build has printed since the last call, as soon as some text is part of it. */
async function printsUntil(text) {
  while (!printed.includes(text)) await new Promise((resolve) => setTimeout(resolve, 20));
  const all = printed;
  printed = '';
  return all;
}

it('a watching build goes on after an error that a plugin has thrown', async () => {
  save('locales/en-US/x.json', '{}');
  save('src/index.js', 'export const one = 1;');
  startBuild(`compiler.hooks.compilation.tap('throws', (compilation) => compilation.hooks.processAssets.tap('throws', () => {
    if (readFileSync(folder + '/src/index.js', 'utf8').includes('faulty')) throw new Error('thrown by a plugin');
  }));`);
  await printsUntil('mfe-x built in');
  save('src/index.js', 'export const faulty = 1;');
  await printsUntil('Error in mfe-x: thrown by a plugin');
  save('src/index.js', 'export const mended = 1;');
  await printsUntil('mfe-x built in');
});

it('a watching build follows the files of texts that it contains, and none of the others', async () => {
  for (const file of ['en-US/x.json', 'en-US/y.json', 'pt-BR/x.json']) save(`locales/${file}`, '{}');
  save('src/index.js', 'export const load = (locale) => import(`../locales/${locale}/x.json`);');
  startBuild("compiler.hooks.watchRun.tap('says', ({ modifiedFiles }) => console.log('Saved:', [...(modifiedFiles ?? [])].map((file) => file.slice(folder.length + 1)).join(), '.'));");
  await printsUntil('mfe-x built in');
  save('locales/pt-BR/x.json', '{ "title": "Caixas" }');
  expect(await printsUntil('mfe-x built in')).toContain('Saved: locales/pt-BR/x.json');
  save('locales/en-US/y.json', '{ "title": "Boxes" }');
  // Long enough for a build of its own.
  await new Promise((resolve) => setTimeout(resolve, 500));
  save('src/index.js', 'export const load = (locale) => import(`../locales/${locale}/x.json`).then(({ title }) => title);');
  expect(await printsUntil('src/index.js')).not.toContain('locales');
});
