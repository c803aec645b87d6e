import { problemOf, type Message } from 'shared-kit/model';
import { useEffect, useReducer, useRef } from 'react';
import { firstState, isDue, isRequested, isSuperseded, nextState, type LiveJobEvent, type LiveJobRequest } from './live-job';

export interface LiveJob<T> {
  /** The last answer: it stays while the next one is made, and when that fails. */
  answer: T | undefined;
  /** True while the answer belongs to an earlier request. */
  isSuperseded: boolean;
  /** 0 to 1; null while it is not known. */
  progress: number | null;
  problem: Message | undefined;
  cancelled: boolean;
  cancel: () => void;
  /** Reads again, after a problem or a cancel. */
  retry: () => void;
}

/**
 * Does long work on live data, such as building the table of a session: again when the data change, and at once when the request changes. The
 * state machine {@link nextState} decides when a run begins and what is shown; this hook starts and aborts the runs. Use it in a component keyed
 * by what the data belong to, such as the session.
 */
export function useLiveJob<T>(next: LiveJobRequest<T>): LiveJob<T> {
  const [state, dispatch] = useReducer(nextState<T>, next, firstState<T>);
  const running = useRef<AbortController>(undefined);
  const { paceMs = 0 } = next;
  const isPaced = paceMs > 0 && isDue(state, next) && !isRequested(state, next);
  if (!isPaced && isDue(state, next)) dispatch({ type: 'requested', next });

  // When a run began the last time because of changed data.
  const followedAt = useRef(-Infinity);
  useEffect(() => {
    if (!isPaced) return;
    const begin = () => {
      followedAt.current = performance.now();
      dispatch({ type: 'requested', next });
    };
    const timer = setTimeout(begin, Math.max(0, followedAt.current + paceMs - performance.now()));
    return () => clearTimeout(timer);
  });

  const { run } = state;
  useEffect(() => {
    if (!run.read) return;
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    const dispatchIfRunning = (event: LiveJobEvent<T>) => !signal.aborted && dispatch(event);
    run
      .read({
        signal,
        before: run.before,
        onProgress: (progress) => dispatchIfRunning({ type: 'progressed', run, progress }),
        onPart: (part) => dispatchIfRunning({ type: 'partRead', run, part }),
      })
      .then(
        (answer) => dispatchIfRunning({ type: 'allRead', run, answer }),
        (error: unknown) => dispatchIfRunning({ type: 'failed', run, problem: problemOf(error) }),
      );
    return () => control.abort();
  }, [run]);

  return {
    answer: state.answer?.value,
    isSuperseded: isSuperseded(state),
    progress: state.progress,
    problem: state.problem,
    cancelled: state.status === 'cancelled',
    cancel: () => {
      running.current?.abort();
      dispatch({ type: 'cancelled' });
    },
    retry: () => dispatch({ type: 'retried', next }),
  };
}
