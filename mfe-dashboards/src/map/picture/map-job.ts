import type { AddressRecord } from 'shared-kit/model';
import { unpackAddresses } from 'shared-kit/model/inventory-sheet';
import { mergeSessions } from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';
import { sessionPieces } from '../../reading/session-pieces';
import type { SessionsToRead } from '../../reading/sessions-to-read';
import { buildPicture } from './build-picture';
import type { RackPicture } from './rack-picture';

export interface MapRequest {
  pattern: string;
  reading: SessionsToRead;
  /** Of each session when it began. Of several, each address is shown as the one has it that read it last (decision D-17). */
  startTimes: (number | null)[];
  /** The packed list of the session's task. It is known first, so that the map shows from the beginning what is still to be read. */
  task: string | null;
}

/** A picture of a part is drawn again when so many times the records are there. */
const GROWTH = 3;

/** Reads the sessions and builds the picture of the map while their records come, and once they are whole. Runs in the worker. */
export const mapJob: Job<MapRequest, RackPicture, never, RackPicture> = async ({ pattern, reading, startTimes, task }, { output, onProgress, signal }) => {
  const loaded = startTimes.map((startTime) => ({
    session: { name: '', startTime, wasTask: false, orderedColumns: [] },
    records: [] as AddressRecord[],
  }));
  const expected = task === null ? null : unpackAddresses(task);
  let count = 0;
  let drawn = 0;
  const draw = (partial: boolean) => {
    // What belongs together may still be on its way: with one session alone, nothing has to be decided between them.
    const merged = loaded.length > 1 ? mergeSessions(loaded) : loaded;
    return buildPicture(merged.map(({ records }, session) => ({ session, records })), expected, pattern, partial);
  };
  for await (const { session, records } of sessionPieces(reading, { onProgress, signal })) {
    for (const record of records) loaded[session]?.records.push(record);
    count += records.length;
    if (count < GROWTH * drawn) continue;
    drawn = count;
    output(draw(true));
  }
  return draw(false);
};
