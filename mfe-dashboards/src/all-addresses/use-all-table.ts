import type { DomainSettings, Message, TableToggles } from 'shared-kit/model';
import type { Table } from 'shared-kit/model/session-export';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { useEffect, useState } from 'react';
import type { SessionPiece } from '../export/export-job';
import { problemOf } from '../problem-of';
import { recordPieces } from '../record-pieces';
import type { AllAddressesFrame, AllAddressesRequest } from './all-addresses-job';
import type { ReadSession } from './read-sessions';

export interface AllTable extends Table {
  /** The first cell of a row is a place in this list. */
  sessions: readonly { id: string; name: string }[];
}

export interface AllTableAnswer {
  /** The last table that was built: it stays while the next one is. */
  table: AllTable | undefined;
  building: boolean;
  /** 0 to 1 of the sessions that are in the table being built. */
  progress: number | null;
  problem: Message | undefined;
}

interface Built {
  /** What it was built from. */
  inputs: readonly unknown[];
  table?: AllTable;
  problem?: Message;
}

/** The table of all addresses, built in a worker whenever what it is made of changes (DASH-18, DASH-20). */
export function useAllTable(
  loaded: readonly ReadSession[] | undefined,
  settings: DomainSettings | undefined,
  toggles: TableToggles,
): AllTableAnswer {
  const [built, setBuilt] = useState<Built>();
  const [progress, setProgress] = useState<number | null>(null);

  useEffect(() => {
    if (!loaded || !settings) return;
    const inputs = [loaded, settings, toggles];
    const control = new AbortController();
    const { signal } = control;
    build(loaded, settings, toggles, { signal, onProgress: (done) => !signal.aborted && setProgress(done) }).then(
      (table) => !signal.aborted && setBuilt({ inputs, table }),
      (error: unknown) => !signal.aborted && setBuilt((before) => ({ ...before, inputs, problem: problemOf(error) })),
    );
    return () => control.abort();
  }, [loaded, settings, toggles]);

  const current = built !== undefined && [loaded, settings, toggles].every((value, index) => value === built.inputs[index]);
  return { table: built?.table, building: !current, progress, problem: current ? built.problem : undefined };
}

interface Following {
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** Records go over in pieces and rows come back in pieces, so that many large sessions do not hold up the page. */
async function build(
  loaded: readonly ReadSession[],
  settings: DomainSettings,
  toggles: TableToggles,
  { signal, onProgress }: Following,
): Promise<AllTable> {
  const rows: Table['rows'] = [];
  const sessions = loaded.map(({ session: { name, startTime, wasTask, orderedColumns } }) => ({ name, startTime, wasTask, orderedColumns }));
  const frame = await runInWorker<AllAddressesRequest, AllAddressesFrame, SessionPiece, Table['rows']>(
    () => startWorker(new URL('./all-addresses.worker.ts', import.meta.url)),
    { settings, sessions, toggles },
    {
      signal,
      input: piecesOf(loaded),
      onProgress: ({ done, total }) => onProgress(done / total),
      onOutput: (piece) => rows.push(...piece),
      fallback: async () => (await import('./all-addresses-job')).allAddressesJob,
    },
  );
  return { ...frame, rows, sessions: loaded.map(({ session: { id, name } }) => ({ id, name })) };
}

async function* piecesOf(loaded: readonly ReadSession[]): AsyncGenerator<SessionPiece> {
  for (const [session, { records }] of loaded.entries()) {
    for (const piece of recordPieces(records)) yield await Promise.resolve({ session, records: piece });
  }
}
