import { CODE } from 'shared-kit/model';
import { apiError } from './api-error';
import { withDeadline } from './deadline';
import type { RunningWork } from './running-work';

const CALL_MS = 20_000;

/** The time one call may take over all its steps; code 6 when it is used up. */
export interface TimeBudget {
  /** Asked right before each write: a call that was cut must not begin another one. */
  check(): void;
  /** Waits for the step, at most for what is left. */
  run<T>(step: Promise<T>): Promise<T>;
}

/** `track` hears of every step, which may go on after its time. */
export function timeBudget(ms = CALL_MS, track?: RunningWork['track']): TimeBudget {
  const end = Date.now() + ms;
  const left = () => end - Date.now();
  const check = () => {
    if (left() <= 0) throw apiError(CODE.serviceUnavailable);
  };
  return {
    check,
    run(step) {
      return withDeadline(track ? track(step) : step, Math.max(left(), 0));
    },
  };
}
