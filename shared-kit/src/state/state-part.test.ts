import { statePart } from './state-part';

const { changed, reducer } = statePart('part', { name: 'Ana', count: 1 });
const state = reducer(undefined, { type: 'start' });

it('SHELL-10 what is set to the value that it has is no change, for which something would be rendered', () => {
  expect(reducer(state, changed({ name: 'Ana', count: 1 }))).toBe(state);
});

it('SHELL-10 what is set to another value is, and the rest stays', () => {
  expect(reducer(state, changed({ count: 2 }))).toEqual({ name: 'Ana', count: 2 });
});
