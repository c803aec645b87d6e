import { pastCounts, toKeyUsage } from './key-usage';

const DAY = 24 * 60 * 60_000;
const NOON = 20_000 * DAY + DAY / 2;
const stored = { day: 20_000, dayCount: 3, past: [2, 0, 5], lastAt: NOON, lastFrom: '203.0.113.7' };

describe('ADD-62 the usage of a key', () => {
  it('is its last call, and the calls of today and of the last 30 days', () => {
    expect(toKeyUsage(stored, NOON)).toEqual({ lastAt: NOON, lastFrom: '203.0.113.7', callsToday: 3, callsLately: 10 });
  });

  it('is counted from the day on which it is looked at', () => {
    expect(toKeyUsage(stored, NOON + DAY)).toMatchObject({ callsToday: 0, callsLately: 10 });
    expect(toKeyUsage(stored, NOON + 27 * DAY)).toMatchObject({ callsLately: 5 });
    expect(toKeyUsage(stored, NOON + 29 * DAY)).toMatchObject({ callsLately: 3 });
    expect(toKeyUsage(stored, NOON + 30 * DAY)).toMatchObject({ lastAt: NOON, callsToday: 0, callsLately: 0 });
  });

  it.each([[{}], [{ day: 'x', dayCount: '3', past: 7, lastAt: 'soon', lastFrom: 7 }], [{ day: 20_001, dayCount: 9 }]])(
    'is none for %j',
    (data) => {
      expect(toKeyUsage(data, NOON)).toEqual({ lastAt: null, lastFrom: null, callsToday: 0, callsLately: 0 });
    },
  );

  it('keeps the counts of 29 days before a new one', () => {
    expect(pastCounts(stored, NOON)).toEqual([2, 0, 5]);
    expect(pastCounts(stored, NOON + 2 * DAY)).toEqual([0, 3, 2, 0, 5]);
    expect(pastCounts({ day: 20_000, dayCount: 1, past: Array(29).fill(1) }, NOON + DAY)).toHaveLength(29);
    expect(pastCounts({}, NOON)).toEqual([]);
  });
});
