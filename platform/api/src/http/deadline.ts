import { CODE, withLimit } from 'shared-kit/model';
import { apiError } from './api-error';

/** Firestore and Auth answer in milliseconds; firebase-admin alone would retry for minutes. */
const SERVICE_DEADLINE_MS = 15_000;

/** The result, or code 6 after the time limit. The work itself continues, since it cannot be cancelled. */
export function withDeadline<T>(work: Promise<T>, ms = SERVICE_DEADLINE_MS): Promise<T> {
  return withLimit(work, ms, () => {
    throw apiError(CODE.serviceUnavailable);
  });
}
