import type { Message } from 'shared-kit/model';
import { InputQueue, runInWorker, startWorker, WorkerError } from 'shared-kit/workers';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { problemOf } from '../problem-of';
import type { ReadOrder, SessionOrder, SessionOutput, TableOutput } from './session-job';

export interface SessionWorker {
  tell: (order: SessionOrder) => void;
  /** Has it read the session; ends when it has done so, or with the problem. */
  read: (reading: Omit<ReadOrder, 'id'>, signal: AbortSignal) => Promise<void>;
  problem: Message | undefined;
  /** Begins anew after a problem, with a worker that knows nothing yet. */
  restart: () => void;
  /** Another number for each worker. */
  run: number;
}

/** The worker that keeps the records of a session for as long as its page is shown. */
export function useSessionWorker(onOutput: (output: TableOutput) => void): SessionWorker {
  const [run, setRun] = useState(0);
  const [problem, setProblem] = useState<Message>();
  const orders = useMemo(() => ({ run, queue: new InputQueue<SessionOrder>() }), [run]);
  const readings = useRef({ last: 0, end: (_problem: Message | undefined) => {} });
  const take = useEffectEvent((output: SessionOutput) => {
    if (output.kind !== 'read') onOutput(output);
    else if (output.reading === readings.current.last) readings.current.end(output.problem);
  });

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

  const read: SessionWorker['read'] = useCallback(
    (reading, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const id = readings.current.last + 1;
        const end = (problem: Message | undefined) => (problem ? reject(new WorkerError({ name: 'Error', message: 'The session was not read.', problem })) : resolve());
        readings.current = { last: id, end };
        orders.queue.add({ kind: 'read', reading: { id, ...reading } });
      }),
    [orders],
  );
  const tell = useCallback((order: SessionOrder) => orders.queue.add(order), [orders]);
  const restart = () => {
    setProblem(undefined);
    setRun(run + 1);
  };
  return { tell, read, problem, run, restart };
}
