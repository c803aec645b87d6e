import type { RunningEmulator } from '../src/index';
import { startForTest } from './start-for-test';

let emulator: RunningEmulator;
beforeAll(async () => {
  emulator = await startForTest();
});
afterAll(() => emulator.stop());
afterEach(() => jest.restoreAllMocks());

/** Moves the wall clock, as the end of a sleep or a user does. The monotonic clock is not changed. */
function moveClock(byMs: number): number {
  const now = Date.now();
  jest.restoreAllMocks();
  const real = Date.now;
  const offset = now + byMs - real();
  jest.spyOn(Date, 'now').mockImplementation(() => real() + offset);
  return now + byMs;
}

const NAME = 'projects/demo-console/databases/(default)/documents';

/** Writes a server timestamp over REST, since the SDK's time limits depend on the clock that the tests move. */
async function writeTime(path: string) {
  const writes = [
    { update: { name: `${NAME}/${path}`, fields: {} }, updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] },
  ];
  const response = await fetch(`http://127.0.0.1:${emulator.ports.firestore}/v1/${NAME}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  const { commitTime, writeResults } = (await response.json()) as {
    commitTime: string;
    writeResults: { updateTime: string; transformResults: { timestampValue: string }[] }[];
  };
  const [result] = writeResults;
  return {
    at: Date.parse(result!.transformResults[0]!.timestampValue),
    updated: Date.parse(result!.updateTime),
    committed: Date.parse(commitTime),
  };
}

const HOUR_MS = 3_600_000;

it('server timestamps are those of the wall clock after the machine has slept', async () => {
  await writeTime('times/before');
  const woken = moveClock(8 * HOUR_MS);
  const { at, updated, committed } = await writeTime('times/after');
  expect(at - woken).toBeGreaterThanOrEqual(0);
  expect(at - woken).toBeLessThan(60_000);
  expect([updated, committed]).toEqual([at, at]);
});

it('server timestamps of a document never go back when the wall clock is set back', async () => {
  const before = await writeTime('times/same');
  moveClock(-HOUR_MS);
  const after = await writeTime('times/same');
  expect(after.at).toBeGreaterThanOrEqual(before.at);
  expect(after.updated).toBeGreaterThanOrEqual(before.updated);
});
