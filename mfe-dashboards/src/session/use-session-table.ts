import { workerAccess } from 'shared-kit/firebase/data';
import type { DomainSettings, Message, Session, SessionFigures, SessionRef, TableToggles } from 'shared-kit/model';
import type { ViewFrame, ViewRow } from 'shared-kit/model/session-export';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { recordsVersionOf } from '../records-version';
import { useChangeCount } from '../use-change-count';
import { useFollowedReading } from '../use-followed-reading';
import { unpackRows } from './packed-rows';
import type { TableOutput } from './session-job';
import { useSessionWorker, type SessionWorker } from './use-session-worker';

export interface BuiltView {
  frame: ViewFrame;
  rows: readonly ViewRow[];
  /** More of the session is on its way. */
  partial: boolean;
}

/** The readings of one address, each in a row of its own. */
export interface Readings {
  address: string;
  frame: ViewFrame;
  rows: readonly ViewRow[];
}

export interface SessionTableAnswer {
  /** The last table that was built: it stays while the next one is. */
  table: BuiltView | undefined;
  /** Of the whole session, once it has been read. */
  figures: SessionFigures | undefined;
  /** Another table is being built. */
  building: boolean;
  /** Why it could not be read; what has been read before stays. */
  unread: Message | undefined;
  unbuilt: Message | undefined;
  retry: () => void;
  readings: Readings | undefined;
  openReadings: (address: string) => void;
  closeReadings: () => void;
}

/**
 * The table of a session, built in a worker as its records come and whenever the way to show them changes (DASH-20). The records are
 * read again when the live session says that it has changed: until the new ones are whole, the old ones stay. Use it in a component
 * keyed by the session.
 */
export function useSessionTable(ref: SessionRef, session: Session, settings: DomainSettings | undefined, toggles: TableToggles): SessionTableAnswer {
  const [table, setTable] = useState<BuiltView & { view: number }>();
  const [figures, setFigures] = useState<SessionFigures>();
  const [readings, setReadings] = useState<Readings>();
  const coming = useRef({ build: 0, rows: [] as ViewRow[][] });

  const worker = useSessionWorker((output: TableOutput) => {
    if (output.kind === 'figures') setFigures(output.figures);
    else if (output.kind === 'readings') setReadings(output);
    else if (output.kind === 'rows') {
      if (coming.current.build !== output.build) coming.current = { build: output.build, rows: [] };
      const { rows } = coming.current;
      const unpacked = unpackRows(output.rows);
      for (const [index, place] of output.at.entries()) rows[place] = unpacked[index]!;
    } else {
      const rows = inOrder(coming.current.rows, output.order);
      setTable((before) => ({ view: output.view, frame: sameFrame(before?.frame, output.frame), rows, partial: output.partial }));
    }
  });
  const { tell, run } = worker;
  const reading = useReadingInto(ref, session, worker);

  const { name, startTime, wasTask, orderedColumns } = session;
  const wanted = useChangeCount([settings, name, startTime, wasTask, orderedColumns.join('\n'), toggles, run]);
  const askFor = useEffectEvent((id: number) => {
    if (settings) tell({ kind: 'view', view: { id, settings, session: { name, startTime, wasTask, orderedColumns }, toggles } });
  });
  // A live session is a new object at every change; `wanted` counts what matters.
  useEffect(() => askFor(wanted), [wanted]);

  const openReadings = useCallback((address: string) => tell({ kind: 'readings', address }), [tell]);
  return {
    table,
    figures,
    building: table?.view !== wanted,
    unread: reading.problem,
    unbuilt: worker.problem,
    retry: () => (worker.problem ? worker.restart() : reading.retry()),
    readings,
    openReadings,
    closeReadings: () => setReadings(undefined),
  };
}

/** The frame that is shown already, where the new one says the same: each piece of a session brings one, and columns are made of it. */
const sameFrame = (before: ViewFrame | undefined, next: ViewFrame): ViewFrame => (before && JSON.stringify(before) === JSON.stringify(next) ? before : next);

/** The rows of the addresses in their order. A loop: `flat` takes several times as long. */
function inOrder(rowsOf: readonly (readonly ViewRow[])[], order: Uint32Array): ViewRow[] {
  const rows: ViewRow[] = [];
  for (const place of order) for (const row of rowsOf[place] ?? []) rows.push(row);
  return rows;
}

/** Has the worker read the session, and again whenever the session has changed; at once a worker that knows nothing yet. */
function useReadingInto({ company, domain, session: id }: SessionRef, session: Session, { read, run }: SessionWorker) {
  return useFollowedReading(
    recordsVersionOf(session),
    async ({ signal }) => read({ ref: { company, domain, session: id }, total: session.total, access: await workerAccess() }, signal),
    run,
  );
}
