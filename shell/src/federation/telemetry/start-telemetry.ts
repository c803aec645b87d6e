import { isFailure, type RemoteLog } from '../remote-log';

/** Pause after the first page has come, in which it asks for its data. */
export const TELEMETRY_MS = 1000;

/**
 * Starts telemetry if the config has an endpoint. Only then its code is fetched: shortly after the first page has come, but at once when something fails
 * or the page is hidden, since users close or reload what does not work. The log has the events from before.
 */
export function startTelemetry(log: RemoteLog, telemetry: { endpoint: string } | undefined): void {
  if (!telemetry) return;
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onHidden);
    const sending = import('./send-telemetry').then(({ sendTelemetry }) => sendTelemetry(log, telemetry.endpoint));
    // What is sent later is sent when the page is hidden, at the latest.
    void sending.then((flush) => flush()).catch(() => undefined);
  };
  const onHidden = () => document.visibilityState === 'hidden' && start();
  const checkLog = () => {
    if (log.all().some(isFailure)) start();
    else if (log.all().some(({ end }) => end !== undefined)) timer ??= setTimeout(start, TELEMETRY_MS);
  };
  const unsubscribe = log.subscribe(checkLog);
  document.addEventListener('visibilitychange', onHidden);
  checkLog();
}
