import { Timestamp } from 'firebase/firestore';
import { count, millis, oneOf, records, textMap, texts } from '../../../model/entities/fields';

it.each([
  [1_700_000_000_123, 1_700_000_000_123],
  [new Date(1_700_000_000_123), 1_700_000_000_123],
  [Timestamp.fromMillis(1_700_000_000_123), 1_700_000_000_123],
  [{ seconds: 1_700_000_000, nanoseconds: 123_999_999 }, 1_700_000_000_123],
  [{ seconds: 1_700_000_000 }, 1_700_000_000_000],
  [new Date(NaN), null],
  [NaN, null],
  [1e300, null],
  [{ seconds: 1e15 }, null],
  ['2024-01-01', null],
  [null, null],
  [undefined, null],
])('reads the time %p as %p', (stored, ms) => {
  expect(millis(stored)).toBe(ms);
});

it('keeps the entries of a list that have the right type', () => {
  expect(texts(['a', 1, null, 'b'])).toEqual(['a', 'b']);
  expect(texts('a')).toEqual([]);
  expect(records([{ a: 1 }, [1], null, 'x'])).toEqual([{ a: 1 }]);
  expect(textMap({ a: 'x', b: 1 })).toEqual({ a: 'x' });
});

it('returns the first allowed value for one that is not allowed', () => {
  expect(oneOf(['a', 'b'], 'b')).toBe('b');
  expect(oneOf(['a', 'b'], 'c')).toBe('a');
  expect(count('3')).toBe(0);
  expect(count(Infinity, 7)).toBe(7);
});
