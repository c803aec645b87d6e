import { workerAccess } from 'shared-kit/firebase/data';
import type { DomainSettings, Session, SessionFigures, SessionRef, TableToggles } from 'shared-kit/model';
import type { ViewFrame, ViewRow } from 'shared-kit/model/session-export';
import { useCallback, useState } from 'react';
import { FOLLOW_PACE_MS, recordsVersionOf } from '../records-version';
import { useFollowedReading, type FollowedReading } from '../use-followed-reading';
import type { BuiltView, SessionClient } from './session-client';
import { useSessionWorker } from './use-session-worker';

/** The readings of one address, each in a row of its own. */
export interface Readings {
  address: string;
  frame: ViewFrame;
  rows: readonly ViewRow[];
}

export type SessionTable = ReturnType<typeof useSessionTable>;

/**
 * The table of a session. One worker reads its records and builds the table while they arrive (DASH-20). When the session
 * changes, what is new in it is read. The table is built again when the records change, and at once when settings or switches change. Use it in a component keyed by the
 * session.
 */
export function useSessionTable(ref: SessionRef, session: Session, settings: DomainSettings | undefined, toggles: TableToggles) {
  const [figures, setFigures] = useState<SessionFigures>();
  const [readings, setReadings] = useState<Readings>();
  const { client, problem, restart } = useSessionWorker({ onFigures: setFigures, onReadings: setReadings });
  const reading = useRecordsIn(client, ref, session);
  const built = useBuiltTable(client, reading.answer, session, settings, toggles);

  const openReadings = useCallback((address: string) => client.openReadings(address), [client]);
  return {
    /** The last table that was built. It stays while the next one is built. */
    table: built.answer,
    /** The figures of the whole session, once it has been read. */
    figures,
    /** True while the table does not follow the latest settings and switches. */
    isSuperseded: built.isSuperseded,
    /** Why the session could not be read; what has been read before stays. */
    readProblem: reading.problem,
    buildProblem: problem,
    retry: problem ? restart : reading.retry,
    readings,
    openReadings,
    closeReadings: () => setReadings(undefined),
  };
}

/** How many times a worker has read the session. */
interface ReadTimes {
  client: SessionClient;
  times: number;
}

/** Tells the worker to read the session, and what is new whenever its records have changed. */
function useRecordsIn(client: SessionClient, { company, domain }: SessionRef, session: Session): FollowedReading<ReadTimes> {
  return useFollowedReading<ReadTimes>({
    data: [recordsVersionOf(session)],
    request: [client],
    paceMs: FOLLOW_PACE_MS,
    read: async ({ before, signal }) => {
      await client.read({ ref: { company, domain }, session, access: await workerAccess() }, signal);
      return { client, times: before?.client === client ? before.times + 1 : 1 };
    },
  });
}

/** Requests the table from the worker, and again after each later reading. During the first reading, the table is built while records arrive. */
function useBuiltTable(
  client: SessionClient,
  read: ReadTimes | undefined,
  { name, startTime, wasTask, orderedColumns }: Session,
  settings: DomainSettings | undefined,
  toggles: TableToggles,
): FollowedReading<BuiltView> {
  return useFollowedReading<BuiltView>({
    data: [read?.client === client ? read.times : 1],
    request: [client, settings, toggles, name, startTime, wasTask, orderedColumns.join('\n')],
    read: settings && (({ onPart }) => client.build({ settings, session: { name, startTime, wasTask, orderedColumns }, toggles }, onPart)),
  });
}
