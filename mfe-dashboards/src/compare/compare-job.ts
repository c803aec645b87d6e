import type { AddressRecord } from 'shared-kit/model';
import { compareSessions, mergeSessions, Pacer, type ComparedHead, type ComparedRow, type TableSettings } from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';

export interface CompareRequest {
  settings: TableSettings;
  /** Of each side its sessions; of several, each address is as the one has it that read it last (decision D-17). */
  sides: readonly [Side, Side];
}

type Side = { startTime: number | null }[];

/** Records of a session of one of the sides. */
export interface CompareInput {
  side: number;
  session: number;
  records: readonly AddressRecord[];
}

/** Rows that cross to the page in a few milliseconds. */
const PIECE = 1000;

/** Compares two sessions once all their records are there (ADD-15). Runs in the worker. */
export const compareJob: Job<CompareRequest, ComparedHead, CompareInput, ComparedRow[]> = async ({ settings, sides }, { input, output, signal }) => {
  const loaded = sides.map((side) =>
    side.map(({ startTime }) => ({ session: { name: '', startTime, wasTask: false, orderedColumns: [] }, records: [] as AddressRecord[] })),
  );
  for await (const { side, session, records } of input) {
    const target = loaded[side]?.[session]?.records;
    if (target) for (const record of records) target.push(record);
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
