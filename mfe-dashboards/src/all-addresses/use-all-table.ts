import type { DomainSettings, Session, TableToggles } from 'shared-kit/model';
import type { ViewRow } from 'shared-kit/model/session-export';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { recordPieces } from '../records/record-pieces';
import type { SessionPiece } from '../records/session-pieces';
import type { RunContext } from '../records/followed-reading';
import { useFollowedReading, type FollowedReading } from '../records/use-followed-reading';
import { unpackRows, type PackedRows } from '../records/packed-rows';
import type { AllAddressesFrame, AllAddressesRequest } from './all-addresses-job';
import type { ReadSession } from './read-sessions';

export interface AllTable extends AllAddressesFrame {
  rows: readonly ViewRow[];
  /** The first cell of a row is a position in this list. */
  sessions: readonly Session[];
}

/** The table of all addresses, built in a worker whenever records, settings or switches change (DASH-18, DASH-20). */
export function useAllTable(sessions: readonly ReadSession[], settings: DomainSettings, toggles: TableToggles): FollowedReading<AllTable> {
  return useFollowedReading({
    data: [sessions],
    request: [settings, toggles],
    read: (context) => build(sessions, settings, toggles, context),
  });
}

/** Records and rows are sent in pieces, so that many large sessions do not block the page. */
async function build(
  read: readonly ReadSession[],
  settings: DomainSettings,
  toggles: TableToggles,
  { signal, onProgress }: RunContext<AllTable>,
): Promise<AllTable> {
  const rows: ViewRow[] = [];
  const sessions = read.map(({ session }) => session);
  const frame = await runInWorker<AllAddressesRequest, AllAddressesFrame, SessionPiece, PackedRows>(
    () => startWorker(new URL('./all-addresses.worker.ts', import.meta.url)),
    { settings, sessions, toggles },
    {
      signal,
      input: piecesOf(read),
      onProgress: ({ done, total }) => onProgress(done / total),
      onOutput: (piece) => {
        for (const own of unpackRows(piece)) for (const row of own) rows.push(row);
      },
      fallback: async () => (await import('./all-addresses-job')).allAddressesJob,
    },
  );
  return { ...frame, rows, sessions };
}

async function* piecesOf(sessions: readonly ReadSession[]): AsyncGenerator<SessionPiece> {
  for (const [session, { records }] of sessions.entries()) {
    for (const piece of recordPieces(records)) yield await Promise.resolve({ session, records: piece });
  }
}
