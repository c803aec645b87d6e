import { CODE } from 'shared-kit/model';
import { withLimit } from 'shared-kit/model/pacing';
import { apiError } from './api-error';
import { CALL_TIMES } from './call-times';

/** The result, or `serviceUnavailable` after the time limit. The work itself continues, since it cannot be cancelled. */
export function withDeadline<T>(work: Promise<T>, ms: number = CALL_TIMES.serviceMs): Promise<T> {
  return withLimit(work, ms, () => {
    throw apiError(CODE.serviceUnavailable);
  });
}
