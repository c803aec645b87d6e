import { problemOf, type Message } from 'shared-kit/model';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { useEffect, useMemo, useState } from 'react';
import { SessionClient, type SessionListener } from './session-client';
import type { SessionCommand, SessionOutput } from './session-messages';

/** The worker that keeps the records of a session for as long as its page is shown. The functions of the listener must stay the same. */
export function useSessionWorker({ onFigures, onReadings }: SessionListener) {
  const [started, setStarted] = useState(1);
  const [problem, setProblem] = useState<Message>();
  const { client } = useMemo(() => ({ started, client: new SessionClient({ onFigures, onReadings }) }), [started, onFigures, onReadings]);

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    runInWorker<null, void, SessionCommand, SessionOutput>(() => startWorker(new URL('./session.worker.ts', import.meta.url)), null, {
      signal,
      input: client.commands,
      onOutput: (output) => !signal.aborted && client.handle(output),
      fallback: async () => (await import('./session-job')).sessionJob,
    }).catch((error: unknown) => !signal.aborted && setProblem(problemOf(error)));
    return () => control.abort();
  }, [client]);

  const restart = () => {
    setProblem(undefined);
    setStarted(started + 1);
  };
  return { client, problem, restart };
}
