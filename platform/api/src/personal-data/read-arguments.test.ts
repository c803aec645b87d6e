import { readArguments } from './read-arguments';

const ANA = ['--company', 'acme', '--uid', 'ana', '--employee-id', '17'];
const PART = 'companies/acme/domains/North/sessions/s1/addresses/0';

it('ADD-38 D-129 reads whom a command is about, and what it does', () => {
  expect(readArguments(['replace', ...ANA, '--name', 'Ana Key', '--after', PART])).toEqual({
    work: 'replace',
    named: { company: 'acme', uid: 'ana', employeeId: '17', name: 'Ana Key' },
    to: '',
    as: 'Removed person',
    after: PART,
    isDryRun: false,
  });
  expect(readArguments(['export', ...ANA, '--dry-run'])).toMatchObject({ work: 'export', isDryRun: true });
});

it.each([
  [[], 'Use: personal-data.command.mjs export'],
  [['forget', ...ANA], 'Use: personal-data.command.mjs export'],
  [['export', 'replace', ...ANA], 'Use: personal-data.command.mjs export'],
  [['export', '--company', 'acme', '--to', 'x.json'], 'Missing: who it is about'],
  [['export', '--uid', 'ana', '--to', 'x.json'], 'Missing: --company'],
  [['export', ...ANA], 'Missing: --to, the file to be written'],
  [['export', ...ANA, '--to', 'x.json', '--after', PART], '--after is for replace'],
  [['export', '--company', 'acme', '--uid', 'a/b', '--to', 'x.json'], 'without a slash'],
  [['replace', '--company', 'acme', '--email', 'ana@acme.test'], 'a removed person has none'],
  [['replace', ...ANA, '--as', ' '], '--as is empty.'],
  [['replace', '--company', '', '--uid', 'ana'], '--company is empty.'],
  [['replace', ...ANA, '--after', PART.replace('acme', 'norte')], '--after is a path that this command has printed'],
  [['replace', ...ANA, '--after', 'companies/acme/domains/North'], '--after is a path that this command has printed'],
  [['replace', ...ANA, '--nothere'], "Unknown option '--nothere'"],
])('ADD-38 D-129 refuses %j', (args, problem) => {
  expect(() => readArguments(args)).toThrow(problem);
});
