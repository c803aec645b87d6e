import { regularly, type Run } from './regularly';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-04T10:20:00Z') }));

/** Work whose end the test controls. */
function slowWork() {
  const runs: Run[] = [];
  const ends: (() => void)[] = [];
  const work = (run: Run) => {
    runs.push(run);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { work, runs, finish: () => ends.shift()!() };
}

const at = () => new Date().toISOString().slice(11, 16);

it('DASH-07 the work runs at once and at each full hour', async () => {
  const times: string[] = [];
  const end = regularly(HOUR, ({ isStart }) => {
    times.push(`${at()}${isStart ? ' start' : ''}`);
    return Promise.resolve();
  });
  await jest.advanceTimersByTimeAsync(39 * MINUTE);
  expect(times).toEqual(['10:20 start']);
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  expect(times).toEqual(['10:20 start', '11:00']);
  await jest.advanceTimersByTimeAsync(120 * MINUTE);
  expect(times).toEqual(['10:20 start', '11:00', '12:00', '13:00']);
  await end();
});

it('the work never runs twice at the same time, however long it takes', async () => {
  const { work, runs, finish } = slowWork();
  const end = regularly(HOUR, work);
  await jest.advanceTimersByTimeAsync(5 * 60 * MINUTE);
  expect(runs).toHaveLength(1);
  finish();
  await jest.advanceTimersByTimeAsync(59 * MINUTE);
  expect(at()).toBe('16:19');
  expect(runs.map(({ isStart }) => isStart)).toEqual([true, false]);
  finish();
  await end();
});

it('stopping aborts the signal of the running work and waits for it', async () => {
  const { work, runs, finish } = slowWork();
  const end = regularly(HOUR, work);
  let ended = false;
  const closed = end().then(() => (ended = true));
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(runs[0]!.signal.aborted).toBe(true);
  expect(ended).toBe(false);
  finish();
  await closed;
  await jest.advanceTimersByTimeAsync(120 * MINUTE);
  expect(runs).toHaveLength(1);
});

it('stopping between two runs removes the timer', async () => {
  const work = jest.fn(() => Promise.resolve());
  const end = regularly(HOUR, work);
  await jest.advanceTimersByTimeAsync(MINUTE);
  await end();
  expect(jest.getTimerCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(120 * MINUTE);
  expect(work).toHaveBeenCalledTimes(1);
});
