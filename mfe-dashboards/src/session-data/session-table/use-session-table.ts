import { workerAccess } from 'shared-kit/firebase/data';
import type { DomainSettings, Session, SessionRef, TableToggles } from 'shared-kit/model';
import type { ViewRow } from 'shared-kit/model/session-table';
import { startWorker, useWorkerSource, WorkerSource } from 'shared-kit/workers';
import { useCallback, useState } from 'react';
import type { RecountAnswer, RecountRequest } from '../../recount/answer-recount';
import type { ColumnWords } from '../address-columns';
import { FOLLOW_PACE_MS, recordsVersionOf } from '../records-version';
import type { RowPicture } from '../row-pictures';
import { useLiveJob } from '../use-live-job';
import type { Readings, SessionAnswer, SessionRequest, SessionTable } from './session-rows';

const sessionSource = () =>
  new WorkerSource<ViewRow, SessionRequest, SessionAnswer, SessionTable>(
    () => startWorker(new URL('./session.worker.ts', import.meta.url)),
    async () => (await import('./session-rows')).sessionRows,
  );

export type SessionData = ReturnType<typeof useSessionTable>;

/**
 * The table of a session, whose rows a worker reads, makes and keeps (DASH-20). When the session changes, what is new in it is read, at most every
 * three seconds. All rows are made again when settings, switches or the language change. Use it in a component keyed by the session.
 */
export function useSessionTable(
  { company, domain }: SessionRef,
  session: Session,
  settings: DomainSettings | undefined,
  toggles: TableToggles,
  words: ColumnWords,
) {
  const { source, about, problem } = useWorkerSource(sessionSource);
  const { name, startTime, wasTask, orderedColumns } = session;
  const read = useLiveJob<true>({
    data: [recordsVersionOf(session)],
    paceMs: FOLLOW_PACE_MS,
    read: async ({ signal }) => {
      await source.run({ kind: 'read', ref: { company, domain }, session, access: await workerAccess() }, { signal });
      return true;
    },
  });
  const made = useLiveJob<true>({
    data: [],
    request: [settings, toggles, words, name, startTime, wasTask, orderedColumns.join('\n')],
    read:
      settings &&
      (async ({ signal }) => {
        const view = { settings, session: { name, startTime, wasTask, orderedColumns }, toggles, words };
        await source.run({ kind: 'view', view }, { signal });
        return true;
      }),
  });
  const [readings, setReadings] = useState<Readings>();
  const ask = useCallback((request: SessionRequest) => source.run(request, { signal: new AbortController().signal }), [source]);
  return {
    source,
    /** Undefined until the first rows are there. */
    table: about,
    /** True while the rows do not follow the latest settings and switches. */
    isSuperseded: made.isSuperseded,
    /** Why the session could not be read; what has been read before stays. */
    readProblem: read.problem,
    buildProblem: made.problem ?? problem,
    retry: () => {
      read.retry();
      if (made.problem ?? problem) made.retry();
    },
    readings,
    openReadings: useCallback(async (address: string) => setReadings((await ask({ kind: 'readings', address })) as Readings), [ask]),
    closeReadings: () => setReadings(undefined),
    askForRecount: useCallback(
      async (request: RecountRequest, signal: AbortSignal) => (await source.run(request, { signal })) as RecountAnswer,
      [source],
    ),
    allPictures: useCallback(async () => (await ask({ kind: 'pictures' })) as RowPicture[], [ask]),
  };
}
