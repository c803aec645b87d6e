/** @jest-environment node */
import fc from 'fast-check';
import { licenseState, readExpDate } from './licenses';

it.each([
  [1_700_000_000, 1_700_000_000_000],
  [{ seconds: 1_700_000_000, nanoseconds: 5 }, 1_700_000_000_000],
  [0, 0],
  ['2026-01-01', null],
  [NaN, null],
  [1e300, null],
  [null, null],
  [undefined, null],
])('LIC-07 reads the end %p as %p', (stored, ms) => {
  expect(readExpDate(stored)).toBe(ms);
});

it('LIC-07 the end is a valid date or null, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ seconds: fc.anything() }), fc.double()), (stored) => {
      const end = readExpDate(stored);
      expect(end === null || !Number.isNaN(new Date(end).getTime())).toBe(true);
    }),
  );
});

it.each([
  [true, null, 'active'],
  [true, 1000, 'active'],
  [true, 999, 'expired'],
  [false, 999, 'inactive'],
  [false, null, 'inactive'],
])('DATA-11 a licence that is switched on %p and ends at %p is %s at 1000', (isActive, expDate, state) => {
  expect(licenseState({ isActive, expDate }, 1000)).toBe(state);
});
