import type { AddressRecord } from 'shared-kit/model';
import { unpackAddresses } from 'shared-kit/model/inventory-sheet';
import { mergeSessions } from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';
import { buildPicture } from './build-picture';
import type { RackPicture } from './rack-picture';

export interface MapRequest {
  pattern: string;
  /** Of several sessions, each address is shown as the one has it that read it last (decision D-17). */
  sessions: { startTime: number | null }[];
}

/** What comes piece by piece: records of one of the sessions, or the packed list of the session's task. */
export type MapInput = { kind: 'records'; session: number; records: readonly AddressRecord[] } | { kind: 'task'; packed: string | null };

/** A picture of a part is drawn again when so many times the records are there. */
const GROWTH = 3;

/** Builds the picture of the map while its records come, and once they are whole. Runs in the worker. */
export const mapJob: Job<MapRequest, RackPicture, MapInput, RackPicture> = async ({ pattern, sessions }, { input, output }) => {
  const loaded = sessions.map(({ startTime }) => ({
    session: { name: '', startTime, wasTask: false, orderedColumns: [] },
    records: [] as AddressRecord[],
  }));
  let expected: string[] | null = null;
  let count = 0;
  let drawn = 0;
  const draw = (partial: boolean) => {
    // What belongs together may still be on its way: with one session alone, nothing has to be decided between them.
    const merged = loaded.length > 1 ? mergeSessions(loaded) : loaded;
    return buildPicture(merged.map(({ records }, session) => ({ session, records })), expected, pattern, partial);
  };
  for await (const piece of input) {
    if (piece.kind === 'task') expected = piece.packed === null ? null : unpackAddresses(piece.packed);
    else {
      for (const record of piece.records) loaded[piece.session]?.records.push(record);
      count += piece.records.length;
      if (count < GROWTH * drawn) continue;
      drawn = count;
      output(draw(true));
    }
  }
  return draw(false);
};
