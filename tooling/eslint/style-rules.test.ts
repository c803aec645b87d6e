import { join } from 'node:path';
import { Linter } from 'eslint';
import { ROOT } from '../ground/workspace';
import { OF_COMPONENTS, OF_SERVICES, styleRules } from './style-rules';

const linter = new Linter();
const rules = styleRules({ browser: ['shell/**/*.ts'], remotes: ['mfe-*/**/*.ts'] });

const problemsIn = (code: string) =>
  linter.verify(code, rules as Linter.Config[], { filename: 'mfe-x/src/a.ts' }).map(({ message }) => message);

it.each([
  "import { removeKey } from 'shared-kit/api'; void removeKey('a');",
  "import { renewKey } from 'shared-kit/api'; void renewKey('a');",
  "import { dataStore } from 'shared-kit/firebase/data'; void dataStore().deleteAll([]);",
])('what destroys data asks with a checkbox: %s', (code) => {
  expect(problemsIn(code)).toEqual([expect.stringContaining('`checkbox`')]);
  expect(problemsIn(`${code}\nexport const question = { checkbox: 'It is lost' };`)).toEqual([]);
});

it.each([
  ["screen.getByRole('row', { name: 'A', hidden: true });", 1],
  ["within(table).queryAllByRole('row', { hidden: true });", 1],
  ["page.getByRole('row', { includeHidden: true });", 1],
  ["screen.getByRole('row', { name: 'A' }); sheet.rows = [{ hidden: true }];", 0],
])('tests query what users find: %s', (code, count) => {
  expect(linter.verify(code, rules as Linter.Config[], { filename: 'mfe-x/src/a.test.ts' })).toHaveLength(count);
});

it('a call that destroys nothing needs no question with a checkbox', () => {
  expect(problemsIn("import { readKeys } from 'shared-kit/api'; void readKeys().then((keys) => keys.removeAll());")).toEqual([]);
});

it.each([
  'jest.setTimeout(120_000);',
  "it('a', async () => {}, 120_000);",
  "it.each([1])('a', () => {}, 90_000);",
  'beforeAll(() => {}, 240_000);',
])('a test, or what comes before it, has no limit over a minute, or three, of its own: %s', (code) => {
  const problems = (text: string) =>
    linter.verify(text, rules as Linter.Config[], { filename: 'mfe-x/src/a.test.ts' }).map(({ message }) => message);
  expect(problems(code)).toEqual([expect.stringContaining('has a minute')]);
  expect(problems(code.replace('jest.setTimeout', 'setTimeout').replace(/\d+_000/, '30_000'))).not.toContainEqual(
    expect.stringContaining('has a minute'),
  );
});

it('(D-160) rows of a remote are removed by the button of the kit', () => {
  const files = ['mfe-*/**/*.tsx'];
  const config = styleRules({ browser: files, remotes: files });
  const refusals = (code: string) =>
    linter.verify(code, config as Linter.Config[], { filename: 'mfe-x/src/a.tsx' }).map(({ message }) => message);
  for (const code of ['<Button danger />', '<Button danger={true}>Remove</Button>', '<Icon of={icons.delete} />'])
    expect(refusals(`export const a = ${code};`)).toEqual([expect.stringContaining('RemoveButton')]);
  for (const code of ['<RemoveButton label="Remove it" />', '<Icon of={icons.edit} />', '{ danger: true }'])
    expect(refusals(`export const a = ${code};`)).toEqual([]);
});

describe('(D-132) several calls', () => {
  const IMPORT = "import { triggerSessionPush } from 'shared-kit/api';\n";
  const LOOPS = [
    'async function a(all) { for (const one of all) await triggerSessionPush(one); }',
    'async function a(all) { for (const one of all) { if (one.due) { const result = await triggerSessionPush(one); if (!result.ok) break; } } }',
    'async function a(all) { while (all.length) await triggerSessionPush(all.pop()); }',
    'async function a(all) { for (let i = 0; i < 3; i++) await triggerSessionPush(all[i]); }',
    'async function a(all) { await Promise.all(all.map(triggerSessionPush)); }',
    'function a(all) { all.forEach(async (one) => { await triggerSessionPush(one); }); }',
    'function a(all) { return all.reduce(async (before, one) => { await before; return triggerSessionPush(one); }, undefined); }',
  ];
  /** Without `await`, and without an import that shows what is called. */
  const UNAWAITED = [
    'function a(all) { for (const one of all) void triggerSessionPush(one); }',
    'function a(all) { all.forEach((one) => void triggerSessionPush(one)); }',
    'function a(all) { all.forEach((one) => { triggerSessionPush(one); }); }',
    'function a(all) { return all.map((one) => triggerSessionPush(one)); }',
    'function a(all) { return all.map((one) => { return triggerSessionPush(one); }); }',
    'function a(all) { all.forEach(triggerSessionPush); }',
  ];
  const ofAnother = (code: string) => `import { push } from './sheet';\n${code.replaceAll('triggerSessionPush', 'push')}`;

  it.each([...LOOPS, ...UNAWAITED])('ADD-41 run in no loop of a remote: %s', (code) => {
    expect(problemsIn(IMPORT + code)).toContainEqual(expect.stringContaining('useCallsInTurn'));
  });

  it.each([
    "import type { ApiResult } from 'shared-kit/api';\nexport async function a(all, call) { for (const one of all) await call(one); }",
    "import type { ApiResult } from '../../api';\nexport async function a(all, call) { for (const one of all) await call(one); }",
  ])('ADD-41 run in no loop that is given the call: %s', (code) => {
    expect(problemsIn(code)).toContainEqual(expect.stringContaining('useCallsInTurn'));
  });

  it('ADD-41 run in no loop of the kit but one', async () => {
    const { default: repository } = (await import(join(ROOT, 'eslint.config.ts'))) as { default: Linter.Config[] };
    const problemsAt = (file: string) =>
      new Linter({ cwd: ROOT })
        .verify(`import type { ApiResult } from '../../api';\nexport ${LOOPS[0]}`, repository, {
          filename: join(ROOT, 'shared-kit/src/ui-overlay/calls', file),
        })
        .some(({ message }) => message.includes('useCallsInTurn'));
    expect([problemsAt('other.ts'), problemsAt('series.ts')]).toEqual([true, false]);
  });

  it.each([
    ...[...LOOPS, ...UNAWAITED].map(ofAnother),
    `${IMPORT}async function a(one) { return await triggerSessionPush(one); }`,
    `${IMPORT}async function a(all) { const names = []; for (const { name } of all) names.push(name); await triggerSessionPush(names); }`,
    `${IMPORT}export const a = (all) => all.map((one) => ({ press: () => triggerSessionPush(one) }));`,
  ])('but other loops and single calls may stand: %s', (code) => {
    expect(problemsIn(code)).not.toContainEqual(expect.stringContaining('useCallsInTurn'));
  });
});

