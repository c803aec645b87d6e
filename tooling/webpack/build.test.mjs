import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../front-door/workspace.mjs';

let folder;
let child;
let printed = '';

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'watched-package-'))));
afterEach(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const save = (source) => writeFileSync(join(folder, 'src', 'index.js'), source);

/** Resolves when the build has printed some text since the last call. */
async function prints(text) {
  while (!printed.includes(text)) await new Promise((resolve) => setTimeout(resolve, 20));
  printed = '';
}

it('a watching build goes on after an error that a plugin has thrown', async () => {
  mkdirSync(join(folder, 'src'));
  save('export const one = 1;');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'webpack.config.js'),
    `import { readFileSync } from 'node:fs';
    const source = ${JSON.stringify(join(folder, 'src', 'index.js'))};
    const plugin = { apply: (compiler) => compiler.hooks.compilation.tap('throws', (compilation) => compilation.hooks.processAssets.tap('throws', () => {
      if (readFileSync(source, 'utf8').includes('faulty')) throw new Error('thrown by a plugin');
    })) };
    export default () => ({ name: 'mfe-x', mode: 'none', context: ${JSON.stringify(folder)}, entry: './src/index.js', plugins: [plugin] });`,
  );
  child = spawn(process.execPath, [join(ROOT, 'tooling', 'webpack', 'build.mjs'), folder, '--watch'], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  await prints('mfe-x built in');
  save('export const faulty = 1;');
  await prints('Error in mfe-x: thrown by a plugin');
  save('export const mended = 1;');
  await prints('mfe-x built in');
});
