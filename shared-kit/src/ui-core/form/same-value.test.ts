import fc from 'fast-check';
import { sameValue } from './same-value';

it.each([
  ['', '', true],
  ['a', 'a ', false],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], ['a', undefined], false],
  [{ base: { address: 'A' } }, { base: { address: 'A' } }, true],
  [{ base: { address: 'A' } }, { base: { address: 'B' } }, false],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [[], {}, false],
  [null, undefined, false],
  [NaN, NaN, true],
])('sameValue of %j and %j is %p', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
  expect(sameValue(b, a)).toBe(same);
});

it('sameValue compares files by identity, not by name', () => {
  const file = new File(['x'], 'a.csv');
  expect(sameValue({ file }, { file })).toBe(true);
  expect(sameValue({ file }, { file: new File(['x'], 'a.csv') })).toBe(false);
});

it('sameValue is true for every deep copy of a JSON value', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(sameValue(value, structuredClone(value))).toBe(true)));
});
