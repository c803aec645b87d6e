/** @jest-environment node */
import { actionsOn, CHANGE_ACTIONS, CHANGE_KINDS, isChangeAction } from './changes';

it('D-90 every action belongs to exactly one kind of subject', () => {
  const found = CHANGE_KINDS.flatMap(actionsOn);
  expect(found.sort()).toEqual(Object.keys(CHANGE_ACTIONS).sort());
});

it('D-90 no kind has more actions than one query may contain', () => {
  for (const kind of CHANGE_KINDS) {
    expect(actionsOn(kind).length).toBeGreaterThan(0);
    expect(actionsOn(kind).length).toBeLessThanOrEqual(10);
  }
});

it.each([
  ['users.create', true],
  ['users.none', false],
  ['toString', false],
  [5, false],
  [undefined, false],
])('D-90 whether %p is on the list: %p', (action, known) => {
  expect(isChangeAction(action)).toBe(known);
});
