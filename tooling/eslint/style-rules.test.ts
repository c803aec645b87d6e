import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { ROOT } from '../ground/workspace';
import { plugin } from './plugin/index';
import { styleRules } from './style-rules';

const RULES = Object.keys(plugin.rules);

/** The rules of this product that hold in a file, in alphabetical order. */
async function rulesIn(file: string, config: Linter.Config[], cwd = ROOT) {
  const eslint = new ESLint({ cwd, overrideConfigFile: true, overrideConfig: config });
  const { rules = {} } = ((await eslint.calculateConfigForFile(join(cwd, file))) ?? {}) as { rules?: Record<string, [number]> };
  return RULES.filter((name) => rules[`inventory/${name}`]?.[0] === 2);
}

const OF_COMPONENTS = [
  'format-list',
  'format-percent',
  'latin-key',
  'modal-says-unsaved',
  'name-order',
  'names-untranslated',
  'no-live-region',
  'no-number-input',
  'failure-read-once',
];
const OF_TESTS = ['no-hidden-role', 'no-skipped-test', 'test-time-limit'];
const BY_CHANCE = [
  'await-page-watch',
  'journey-time-limit',
  'new-page-before-keys',
  'no-wait-for-time',
  'pick-option',
  'retrying-assertion',
];
const OF_REMOTES = [...OF_COMPONENTS, 'adopted-styles', 'calls-in-turn', 'loss-has-checkbox', 'remove-button'];
const OF_SHELL_AND_KIT = [...OF_COMPONENTS, 'calls-in-turn', 'no-remote-knowledge'];

/** Rules of all files, and of all that are shipped. */
const OF_ALL = ['code-by-name', 'docstring-says-more'];
const OF_SHIPPED = [...OF_ALL, 'folder-docstring'];

/** A file of each kind, with the rules that hold in it. */
const WHERE: [file: string, rules: string[]][] = [
  ['mfe-x/src/page.tsx', [...OF_REMOTES, ...OF_SHIPPED]],
  ['mfe-x/src/page.test.tsx', [...OF_TESTS, ...OF_ALL]],
  ['shell/src/frame/header.tsx', [...OF_SHELL_AND_KIT, ...OF_SHIPPED]],
  ['shared-kit/src/ui-data/table.tsx', [...OF_SHELL_AND_KIT, ...OF_SHIPPED]],
  ['shared-kit/src/ui-data/testing/open-table.tsx', [...OF_COMPONENTS, ...OF_ALL]],
  ['shared-kit/src/firebase/data/store.ts', [...OF_SHELL_AND_KIT, ...OF_SHIPPED, 'read-error-before-throw']],
  ['gallery/src/page.tsx', [...OF_COMPONENTS, ...OF_SHIPPED]],
  ['platform/api/src/resources/keys/keys.ts', [...OF_SHIPPED, 'print-function', 'read-error-before-throw']],
  ['platform/api/src/resources/keys/keys.test.ts', [...OF_TESTS, ...OF_ALL]],
  ['tooling/cli/commands/test.ts', [...OF_SHIPPED, 'end-with-command', 'print-function', 'shown-values']],
  ['tooling/ground/print.ts', OF_SHIPPED],
  ['tooling/ground/children.mjs', []],
  ['e2e/journeys/keys.spec.ts', [...BY_CHANCE, ...OF_TESTS, ...OF_ALL]],
  ['e2e/support/pages.ts', [...BY_CHANCE, ...OF_TESTS, ...OF_ALL]],
];

describe('the rules of this product', () => {
  let repository: Linter.Config[];
  beforeAll(async () => {
    ({ default: repository } = (await import(join(ROOT, 'eslint.config.ts'))) as { default: Linter.Config[] });
  });

  it.each(WHERE)('hold where they are meant to: %s', async (file, rules) => {
    expect(await rulesIn(file, repository)).toEqual([...rules].sort());
  });

  it('ADD-41 forbid a loop of calls in the whole kit but in one file', async () => {
    expect(await rulesIn('shared-kit/src/ui-overlay/calls/other.ts', repository)).toContain('calls-in-turn');
    expect(await rulesIn('shared-kit/src/ui-overlay/calls/series.ts', repository)).not.toContain('calls-in-turn');
  });

  it('ADD-41 know the calls of the kit', () => {
    const code = 'export function a(all) { all.forEach(triggerSessionPush); }';
    // The file is in no project.
    const overrideConfig = [...repository, tseslint.configs.disableTypeChecked as Linter.Config];
    const messages = new ESLint({ cwd: ROOT, overrideConfigFile: true, overrideConfig }).lintText(code, {
      filePath: join(ROOT, 'mfe-x/src/a.ts'),
    });
    return expect(messages).resolves.toMatchObject([{ messages: [{ ruleId: 'inventory/calls-in-turn' }] }]);
  });

  it('hold in a remote of a repository of its own, too', async () => {
    const sources = ['src/**/*.{ts,tsx}'];
    const config = styleRules({ browser: sources, remotes: sources }) as Linter.Config[];
    expect(await rulesIn('src/page.tsx', config, join(ROOT, '.cache'))).toEqual([...OF_REMOTES].sort());
    expect(await rulesIn('src/page.test.tsx', config, join(ROOT, '.cache'))).toEqual([...OF_TESTS].sort());
  });

  it('are a file each with its cases beside it, and each holds somewhere', () => {
    const files = readdirSync(join(ROOT, 'tooling/eslint/plugin/rules'));
    expect(files.sort()).toEqual(RULES.flatMap((name) => [`${name}.test.ts`, `${name}.ts`]).sort());
    expect(new Set(WHERE.flatMap(([, rules]) => rules))).toEqual(new Set(RULES));
  });

  it('ADD-50 refuse the console in commands and services', async () => {
    const eslint = new ESLint({ cwd: ROOT, overrideConfigFile: true, overrideConfig: repository });
    for (const file of ['tooling/cli/commands/test.ts', 'platform/web/src/main.ts'])
      expect(await eslint.calculateConfigForFile(join(ROOT, file))).toMatchObject({ rules: { 'no-console': [2, {}] } });
  });
});
