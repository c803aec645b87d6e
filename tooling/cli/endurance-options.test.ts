import { enduranceOptions } from './commands/endurance';

it('ADD-60 takes remotes and rounds, and without them all remotes and thirty rounds', () => {
  expect(enduranceOptions(['mfe-auth'], { rounds: '100' })).toEqual({ remotes: ['mfe-auth'], rounds: 100 });
  expect(enduranceOptions([], {})).toEqual({ remotes: [], rounds: 30 });
});

it.each<[string[], { rounds?: string }, string]>([
  [['mfe-nothere'], {}, 'There is no package "mfe-nothere"'],
  [['shared-kit'], {}, 'shared-kit is no remote'],
  [[], { rounds: '3' }, '--rounds is "3"'],
  [[], { rounds: '' }, '--rounds is ""'],
  [[], { rounds: '1e2' }, '--rounds is "1e2"'],
  [[], { rounds: '5000' }, '--rounds is "5000"'],
])('ADD-60 refuses %j with %j, and says what it can be', (names, values, problem) => {
  expect(() => enduranceOptions(names, values)).toThrow(problem);
});
