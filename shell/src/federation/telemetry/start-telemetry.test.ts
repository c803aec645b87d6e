import { RemoteLog } from '../remote-log';
import { aRemote } from '../../testing/render-console';
import { startTelemetry, TELEMETRY_MS } from './start-telemetry';

let loaded = 0;
const sendNow = jest.fn(() => Promise.resolve());
const sendTelemetry = jest.fn((..._args: unknown[]) => sendNow);
jest.mock('./send-telemetry', () => {
  loaded += 1;
  return { sendTelemetry: (...args: unknown[]) => sendTelemetry(...args) };
});

beforeEach(() => void jest.useFakeTimers());

it('ADD-TRUST-08 without a configured collector no code of telemetry is loaded and nothing is sent', async () => {
  // Otherwise code that another test has loaded would not be loaded again.
  jest.resetModules();
  loaded = 0;
  const fetched = jest.spyOn(globalThis, 'fetch');
  const log = new RemoteLog();
  startTelemetry(log, undefined);
  log.fail(new Error('a bug'));
  await jest.advanceTimersByTimeAsync(TELEMETRY_MS);
  expect([loaded, fetched.mock.calls]).toEqual([0, []]);
});

describe('with a collector', () => {
  const auth = aRemote('mfe-auth', { '/login': 'public' });
  let log: RemoteLog;
  beforeEach(() => {
    log = new RemoteLog();
    sendTelemetry.mockClear();
    sendNow.mockClear();
    startTelemetry(log, { endpoint: 'https://collector.example' });
  });
  const isHidden = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('ADD-TRUST-08 the code of telemetry is loaded a second after the first page, and sends the events so far', async () => {
    await jest.advanceTimersByTimeAsync(60_000);
    const note = log.begin(auth, 'Login');
    await jest.advanceTimersByTimeAsync(60_000);
    note({ end: 1 });
    await jest.advanceTimersByTimeAsync(TELEMETRY_MS - 1);
    expect(sendTelemetry).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(sendTelemetry).toHaveBeenCalledWith(log, 'https://collector.example');
    expect(sendNow).toHaveBeenCalledTimes(1);
  });

  it('ADD-TRUST-08 a failure in the first second is sent at once, since the user may close or reload the page', async () => {
    log.fail(new Error('a bug'), auth);
    await jest.advanceTimersByTimeAsync(0);
    expect(sendNow).toHaveBeenCalledTimes(1);
    log.fail(new Error('another'), auth);
    isHidden('hidden');
    await jest.advanceTimersByTimeAsync(TELEMETRY_MS);
    expect(sendTelemetry).toHaveBeenCalledTimes(1);
  });

  it('ADD-TRUST-08 the events so far are sent when the page is hidden earlier', async () => {
    log.begin(auth, 'Login')({ end: 1 });
    isHidden('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(sendNow).not.toHaveBeenCalled();
    isHidden('hidden');
    await jest.advanceTimersByTimeAsync(0);
    expect(sendNow).toHaveBeenCalledTimes(1);
  });
});
