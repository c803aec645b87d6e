import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../ground/run';
import { ROOT } from '../ground/workspace';
import { problemText } from './problem-text';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'faulty-package-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The output of a build with the compiler of all packages. */
async function buildOf(source: string) {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'index.ts'), source);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const rule = `{ test: /\\.ts$/, use: { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } } }`;
  const resolveLoader = JSON.stringify({ modules: [join(ROOT, 'tooling', 'node_modules')] });
  writeFileSync(
    join(folder, 'webpack.config.js'),
    `export default () => ({ name: 'mfe-x', mode: 'none', context: ${JSON.stringify(folder)}, entry: './src/index.ts', output: {}, resolveLoader: ${resolveLoader}, module: { rules: [${rule}] } });`,
  );
  return runNode([join(ROOT, 'tooling', 'webpack', 'build.ts'), folder], { quiet: true });
}

it('a build reports a syntax error with file, line and message, without traces', async () => {
  const { code, output } = await buildOf('export const one = 1;\nconst two = ;\n');
  expect(code).toBe(1);
  expect(output).toMatch(/^Error in mfe-x\/src\/index\.ts:2:1\n\s*x Expression expected\n/);
  expect(output).toContain(' 2 | const two = ;');
  expect(output).not.toMatch(/Caused by|backtrace|<unknown>|node_modules|^ +at /m);
});

it('a build reports a missing module with file, line and message', async () => {
  const { code, output } = await buildOf("export const one = 1;\nimport './nowhere';\n");
  expect(code).toBe(1);
  expect(output).toMatch(/^Error in mfe-x\/src\/index\.ts:2:0\nCan't resolve '\.\/nowhere'\n/);
});

it('removes the stack of a loader’s error, and does not change a problem without a file', () => {
  expect(
    problemText(
      {
        moduleName: './a.css',
        message:
          'Module build failed (from ../tooling/webpack/style-sheet-loader.ts):\nError: a.css has no end.\n    at readSheet (file:///x.mjs:1:2)\n    at next (node:internal:3:4)',
      },
      'mfe-x',
    ),
  ).toBe('mfe-x/a.css\na.css has no end.');
  expect(problemText({ message: 'remote.json: routes is missing' }, 'mfe-x')).toBe('remote.json: routes is missing');
});