describe('(D-133) what screen readers read out whenever it changes', () => {
  const refusals = (code: string) => {
    const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } };
    return linter.verify(code, [{ languageOptions, rules: { 'no-restricted-syntax': ['error', ...OF_COMPONENTS] } }]).length;
  };

  it.each([
    '<p role="status">{count}</p>',
    '<p role="log">{count}</p>',
    "<p role={urgent ? 'alert' : 'status'}>{count}</p>",
    '<p aria-live="polite">{count}</p>',
    "<p aria-live={loud ? 'assertive' : 'off'}>{count}</p>",
    '<output>{count}</output>',
    "<p {...{ role: 'status' }}>{count}</p>",
    "<p {...{ 'aria-live': 'polite' }}>{count}</p>",
  ])('only the announcement of the kit holds it: %s', (code) => {
    expect(refusals(`export const a = ${code};`)).toBe(1);
  });

  it.each(['<p role="alert">{problem}</p>', '<output aria-live="off">{zoom}</output>', '<p title="status">{status}</p>'])(
    'but %s may stand',
    (code) => {
      expect(refusals(`export const a = ${code};`)).toBe(0);
    },
  );
});

it('(D-105) what a form was refused is shown by one component', () => {
  const rule = ['error', ...OF_COMPONENTS];
  const config = [{ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } }, rules: { 'no-restricted-syntax': rule } }];
  const refusals = (code: string) => linter.verify(`export const a = ${code};`, config as Linter.Config).length;
  const twice = ['failure && <Alert>{text}</Alert>', 'form.failure && <Alert severity="error" title={title}>{text}</Alert>'];
  expect(twice.map(refusals)).toEqual([1, 1]);
  expect(['problem && <Alert>{text}</Alert>', 'failure && <Alert quiet={isHeard}>{text}</Alert>'].map(refusals)).toEqual([0, 0]);
});

it('(D-148) no input has a value that the mouse wheel changes', () => {
  const rule = ['error', ...OF_COMPONENTS];
  const config = [{ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } }, rules: { 'no-restricted-syntax': rule } }];
  const refusals = (code: string) => linter.verify(`export const a = ${code};`, config as Linter.Config).length;
  expect(['<input type="number" />', "<Input type={'number'} />", "<Input {...{ type: 'number' }} />"].map(refusals)).toEqual([1, 1, 1]);
  expect(['<input type="text" />', '<input inputMode="numeric" />'].map(refusals)).toEqual([0, 0]);
});

it.each([
  "new Intl.NumberFormat(locale, { style: 'percent' });",
  'void `${share} %`;',
  'names.sort((a, b) => a.localeCompare(b, locale));',
  'names.sort(new Intl.Collator(locale).compare);',
  'new Intl.ListFormat(locale).format(names);',
  "import { useText } from 'shared-kit/i18n'; useText('common').t('text', { names: names.join(', ') });",
  "import { useText } from '../../i18n'; export const column = { title: useText('common'), text: () => names.join(', ') };",
])('percent, lists and the order of names are those of the language: %s', (code) => {
  expect(problemsIn(code)).toEqual([expect.stringMatching(/formatPercent|nameOrder|formatList/)]);
});

it.each([
  "import { useText } from 'shared-kit/i18n'; export const column = { title: useText('common'), value: () => names.join(', ') };",
  "import { useText } from 'shared-kit/i18n'; useText(names.join('\\n'));",
  "void args.join(', ');",
])('but %s may stand: nobody reads it as a sentence', (code) => {
  expect(problemsIn(code)).toEqual([]);
});

describe('(D-126) where Firebase is asked', () => {
  const refusals = (code: string) => linter.verify(code, [{ rules: { 'no-restricted-syntax': ['error', ...OF_SERVICES] } }]).length;

  it.each([
    'try { await ask(); } catch { throw apiError(2); }',
    'try { await ask(); } catch { if (strict) throw apiError(2); }',
    'await ask().catch(() => { throw apiError(2); });',
    'await ask().catch(function () { throw apiError(2); });',
  ])('no error becomes another one unread: %s', (code) => {
    expect(refusals(`async function a() { ${code} }`)).toBe(1);
  });

  it.each([
    'try { await ask(); } catch (error) { throw isOutage(error) ? error : apiError(2); }',
    'await ask().catch((error) => { throw refusal(error); });',
    'await ask().catch(() => undefined);',
  ])('but %s may stand', (code) => {
    expect(refusals(`async function a() { ${code} }`)).toBe(0);
  });
});
