import type { RemoteLog } from '../federation/remote-log';

declare global {
  interface Window {
    /** Where inline/first-script.ts puts errors that nothing has caught: at first a list. */
    startErrors?: { push: (error: unknown) => void };
  }
}

/** Records the errors that nothing has caught: those from before this code has run, and all that come. */
export function recordErrors(log: RemoteLog): void {
  const before = window.startErrors;
  window.startErrors = { push: (error) => log.fail(error) };
  if (Array.isArray(before)) before.forEach((error) => log.fail(error));
}
