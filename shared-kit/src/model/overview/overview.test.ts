/** @jest-environment node */
import fc from 'fast-check';
import { daysOf, DAYS_SHOWN, sumOf } from './days';
import { figuresByHour, HOUR_MS, readSummary, type CountedSession } from './domain-summary';

const NOW = new Date(2026, 4, 4, 15, 30).getTime();
const DAY = 24 * HOUR_MS;
const session = (startTime: number | null, total: number, empty = 0, invalid = 0): CountedSession => ({ startTime, total, empty, invalid });

describe('the days of a domain', () => {
  it('ADD-COMPANY-02 end today and begin thirteen days before, in the time zone of the user', () => {
    const days = daysOf(figuresByHour([session(NOW - 13 * DAY, 4), session(NOW, 6, 2, 1)]), [], null, NOW);
    expect(days).toHaveLength(DAYS_SHOWN);
    expect(days[0]).toMatchObject({ day: new Date(2026, 3, 21).getTime(), total: 4 });
    expect(days[13]).toMatchObject({ day: new Date(2026, 4, 4).getTime(), sessions: 1, total: 6, empty: 2, invalid: 1 });
  });

  it('ADD-COMPANY-02 have the figures of live sessions, and the others from the summary', () => {
    const since = Math.floor((NOW - HOUR_MS) / HOUR_MS) * HOUR_MS;
    const hours = figuresByHour([session(since + 1, 10), session(since - 5 * HOUR_MS, 3)]);
    expect(daysOf(hours, [session(since + 1, 25)], since, NOW)[13]).toMatchObject({ sessions: 2, total: 28 });
  });

  it('ADD-COMPANY-02 exclude sessions that are older, in the future, or without a start', () => {
    const days = daysOf(figuresByHour([session(NOW - 20 * DAY, 5), session(NOW + 2 * DAY, 5), session(null, 5)]), [], null, NOW);
    expect(sumOf(days)).toEqual({ sessions: 0, total: 0, empty: 0, invalid: 0 });
  });

  it('ADD-COMPANY-02 count every session once, whatever its time', () => {
    const any = fc.record({
      startTime: fc.option(fc.integer({ min: NOW - 12 * DAY, max: NOW })),
      total: fc.nat(1000),
      empty: fc.nat(10),
      invalid: fc.nat(10),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 60 }), fc.integer({ min: 0, max: 288 }), (sessions, hoursBack) => {
        const since = Math.floor(NOW / HOUR_MS) * HOUR_MS - hoursBack * HOUR_MS;
        const recent = sessions.filter(({ startTime }) => startTime !== null && startTime >= since);
        const counted = sessions.filter(({ startTime }) => startTime !== null);
        const all = sumOf(daysOf(figuresByHour(sessions), recent, since, NOW));
        expect([all.sessions, all.total]).toEqual([counted.length, counted.reduce((sum, { total }) => sum + total, 0)]);
      }),
    );
  });
});

describe('a stored summary', () => {
  it('ADD-COMPANY-02 is read with defaults for missing or invalid fields', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('hours', 'readings', 'tasks', 'newestFailed', 'lastStart', 'updatedAt'), fc.anything()),
        (stored) => {
          const summary = readSummary('North', stored);
          expect(summary.domain).toBe('North');
          expect(daysOf(summary.hours, [], summary.lastStart, NOW)).toHaveLength(DAYS_SHOWN);
        },
      ),
    );
  });
});
