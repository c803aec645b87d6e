import type { AddressRecord, DomainSettings, Message, Session, TableToggles } from 'shared-kit/model';
import type { Table } from 'shared-kit/model/session-export';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { useEffect, useState } from 'react';
import { problemOf } from '../problem-of';
import { recordPieces } from '../record-pieces';
import type { TableFrame, TableRequest } from './table-job';

export interface SessionTableAnswer {
  /** The last table that was built: it stays while the next one is. */
  table: Table | undefined;
  building: boolean;
  problem: Message | undefined;
}

interface Built {
  /** What it was built from. */
  inputs: readonly unknown[];
  table?: Table;
  problem?: Message;
}

const same = (a: readonly unknown[], b: readonly unknown[]) => a.every((value, index) => value === b[index]);

/** The table of a session, built in a worker whenever what it is made of changes (DASH-20). */
export function useSessionTable(
  records: readonly AddressRecord[] | undefined,
  settings: DomainSettings | undefined,
  session: Session,
  toggles: TableToggles,
): SessionTableAnswer {
  const [built, setBuilt] = useState<Built>();
  const { name, startTime, wasTask, orderedColumns } = session;
  const columns = orderedColumns.join('\n');
  const inputs = [records, settings, name, wasTask, columns, toggles];

  useEffect(() => {
    if (!records || !settings) return;
    const control = new AbortController();
    const { signal } = control;
    const request: TableRequest = { settings, session: { name, startTime, wasTask, orderedColumns }, toggles };
    build(records, request, signal).then(
      (table) => !signal.aborted && setBuilt({ inputs, table }),
      (error: unknown) => !signal.aborted && setBuilt((before) => ({ ...before, inputs, problem: problemOf(error) })),
    );
    return () => control.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a live session is a new object at every change; only these parts matter
  }, inputs);

  const current = built !== undefined && same(built.inputs, inputs);
  return { table: built?.table, building: !current, problem: current ? built.problem : undefined };
}

/** The records go over in pieces and the rows come back in pieces, so that a large session does not hold up the page. */
async function build(records: readonly AddressRecord[], request: TableRequest, signal: AbortSignal): Promise<Table> {
  const rows: Table['rows'] = [];
  const frame = await runInWorker<TableRequest, TableFrame, readonly AddressRecord[], Table['rows']>(
    () => startWorker(new URL('./table.worker.ts', import.meta.url)),
    request,
    {
      signal,
      input: piecesOf(records),
      onOutput: (piece) => rows.push(...piece),
      fallback: async () => (await import('./table-job')).tableJob,
    },
  );
  return { ...frame, rows };
}

async function* piecesOf(records: readonly AddressRecord[]): AsyncGenerator<readonly AddressRecord[]> {
  for (const piece of recordPieces(records)) yield await Promise.resolve(piece);
}
