import type { AddressRecord } from 'shared-kit/model';
import { unpackAddresses } from 'shared-kit/model/inventory-sheet';
import { mergeSessions, type LoadedSession } from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';
import { sessionPieces } from '../../records/session-pieces';
import type { SessionsToRead } from '../../records/sessions-to-read';
import { ReadingsPicture } from './readings-picture';
import type { RackPicture } from './rack-picture';

export interface MapRequest {
  pattern: string;
  /** Where there are several sessions, an address has the records of the one that read it last (D-17). */
  reading: SessionsToRead;
  /** The packed address list of the session's task, or null. Its addresses are on the map from the start, and are missing until they are read. */
  task: string | null;
}

/** While records arrive, the picture is built again when there are this many times as many as in the last one. */
const GROWTH = 3;

/** Reads sessions and builds the picture of their map: partial ones while records arrive, and the whole one at the end. Runs in the worker. */
export const mapJob: Job<MapRequest, RackPicture, never, RackPicture> = async (
  { pattern, reading, task },
  { output, onProgress, signal },
) => {
  const expected = task === null ? null : unpackAddresses(task);
  // The readings of a single session are added as they arrive: no other session can have read its addresses later.
  const one = reading.sessions.length === 1 ? new ReadingsPicture(pattern, expected) : null;
  const loaded = reading.sessions.map((session) => ({ session, records: [] as AddressRecord[] }));
  const draw = (partial: boolean) => (one ?? mergedPicture(loaded, pattern)).build(partial);
  let count = 0;
  let drawn = 0;
  for await (const { session, records } of sessionPieces(reading, { onProgress, signal })) {
    if (one) one.add(session, records);
    else for (const record of records) loaded[session]?.records.push(record);
    count += records.length;
    if (count < GROWTH * drawn) continue;
    drawn = count;
    output(draw(true));
  }
  return draw(false);
};

function mergedPicture(sessions: readonly LoadedSession[], pattern: string): ReadingsPicture {
  const picture = new ReadingsPicture(pattern, null);
  for (const [session, { records }] of mergeSessions(sessions).entries()) picture.add(session, records);
  return picture;
}
