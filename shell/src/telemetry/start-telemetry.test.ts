import { RemoteLog } from '../federation/remote-log';
import { startTelemetry, TELEMETRY_MS } from './start-telemetry';

let loaded = 0;
const sendTelemetry = jest.fn();
jest.mock('./send-telemetry', () => {
  loaded += 1;
  return { sendTelemetry: (...args: unknown[]) => sendTelemetry(...args) as unknown };
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('ADD-24 loads no code for sending where no collector is configured, and asks nobody', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  startTelemetry(new RemoteLog(), undefined);
  await jest.advanceTimersByTimeAsync(TELEMETRY_MS);
  expect([loaded, fetched.mock.calls]).toEqual([0, []]);
});

it('ADD-24 loads it where there is one, once the first page is on its way', async () => {
  const log = new RemoteLog();
  startTelemetry(log, { endpoint: 'https://collector.example' });
  await jest.advanceTimersByTimeAsync(TELEMETRY_MS - 1);
  expect(loaded).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(sendTelemetry).toHaveBeenCalledWith(log, 'https://collector.example');
});
