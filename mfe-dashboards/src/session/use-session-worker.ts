import type { Message } from 'shared-kit/model';
import { InputQueue, runInWorker, startWorker } from 'shared-kit/workers';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { problemOf } from '../problem-of';
import type { SessionOrder, SessionOutput } from './session-job';

export interface SessionWorker {
  tell: (order: SessionOrder) => void;
  problem: Message | undefined;
  /** Begins anew after a problem, with a worker that knows nothing yet. */
  restart: () => void;
  /** Another number for each worker. */
  run: number;
}

/** The worker that keeps the records of a session for as long as its page is shown. */
export function useSessionWorker(onOutput: (output: SessionOutput) => void): SessionWorker {
  const [run, setRun] = useState(0);
  const [problem, setProblem] = useState<Message>();
  const orders = useMemo(() => ({ run, queue: new InputQueue<SessionOrder>() }), [run]);
  const take = useEffectEvent(onOutput);

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    runInWorker<null, void, SessionOrder, SessionOutput>(() => startWorker(new URL('./session.worker.ts', import.meta.url)), null, {
      signal,
      input: orders.queue,
      onOutput: (output) => !signal.aborted && take(output),
      fallback: async () => (await import('./session-job')).sessionJob,
    }).catch((error: unknown) => !signal.aborted && setProblem(problemOf(error)));
    return () => control.abort();
  }, [orders]);

  const tell = useCallback((order: SessionOrder) => orders.queue.add(order), [orders]);
  const restart = () => {
    setProblem(undefined);
    setRun(run + 1);
  };
  return { tell, problem, run, restart };
}
