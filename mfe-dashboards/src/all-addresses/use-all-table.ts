import type { DomainRef, DomainSettings, Session, TableToggles } from 'shared-kit/model';
import type { ViewRow } from 'shared-kit/model/session-export';
import type { RunContext } from '../records/followed-reading';
import { unpackRows } from '../records/packed-rows';
import { sessionsToRead } from '../records/sessions-to-read';
import { useFollowedReading, type FollowedReading } from '../records/use-followed-reading';
import type { AllAddressesFrame, AllAddressesRequest } from './all-addresses-job';
import type { AllAddressesWorker, ReadSessions } from './use-all-records';

export interface AllTable extends AllAddressesFrame {
  rows: readonly ViewRow[];
  /** The first cell of a row is a position in this list. */
  sessions: readonly Session[];
}

/** The table of all addresses, made by the worker that has read them whenever records, settings or switches change (DASH-18, DASH-20). */
export function useAllTable(
  worker: AllAddressesWorker,
  { company, domain }: DomainRef,
  read: ReadSessions,
  settings: DomainSettings,
  toggles: TableToggles,
): FollowedReading<AllTable> {
  return useFollowedReading({
    data: [read],
    request: [settings, toggles],
    read: async (context) => {
      const reading = await sessionsToRead({ company, domain }, read.sessions);
      return build(worker, { kind: 'build', reading, settings, toggles }, context);
    },
  });
}

/** Rows are sent in pieces, so that many large sessions do not block the page. */
async function build(
  worker: AllAddressesWorker,
  request: Extract<AllAddressesRequest, { kind: 'build' }>,
  { signal, onProgress }: RunContext<AllTable>,
): Promise<AllTable> {
  const rows: ViewRow[] = [];
  const answer = await worker.run(request, {
    signal,
    onProgress: ({ done, total }) => onProgress(done / total),
    onOutput: (piece) => {
      for (const own of unpackRows(piece)) for (const row of own) rows.push(row);
    },
  });
  if (answer.kind !== 'built') throw new Error(`The worker answered with ${answer.kind}.`);
  return { ...answer.built, rows, sessions: request.reading.sessions };
}
