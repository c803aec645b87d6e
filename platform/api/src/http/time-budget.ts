import { CODE } from 'shared-kit/model';
import { apiError } from './api-error';
import { CALL_TIMES } from './call-times';
import { withDeadline } from './deadline';
import type { RunningWork } from './running-work';

/** The time one call may take over all its steps; `serviceUnavailable` when it is used up. */
export interface TimeBudget {
  /** Throws when the time is up. Called right before each write: a call that was answered with 6 must not write any more. */
  check(): void;
  /** Waits for the step, at most for the remaining time. */
  run<T>(step: Promise<T>): Promise<T>;
}

export type StartBudget = () => TimeBudget;

/** Does the work within the time of one call. */
export function inTime<T>(start: StartBudget, work: (time: TimeBudget) => Promise<T>): Promise<T> {
  const time = start();
  return time.run(work(time));
}

/** `track` is called with every step, because a step may go on after the time is up. */
export function timeBudget(ms: number = CALL_TIMES.callMs, track?: RunningWork['track']): TimeBudget {
  const end = Date.now() + ms;
  const remainingMs = () => end - Date.now();
  const check = () => {
    if (remainingMs() <= 0) throw apiError(CODE.serviceUnavailable);
  };
  return {
    check,
    run(step) {
      return withDeadline(track ? track(step) : step, Math.max(remainingMs(), 0));
    },
  };
}
