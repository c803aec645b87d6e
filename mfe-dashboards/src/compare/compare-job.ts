import type { AddressRecord, Progress } from 'shared-kit/model';
import {
  compareSessions,
  mergeSessions,
  Pacer,
  type ComparedHead,
  type ComparedRow,
  type TableSettings,
} from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';
import { sessionPieces } from '../records/session-pieces';
import type { SessionsToRead } from '../records/sessions-to-read';

export interface CompareRequest {
  settings: TableSettings;
  /** The sessions of each side. Where there are several, an address has the records of the one that read it last (D-17). */
  sides: readonly [SessionsToRead, SessionsToRead];
}

/** Rows per message, which take a few milliseconds to send. */
const PIECE = 1000;

/** Reads both sides, then compares them (ADD-15). Runs in the worker. */
export const compareJob: Job<CompareRequest, ComparedHead, never, ComparedRow[]> = async (
  { settings, sides },
  { output, onProgress, signal },
) => {
  const loaded = sides.map(({ sessions }) => sessions.map((session) => ({ session, records: [] as AddressRecord[] })));
  for (const [side, reading] of sides.entries()) {
    const ofBoth = ({ done, total }: Progress) =>
      onProgress({ step: 'reading', done: side + (total > 0 ? done / total : 1), total: sides.length });
    for await (const { session, records } of sessionPieces(reading, { onProgress: ofBoth, signal })) {
      const target = loaded[side]?.[session]?.records;
      if (target) for (const record of records) target.push(record);
    }
  }
  const [first = [], second = []] = loaded.map((side) => (side.length > 1 ? mergeSessions(side) : side).flatMap(({ records }) => records));
  let rows: ComparedRow[] = [];
  const take = (row: ComparedRow) => {
    rows.push(row);
    if (rows.length < PIECE) return;
    output(rows);
    rows = [];
  };
  const head = await new Pacer(signal).run(compareSessions(first, second, settings, take));
  output(rows);
  return head;
};
