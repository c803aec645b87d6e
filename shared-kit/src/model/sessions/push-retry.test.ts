/** @jest-environment node */
import fc from 'fast-check';
import { isPushGivenUp, minutesToNextRetry, nextPushTry, plannedPushTry } from './push-retry';

const HOUR = 3_600_000;
const aMoment = fc.integer({ min: -4e12, max: 4e12 });
const at = (time: string) => Date.parse(`2024-03-${time}Z`);

describe('minutes to the next retry', () => {
  it.each([
    ['2024-03-01T10:00:00Z', 60],
    ['2024-03-01T10:00:01Z', 60],
    ['2024-03-01T10:59:00Z', 1],
    ['2024-03-01T10:59:59.999Z', 1],
    ['2024-03-01T10:30:00Z', 30],
  ])('DASH-10 counts the minutes from %s to the next full hour: %i', (now, minutes) => {
    expect(minutesToNextRetry(Date.parse(now))).toBe(minutes);
  });

  it('DASH-10 a clock that is wrong by hours gives the same minutes', () => {
    fc.assert(
      fc.property(aMoment, fc.integer({ min: -1000, max: 1000 }), (now, hours) => {
        expect(minutesToNextRetry(now + hours * 3_600_000)).toBe(minutesToNextRetry(now));
      }),
    );
  });

  it('DASH-10 the next full hour is at most the returned minutes away, and less than a minute earlier', () => {
    fc.assert(
      fc.property(aMoment, (now) => {
        const minutes = minutesToNextRetry(now);
        const left = Math.floor(now / 3_600_000 + 1) * 3_600_000 - now;
        expect(minutes).toBeGreaterThanOrEqual(1);
        expect(minutes).toBeLessThanOrEqual(60);
        expect(minutes * 60_000 - left).toBeGreaterThanOrEqual(0);
        expect(minutes * 60_000 - left).toBeLessThan(60_000);
      }),
    );
  });
});

describe('tries after a failure', () => {
  /** The hours after the full hour of the failure at which tries are made, if each is made in its hour and fails. */
  function triesAfter(failedAt: number): number[] {
    const from = Math.floor(failedAt / HOUR) * HOUR;
    const hours: number[] = [];
    for (let next = nextPushTry(failedAt, failedAt); next !== null; next = nextPushTry(failedAt, next + 5000))
      hours.push((next - from) / HOUR);
    return hours;
  }

  it('D-71 come after 1, 2, 4, 8, 16 and 24 hours, then daily for seven days from the first failure', () => {
    fc.assert(
      fc.property(aMoment, (failedAt) => {
        expect(triesAfter(failedAt)).toEqual([1, 2, 4, 8, 16, 24, 48, 72, 96, 120, 144, 168]);
      }),
    );
  });

  it('D-71 a try that was made late is followed by the next one of the plan', () => {
    expect(nextPushTry(at('01T10:20:00'), at('01T15:00:01'))).toBe(at('01T18:00:00'));
    expect(nextPushTry(at('01T10:20:00'), at('08T10:00:01'))).toBeNull();
  });

  it('D-71 end seven days after the first failure', () => {
    expect(isPushGivenUp(at('01T10:20:00'), at('08T10:20:00'))).toBe(false);
    expect(isPushGivenUp(at('01T10:20:00'), at('08T11:00:00'))).toBe(true);
  });
});

describe('the next try that the console names', () => {
  const NOW = at('01T12:43:00');
  const NEXT_HOUR = at('01T13:00:00');
  const failed = (nextAt: number | null, failedAt = at('01T10:20:00')) => ({ pushStatus: 'FAILED', pushTries: { failedAt, nextAt } });

  it.each<[string, Parameters<typeof plannedPushTry>[0], number | null]>([
    ['is the next full hour for a session that waits', { pushStatus: 'PENDING', pushTries: null }, NEXT_HOUR],
    ['is the next full hour for a failed one of which no try is stored', { pushStatus: 'FAILED', pushTries: null }, NEXT_HOUR],
    ['is the hour that is stored', failed(at('01T14:00:00')), at('01T14:00:00')],
    ['is the next full hour for a try that was due before', failed(at('01T12:00:00')), NEXT_HOUR],
    ['does not come when none is stored', failed(null), null],
    ['does not come when seven days have passed before a late try', failed(at('01T12:00:00'), at('01T12:00:00') - 168 * HOUR), null],
    ['is the next full hour for a session that waits again', { ...failed(null), pushStatus: 'PENDING' }, NEXT_HOUR],
  ])('D-71 DASH-10 %s', (_title, session, expected) => {
    expect(plannedPushTry(session, NOW)).toBe(expected);
  });
});
