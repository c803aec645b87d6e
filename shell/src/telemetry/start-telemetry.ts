import type { RemoteLog } from '../federation/remote-log';

/** So long after the start the first page has long been on its way; what happened before is in the log. */
export const TELEMETRY_MS = 3000;

/** Sends what an operator wants to know of the remotes. Its code is fetched where it is wanted, and nowhere else. */
export function startTelemetry(log: RemoteLog, telemetry: { endpoint: string } | undefined): void {
  if (!telemetry) return;
  setTimeout(() => void import('./send-telemetry').then(({ sendTelemetry }) => sendTelemetry(log, telemetry.endpoint)).catch(() => undefined), TELEMETRY_MS);
}
