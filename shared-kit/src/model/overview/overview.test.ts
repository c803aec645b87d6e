/** @jest-environment node */
import fc from 'fast-check';
import { keyCutoff, licenseWindow, taskIsLate, taskProgress } from './attention';
import { daysOf, DAYS_SHOWN, sumOf } from './days';
import { figuresByHour, HOUR_MS, readSummary, type CountedSession } from './domain-summary';

const NOW = new Date(2026, 4, 4, 15, 30).getTime();
const DAY = 24 * HOUR_MS;
const session = (startTime: number | null, total: number, empty = 0, invalid = 0): CountedSession => ({ startTime, total, empty, invalid });

describe('the days of a domain', () => {
  it('ADD-13 end today and begin thirteen days before, in the time zone of the user', () => {
    const days = daysOf(figuresByHour([session(NOW - 13 * DAY, 4), session(NOW, 6, 2, 1)]), [], null, NOW);
    expect(days).toHaveLength(DAYS_SHOWN);
    expect(days[0]).toMatchObject({ day: new Date(2026, 3, 21).getTime(), total: 4 });
    expect(days[13]).toMatchObject({ day: new Date(2026, 4, 4).getTime(), sessions: 1, total: 6, empty: 2, invalid: 1 });
  });

  it('ADD-13 have the figures of live sessions, and the others from the summary', () => {
    const since = Math.floor((NOW - HOUR_MS) / HOUR_MS) * HOUR_MS;
    const hours = figuresByHour([session(since + 1, 10), session(since - 5 * HOUR_MS, 3)]);
    expect(daysOf(hours, [session(since + 1, 25)], since, NOW)[13]).toMatchObject({ sessions: 2, total: 28 });
  });

  it('ADD-13 exclude sessions that are older, in the future, or without a start', () => {
    const days = daysOf(figuresByHour([session(NOW - 20 * DAY, 5), session(NOW + 2 * DAY, 5), session(null, 5)]), [], null, NOW);
    expect(sumOf(days)).toEqual({ sessions: 0, total: 0, empty: 0, invalid: 0 });
  });

  it('ADD-13 count every session once, whatever its time', () => {
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
  it('ADD-13 is read with defaults for missing or invalid fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('hours', 'readings', 'tasks', 'newestFailed', 'lastStart', 'updatedAt'), fc.anything()), (stored) => {
        const summary = readSummary('North', stored);
        expect(summary.domain).toBe('North');
        expect(daysOf(summary.hours, [], summary.lastStart, NOW)).toHaveLength(DAYS_SHOWN);
      }),
    );
  });
});

it('ADD-12 an open task needs attention a day after its creation', () => {
  expect(taskIsLate({ createdDate: NOW - DAY - 1 }, NOW)).toBe(true);
  expect(taskIsLate({ createdDate: NOW - DAY }, NOW)).toBe(false);
  expect(taskIsLate({ createdDate: null }, NOW)).toBe(false);
});

it('ADD-13 the progress of a task is known while its session exists', () => {
  expect(taskProgress({ read: 61, addressesCount: 90 })).toBeCloseTo(0.678);
  expect(taskProgress({ read: 99, addressesCount: 90 })).toBe(1);
  expect(taskProgress({ read: null, addressesCount: 90 })).toBeNull();
  expect(taskProgress({ read: 5, addressesCount: 0 })).toBeNull();
});

it('ADD-12 attention is needed for keys older than 270 days and licences that end within 30 days of now', () => {
  expect(keyCutoff(NOW)).toBe(NOW - 270 * DAY);
  expect(licenseWindow(NOW)).toEqual({ from: Math.floor((NOW - 30 * DAY) / 1000), to: Math.floor((NOW + 30 * DAY) / 1000) });
});
