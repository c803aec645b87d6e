import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode, runToEnd } from '../../ground/run';
import { ROOT } from '../../ground/workspace';

const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const preset = pathToFileURL(join(ROOT, 'tooling', 'jest-preset', 'index.mjs')).href;

/** A remote with every kind of test that its team must run: types, style, a suite, a journey. */
const REMOTE = {
  'package.json': asJson({ name: 'mfe-tiny', version: '0.1.0', type: 'module', journeys: ['tiny'] }),
  'remote.json': asJson({ name: 'mfe-tiny', namespace: 'tiny' }),
  'tsconfig.json': asJson({
    compilerOptions: { strict: true, skipLibCheck: true, rootDir: 'src', outDir: '.types', types: [] },
    include: ['src/*.ts'],
    exclude: ['src/*.test.ts'],
  }),
  'jest.config.js': `import { browserPreset } from '${preset}';\nexport default browserPreset('mfe-tiny');\n`,
  'src/sum.ts': 'export const sum = (one: number, other: number): number => one + other;\n',
  // Characters that a malicious name may have, and that reports must escape.
  'src/sum.test.ts': "import { sum } from './sum';\nit('adds \\u0001 <b>\"numbers\"</b> & ]]>', () => expect(sum(1, 2)).toBe(3));\n",
};

const FILES = {
  'package.json': asJson({ name: 'small', private: true, type: 'module' }),
  'pnpm-lock.yaml': '',
  'pnpm-workspace.yaml': '',
  '.gitignore': 'node_modules\n.cache\n.types\ntest-results\n',
  'eslint.config.js':
    "export default [{ ignores: ['**/.types/', '**/test-results/', 'e2e/', 'tooling/', '**/*.ts'] }, { rules: { 'no-debugger': 'error' } }];\n",
  '.oxlintrc.json': asJson({ categories: { correctness: 'off' }, ignorePatterns: ['e2e/', 'tooling/'], rules: { 'no-var': 'error' } }),
  '.dependency-cruiser.mjs':
    "export default { forbidden: [{ name: 'no circles', severity: 'error', from: {}, to: { circular: true } }], options: { includeOnly: '^[^/]+/src/' } };\n",
  '.prettierrc.json': asJson({ singleQuote: true }),
  // The form of a remote's sources is checked.
  '.prettierignore': 'tooling/\ne2e/\ntest-results/\n*.json\n*.js\n*.mjs\n*.yaml\n',
  'knip.json': asJson({ entry: 'mfe-*/src/*.test.*', project: 'mfe-*/src/**', ignoreDependencies: ['.*'] }),
  'e2e/playwright.config.mjs': "export default { testDir: './journeys', outputDir: './test-results' };\n",
  'e2e/journeys/tiny.spec.ts':
    "import { expect, test } from '@playwright/test';\nimport { sum } from '../../mfe-tiny/src/sum';\ntest('shows the sum', () => expect(sum(1, 2)).toBe(3));\n",
  'e2e/journeys/other.spec.ts':
    "import { test } from '@playwright/test';\ntest('is of somebody else', () => { throw new Error('run all the same'); });\n",
  'mfe-other/package.json': asJson({ name: 'mfe-other', version: '0.1.0', type: 'module', journeys: ['other'] }),
  'mfe-other/remote.json': asJson({ name: 'mfe-other', namespace: 'other' }),
  'mfe-other/jest.config.js': 'export default {};\n',
  'mfe-other/src/other.test.ts': "it('is of somebody else', () => {\n  throw new Error('run all the same');\n});\n",
  ...Object.fromEntries(Object.entries(REMOTE).map(([name, content]) => [`mfe-tiny/${name}`, content])),
};

/** Links to the installed packages of this repository. */
const INSTALLED = {
  'node_modules/jest': 'node_modules/jest',
  'node_modules/dependency-cruiser': 'node_modules/dependency-cruiser',
  'node_modules/eslint': 'node_modules/eslint',
  'node_modules/knip': 'node_modules/knip',
  'node_modules/oxlint': 'node_modules/oxlint',
  'node_modules/prettier': 'node_modules/prettier',
  'node_modules/tsx': 'node_modules/tsx',
  'tooling/node_modules/typescript-native': 'tooling/node_modules/typescript-native',
  'e2e/node_modules/@playwright': 'e2e/node_modules/@playwright',
  'mfe-tiny/node_modules/@testing-library': 'shared-kit/node_modules/@testing-library',
};

export type SmallRepository = Awaited<ReturnType<typeof smallRepository>>;

/**
 * For tests of the commands: a repository with two remotes, which has the commands of this repository and its compiler, linter, Jest and Playwright. All
 * tests of `mfe-other` fail.
 */
export async function smallRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'small-repository-'));
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (const [name, content] of Object.entries(FILES)) write(name, content);
  for (const [name, target] of Object.entries(INSTALLED)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(ROOT, target), join(folder, name), 'junction');
  }
  for (const part of [
    'audit',
    'build',
    'cli',
    'ground',
    'jest-preset',
    'new-remote',
    'platform',
    'pnpm',
    'release',
    'webpack',
    'package.json',
  ])
    cpSync(join(ROOT, 'tooling', part), join(folder, 'tooling', part), { recursive: true });
  const { installHash } = await import(pathToFileURL(join(folder, 'tooling', 'cli', 'command.mjs')).href);
  write('node_modules/.installed-for', installHash());
  const git = (...args: string[]) =>
    runToEnd('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: folder, quiet: true });
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'As it was');
  // Changes are determined since this commit.
  await git('commit', '--quiet', '--allow-empty', '--message', 'The last one');
  return {
    folder,
    write,
    /** Runs a command of this repository. */
    run: (...command: string[]) =>
      runNode([join(folder, 'tooling', 'cli', 'command.mjs'), ...command], {
        cwd: folder,
        quiet: true,
        env: { NODE_OPTIONS: '', JEST_WORKER_ID: undefined },
      }),
  };
}
