import { Linter } from 'eslint';
import { styleRules } from './style-rules.mjs';

const linter = new Linter();
const rules = styleRules({ browser: ['shell/**/*.ts'], remotes: ['mfe-*/**/*.ts'] });

/** @param {string} code */
const problemsIn = (code) => linter.verify(code, rules, { filename: 'mfe-x/src/a.ts' }).map(({ message }) => message);

it.each([
  "import { removeKey } from 'shared-kit/api'; void removeKey('a');",
  "import { renewKey } from 'shared-kit/api'; void renewKey('a');",
  "import { dataStore } from 'shared-kit/firebase/data'; void dataStore().deleteAll([]);",
])('what destroys data asks with a checkbox: %s', (code) => {
  expect(problemsIn(code)).toEqual([expect.stringContaining('`checkbox`')]);
  expect(problemsIn(`${code}\nexport const question = { checkbox: 'It is lost' };`)).toEqual([]);
});

it('a call that destroys nothing needs no question with a checkbox', () => {
  expect(problemsIn("import { readKeys } from 'shared-kit/api'; void readKeys().then((keys) => keys.removeAll());")).toEqual([]);
});
