import type { RemoteLog } from '../federation/remote-log';

/** Late enough not to delay the first page. The log has the events from before. */
export const TELEMETRY_MS = 3000;

/** Starts telemetry if the config has an endpoint. Only then its code is fetched. */
export function startTelemetry(log: RemoteLog, telemetry: { endpoint: string } | undefined): void {
  if (!telemetry) return;
  setTimeout(() => void import('./send-telemetry').then(({ sendTelemetry }) => sendTelemetry(log, telemetry.endpoint)).catch(() => undefined), TELEMETRY_MS);
}
