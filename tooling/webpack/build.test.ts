import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { nodeArguments } from '../ground/run';
import { ROOT } from '../ground/workspace';

let folder: string;
let child: ChildProcessByStdio<null, Readable, Readable>;
let printed: string;

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
function save(name: string, content: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** Starts a watching build of the package with one plugin. `plugin` is the body of its `apply(compiler)`. */
function startBuild(plugin: string) {
  save('package.json', '{ "type": "module" }');
  save(
    'webpack.config.js',
    `import { readFileSync } from 'node:fs';
    import { watchedTexts } from ${JSON.stringify(pathToFileURL(join(ROOT, 'tooling', 'webpack', 'watched-texts.ts')).href)};
    import { writeRegistryEntry } from ${JSON.stringify(pathToFileURL(join(ROOT, 'tooling', 'webpack', 'registry-entry.ts')).href)};
    const folder = ${JSON.stringify(folder)};
    const plugin = { apply(compiler) { ${plugin} } };
    export default () => ({ name: 'mfe-x', mode: 'none', context: folder, entry: { remoteEntry: './src/index.js' }, output: { path: folder + '/dist' }, plugins: [plugin, watchedTexts(folder)] });`,
  );
  child = spawn(process.execPath, nodeArguments([join(ROOT, 'tooling', 'webpack', 'build.ts'), folder, '--watch']), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (printed += String(data)));
}

/** Resolves with the output since the last call, as soon as it contains the text. */
async function printsUntil(text: string) {
  while (!printed.includes(text)) await new Promise((resolve) => setTimeout(resolve, 20));
  const all = printed;
  printed = '';
  return all;
}

it('a watching build continues after an error that a plugin throws', async () => {
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

it.each([
  ['of its own', 'locales', '../locales'],
  ['of a package that it depends on', 'texts', 'locales'],
])('a watching build follows the files of texts %s that it contains, and nothing else beside them', async (_, texts, imported) => {
  for (const file of ['en-US/x.json', 'en-US/y.json', 'pt-BR/x.json']) save(`${texts}/${file}`, '{}');
  if (imported === 'locales') {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(join(folder, texts), join(folder, 'node_modules', 'locales'), 'junction');
  }
  save('src/index.js', `export const load = (locale) => import(\`${imported}/\${locale}/x.json\`);`);
  startBuild(
    "compiler.hooks.watchRun.tap('says', ({ modifiedFiles }) => console.log('Saved:', [...(modifiedFiles ?? [])].map((file) => file.slice(folder.length + 1)).join(), '.'));",
  );
  await printsUntil('mfe-x built in');
  save(`${texts}/pt-BR/x.json`, '{ "title": "Caixas" }');
  expect(await printsUntil('mfe-x built in')).toContain(`${texts}/pt-BR/x.json`);
  save(`${texts}/en-US/y.json`, '{ "title": "Boxes" }');
  // The compiler writes the types of texts there.
  save(`${texts}/.types/x.d.ts`, 'export {};');
  // Long enough for another build.
  await new Promise((resolve) => setTimeout(resolve, 500));
  save('src/index.js', `export const load = (locale) => import(\`${imported}/\${locale}/x.json\`).then(({ title }) => title);`);
  const printed = await printsUntil('src/index.js');
  // Behind it the build that it has caused may have printed already.
  expect(printed.slice(0, printed.indexOf('src/index.js'))).not.toMatch(/built in|locales|texts/);
});

it('a build of a remote that watches says that the kit is no longer that of its start, until it is', async () => {
  // As in a workspace: a link, since webpack does not look at files below node_modules.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(folder, 'kit'), join(folder, 'node_modules', 'shared-kit'), 'junction');
  const kit = (version: string) => save('kit/package.json', JSON.stringify({ version }));
  kit('5.8.0');
  save('remote.json', JSON.stringify({ name: 'mfe-x', contract: 1, namespace: 'x', routes: [], drawer: [] }));
  for (const locale of ['en-US', 'en-GB', 'es-ES', 'pt-BR']) save(`node_modules/locales/${locale}/x.json`, '{}');
  save('src/index.js', 'export const one = 1;');
  startBuild("writeRegistryEntry(folder, { name: 'mfe-x' })(compiler);");
  await printsUntil('mfe-x built in');
  const built = () => JSON.parse(readFileSync(join(folder, 'dist/registry-entry.json'), 'utf8'));
  const first = built();
  expect(first.kit).toBe('5.8.0');
  kit('5.9.0');
  expect(await printsUntil('start it again')).toContain('the kit was 5.8.0 when the build was started, and is 5.9.0 now');
  save('src/index.js', 'console.log(2);');
  await printsUntil('start it again');
  expect(built()).toEqual(first);
  kit('5.8.0');
  while (built().version === first.version) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(built().kit).toBe('5.8.0');
});
