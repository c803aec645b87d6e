import { unknownIds } from './requirement-ids.cjs';

const KNOWN = new Set(['TASK-22', 'AUTH-14']);

it.each([
  ['that there are', 'TASK-22 AUTH-14 names them', []],
  ['of a rule', 'D-46 TASK-22 D-47 names them', []],
  ['that is none', 'reads UTF-16 and EAN-13', []],
  ['whose number there is not', 'TASK-99 names them', ['TASK-99']],
  ['whose group there is not', 'TASK-22 TSAK-22 names them', ['TSAK-22']],
  ['inside of the title, not first', 'the table: AUTH-99 names them', ['AUTH-99']],
])('an ID in a title, one %s', (_which, title, unknown) => {
  expect(unknownIds(title, KNOWN)).toEqual(unknown);
});
