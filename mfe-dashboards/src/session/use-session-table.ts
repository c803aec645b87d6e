import { recordPages } from 'shared-kit/firebase/data';
import type { DomainSettings, Message, Session, SessionFigures, SessionRef, TableToggles } from 'shared-kit/model';
import type { ViewFrame, ViewRow } from 'shared-kit/model/session-export';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../problem-of';
import { unpackRows } from './packed-rows';
import type { SessionOutput } from './session-job';
import { useSessionWorker } from './use-session-worker';

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

  const worker = useSessionWorker((output: SessionOutput) => {
    if (output.kind === 'figures') setFigures(output.figures);
    else if (output.kind === 'readings') setReadings(output);
    else if (output.kind === 'rows') {
      if (coming.current.build !== output.build) coming.current = { build: output.build, rows: [] };
      const { rows } = coming.current;
      const unpacked = unpackRows(output.rows);
      for (const [index, place] of output.at.entries()) rows[place] = unpacked[index]!;
    } else setTable({ view: output.view, frame: output.frame, rows: inOrder(coming.current.rows, output.order), partial: output.partial });
  });
  const { tell, run } = worker;
  const reading = useRecordsInto(ref, session, tell, run);

  const { name, startTime, wasTask, orderedColumns } = session;
  const wanted = useWanted([settings, name, startTime, wasTask, orderedColumns.join('\n'), toggles, run]);
  useEffect(() => {
    if (settings) tell({ kind: 'view', view: { id: wanted, settings, session: { name, startTime, wasTask, orderedColumns }, toggles } });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a live session is a new object at every change; `wanted` counts what matters
  }, [wanted, tell]);

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

/** The rows of the addresses in their order. A loop: `flat` takes several times as long. */
function inOrder(rowsOf: readonly (readonly ViewRow[])[], order: Uint32Array): ViewRow[] {
  const rows: ViewRow[] = [];
  for (const place of order) for (const row of rowsOf[place] ?? []) rows.push(row);
  return rows;
}

/** Counts up whenever one of the values is another one. */
function useWanted(values: readonly unknown[]): number {
  const [known, setKnown] = useState({ values, count: 0 });
  if (values.every((value, index) => value === known.values[index])) return known.count;
  const next = { values, count: known.count + 1 };
  setKnown(next);
  return next.count;
}

/** Reads the session's records for the worker, and again whenever the session has changed. */
function useRecordsInto({ company, domain, session: id }: SessionRef, session: Session, tell: ReturnType<typeof useSessionWorker>['tell'], run: number) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; problem?: Message }>();
  const { endTime, total, empty, invalid } = session;
  const wanted = [endTime, total, empty, invalid, attempt, run].join(' ');
  const [reading, setReading] = useState({ version: wanted, total });
  // A reading goes to its end before the next begins, or a session that changes all the time would never be shown.
  if (answer?.to === reading.version && reading.version !== wanted) setReading({ version: wanted, total });

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const read = async () => {
      tell({ kind: 'begin' });
      for await (const records of recordPages({ company, domain, session: id }, { total: reading.total, signal })) tell({ kind: 'records', records });
      tell({ kind: 'whole' });
    };
    read().then(
      () => !signal.aborted && setAnswer({ to: reading.version }),
      (error: unknown) => !signal.aborted && setAnswer({ to: reading.version, problem: problemOf(error) }),
    );
    return () => control.abort();
  }, [company, domain, id, reading, tell]);

  return { problem: answer?.problem, retry: () => setAttempt(attempt + 1) };
}
