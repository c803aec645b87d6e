import { Linter } from 'eslint';
import { printingRules } from './printing-rules';

const linter = new Linter();
const inTooling = printingRules.map(({ rules }) => ({ rules, languageOptions: { globals: { console: false, process: false } } }));

const messages = (code: string) => linter.verify(code, inTooling as Linter.Config[]).map(({ message }) => message);

it.each([
  ['console.log(`${name}`);', 'console'],
  ['const say = console.error;', 'console'],
  ["process.stdout.write('x');", 'Print by'],
  ['process.stderr.write(`${name}`);', 'Print by'],
  ['print(`of ${name}`);', 'Tag the text'],
  ["printError('of ' + `${name}\\n`);", 'Tag the text'],
  ['print(isNew ? `${name} is new` : shown`${name} was there`);', 'Tag the text'],
  ['throw new UserError(`${name} is missing.`);', 'Tag the text'],
])('ADD-50 in commands the linter refuses %s', (code, why) => {
  expect(messages(code)).toEqual([expect.stringContaining(why)]);
});

it.each([
  'print(shown`of ${name}`);',
  "print('Done.');",
  'print(`Done.`);',
  'throw new UserError(shown`${name} is missing.\\n` + shown`There are: ${names}`);',
  'print(shown`${name}${at ? ` of ${at}` : ""}`);',
])('ADD-50 in commands the linter takes %s', (code) => {
  expect(messages(code)).toEqual([]);
});

it.each(['spawn', 'fork', 'exec', 'execFile', 'spawnSync'])('ADD-66 in commands the linter refuses %s of Node', (name) => {
  expect(messages(`import { ${name} } from 'node:child_process';`)).toEqual([expect.stringContaining('end with the command')]);
});
