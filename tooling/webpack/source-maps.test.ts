import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { runNode } from '../ground/run';
import { ROOT } from '../ground/workspace';
import { replaceInScript } from './replace-in-script';
import { readBuilt } from '../release/built-remote';
import { copyMaps, MAPS, mapsFolderOf, readStack } from './source-maps';
import { aBuild } from '../release/testing/builds';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const VERSION = { name: 'mfe-x', version: '1.0.0-aa' };

/** Builds two files as the preset does, with a placeholder that is replaced by a longer text after the script was minified. */
async function build() {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/part.js'), "\n\nexport function fail(name) {\n  throw new Error('failed for ' + name);\n}\n");
  writeFileSync(join(folder, 'src/index.js'), "import { fail } from './part';\nconsole.log('__PLACE__');\nfail(location.hash);\n");
  const fillIn = {
    apply: (compiler: webpack.Compiler) =>
      compiler.hooks.thisCompilation.tap('fillIn', (compilation: webpack.Compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
        compilation.hooks.processAssets.tap({ name: 'fillIn', stage }, () =>
          replaceInScript(compilation, 'assets/1.js', '__PLACE__', 'x'.repeat(500)),
        );
      }),
  };
  const compiler = webpack({
    context: folder,
    mode: 'production',
    devtool: 'hidden-source-map',
    entry: './src/index.js',
    output: { path: join(folder, 'dist'), filename: 'assets/1.js', sourceMapFilename: `${MAPS}/[file].map` },
    plugins: [fillIn],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(String(stats))) : resolve())),
  );
  const script = readFileSync(join(folder, 'dist/assets/1.js'), 'utf8');
  copyMaps(join(folder, 'dist'), join(folder, 'maps'), mapsFolderOf(VERSION));
  const [before = ''] = script.split('new Error');
  return {
    script,
    stack: `Error: failed\n    at r (https://console.example/remotes/mfe-x/1.0.0-aa/assets/1.js:1:${before.length + 1})\n    at /assets/main.js:1:7`,
  };
}

describe('a stack trace from a browser', () => {
  it('ADD-TRUST-07 is mapped by the source maps beside the release, also behind a placeholder that was replaced after minification', async () => {
    const { script, stack } = await build();
    expect(script).toContain('x'.repeat(500));
    expect(script).not.toContain('sourceMappingURL');
    expect(readStack(stack, join(folder, 'maps'))).toBe('Error: failed\n    at r (src/part.js:4:9)\n    at /assets/main.js:1:7');
  });

  it('ADD-TRUST-07 is mapped by npm run read-stack, which reports missing files', async () => {
    const { stack } = await build();
    writeFileSync(join(folder, 'stack.txt'), stack);
    const run = (...args: string[]) => runNode([join(ROOT, 'tooling/cli/command.mjs'), 'read-stack', ...args], { quiet: true });
    expect(await run(`--maps=${join(folder, 'maps')}`, join(folder, 'stack.txt'))).toMatchObject({
      code: 0,
      output: expect.stringContaining('src/part.js:4:9'),
    });
    expect(await run(`--maps=${join(folder, 'nowhere')}`)).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no folder'),
    });
  });
});

it('ADD-TRUST-07 source maps, which contain the sources, are not published', () => {
  for (const [name, bytes] of new Map([...aBuild('mfe-x', '1.0.0-aa').files, [`${MAPS}/assets/1.js.map`, Buffer.from('{}')]])) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  expect(readdirSync(folder)).toContain(MAPS);
  expect([...readBuilt(folder).files.keys()].filter((name) => name.includes('map'))).toEqual([]);
});
