import { readdirSync } from 'node:fs';
import { fuzzOptions, SUBJECTS } from './commands/fuzz';
import { packageNamed, readWorkspace } from '../ground/workspace';

it('ADD-52 takes subjects, minutes and a seed, and without them all, one minute and a new seed', () => {
  expect(fuzzOptions(['wire', 'api'], { minutes: '0.5', seed: '42' })).toEqual({ subjects: ['api', 'wire'], minutes: 0.5, seed: 42 });
  const { subjects, minutes, seed } = fuzzOptions([], {});
  expect([subjects, minutes]).toEqual([Object.keys(SUBJECTS), 1]);
  expect(seed).toBeGreaterThan(0);
});

it.each([
  [['pictures'], {}, 'There are: api, rules, wire, files, registry.'],
  [['constructor'], {}, 'There is nothing to try on "constructor"'],
  [['api'], { minutes: '0' }, '--minutes is "0"'],
  [['api'], { minutes: '' }, '--minutes is ""'],
  [['api'], { minutes: 'ten' }, '--minutes is "ten"'],
  [['api'], { seed: '-1' }, '--seed is "-1"'],
  [['api'], { seed: '99999999999' }, '--seed is "99999999999"'],
])('ADD-52 refuses %j with %j, and says what it can be', (names, values, problem) => {
  expect(() => fuzzOptions(names, values)).toThrow(problem);
});

it.each(Object.entries(SUBJECTS))('ADD-52 tries %s in tests of %j', (subject, packages) => {
  for (const name of packages) {
    const { folder } = packageNamed(readWorkspace(), name);
    const tests = readdirSync(folder, { recursive: true }).filter((file) => !String(file).includes('node_modules'));
    expect(tests.filter((file) => new RegExp(`[\\\\/]${subject}\\.fuzz\\.test\\.`).test(String(file))).length).toBeGreaterThan(0);
  }
});
