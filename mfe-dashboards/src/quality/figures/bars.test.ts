import fc from 'fast-check';
import { NO_QUALITY, readingsOf, sumOfQuality, type HourOfQuality } from 'shared-kit/model/quality';
import { barsOf, firstWeekdayOf } from './bars';
import { GRAINS, QUALITY_PERIODS, readView, spanOfPeriod } from './period-of-quality';

const HOUR = 3_600_000;
const at = (month: number, day: number, hour = 0) => new Date(2026, month - 1, day, hour).getTime();
const hour = (time: number, given: Partial<HourOfQuality> = {}): HourOfQuality => ({
  at: time,
  domains: [],
  ...NO_QUALITY,
  sessions: 1,
  ...given,
});

/** Saturday. */
const NOW = at(5, 16, 15);

describe('a period', () => {
  it.each([
    ['this', at(5, 1), at(5, 17)],
    ['last', at(4, 1), at(5, 1)],
    ['3', at(3, 1), at(5, 17)],
    ['12', new Date(2025, 5, 1).getTime(), at(5, 17)],
    ['24', new Date(2024, 5, 1).getTime(), at(5, 17)],
  ] as const)('ADD-93 %s begins and ends by the calendar of the user (D-171)', (period, from, to) => {
    expect(spanOfPeriod(period, NOW)).toMatchObject({ from, to });
  });

  it('ADD-93 names the months of its streets and people, at most 24, and at most 25 documents (D-171)', () => {
    expect(spanOfPeriod('last', NOW).months).toEqual({ from: '2026-04', to: '2026-04' });
    const { months, read } = spanOfPeriod('24', NOW);
    expect(months).toEqual({ from: '2024-06', to: '2026-05' });
    const monthsBetween = (one: string, other: string) => {
      const [from, to] = [one, other].map((month) => new Date(`${month}-01T00:00:00Z`));
      return (to!.getUTCFullYear() - from!.getUTCFullYear()) * 12 + to!.getUTCMonth() - from!.getUTCMonth() + 1;
    };
    expect(monthsBetween(read.from, read.to)).toBeLessThanOrEqual(25);
  });

  it.each([
    [null, null, '3', 'week'],
    ['12', null, '12', 'month'],
    ['12', 'week', '12', 'week'],
    ['12', 'day', '12', 'month'],
    ['this', 'week', 'this', 'week'],
    ['ever', '<b>', '3', 'week'],
  ])('ADD-93 %p by %p in the URL is %p by %p (D-171)', (period, grain, ...shown) => {
    expect(Object.values(readView(period, grain))).toEqual(shown);
  });
});

describe('bars', () => {
  const may = spanOfPeriod('this', NOW);

  it('ADD-93 have a day each, also without readings, and the readings of its hours (D-171)', () => {
    const bars = barsOf(
      [hour(at(5, 2, 0), { read: 3 }), hour(at(5, 2, 23), { invalid: 1 }), hour(at(4, 30, 23), { read: 9 })],
      may,
      'day',
      1,
    );
    expect(bars).toHaveLength(16);
    expect(bars[1]).toMatchObject({ from: at(5, 2), to: at(5, 3), sessions: 2, read: 3, invalid: 1 });
    expect(sumOfQuality(bars).sessions).toBe(2);
  });

  it.each([
    [1, [at(5, 1), at(5, 4), at(5, 11)]],
    [0, [at(5, 1), at(5, 3), at(5, 10)]],
  ])('ADD-93 have a week each that begins on day %p, of the first one what lies in the period (D-171)', (firstWeekday, starts) => {
    expect(barsOf([], may, 'week', firstWeekday).map(({ from }) => from)).toEqual(starts);
  });

  it('ADD-93 name each domain once (D-171)', () => {
    const bars = barsOf([hour(at(5, 2, 1), { domains: ['A', 'B'] }), hour(at(5, 9), { domains: ['B', 'C'] })], may, 'month', 1);
    expect(bars.map(({ domains }) => domains)).toEqual([['A', 'B', 'C']]);
  });

  it('ADD-93 add up to the same readings by day, week and month, whatever was counted (D-171)', () => {
    const figures = fc.record({
      sessions: fc.nat(5),
      read: fc.nat(99),
      empty: fc.nat(9),
      invalid: fc.nat(9),
      divergent: fc.nat(9),
      at: fc.integer({ min: at(1, 1) / HOUR - 20_000, max: at(6, 1) / HOUR }).map((hours) => hours * HOUR),
      domains: fc.constant<string[]>([]),
    });
    fc.assert(
      fc.property(fc.array(figures), fc.constantFrom(...QUALITY_PERIODS), fc.nat(6), (hours, period, firstWeekday) => {
        const span = spanOfPeriod(period, NOW);
        const inPeriod = sumOfQuality(hours.filter((one) => one.at >= span.from && one.at < span.to));
        for (const grain of GRAINS) {
          const bars = barsOf(hours, span, grain, firstWeekday);
          expect(sumOfQuality(bars)).toEqual(inPeriod);
          expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([span.from, span.to]);
          bars.slice(1).forEach((bar, before) => expect(bar.from).toBe(bars[before]!.to));
        }
        expect(readingsOf(inPeriod)).toBe(inPeriod.read + inPeriod.empty + inPeriod.invalid + inPeriod.divergent);
      }),
    );
  });
});

it.each([
  ['en-US', 0],
  ['pt-BR', 0],
  ['en-GB', 1],
  ['es-ES', 1],
])('ADD-93 weeks of %s begin on day %p (D-171)', (locale, day) => {
  expect(firstWeekdayOf(locale)).toBe(day);
});
