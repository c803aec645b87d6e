import type { AddressRecord } from 'shared-kit/model';
import { unpackAddresses } from 'shared-kit/model/inventory-sheet';
import { mergeSessions, type LoadedSession } from 'shared-kit/model/session-export';
import { FollowedSessions } from '../session-data/followed-sessions';
import { keptJob } from 'shared-kit/workers/inside';
import type { SessionsToRead } from '../session-data/sessions-to-read';
import { ReadingsPicture } from './picture/readings-picture';
import type { RackPicture } from './picture/rack-picture';

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
export const mapJob = keptJob<MapRequest, RackPicture, RackPicture>(() => {
  const followed = new FollowedSessions();
  let growing: GrowingPicture | undefined;
  let drawnSubject: string | undefined;
  return async (request, { output, onProgress, signal }) => {
    const { pattern, reading } = request;
    const subject = JSON.stringify([pattern, reading.ref, reading.sessions.map(({ id }) => id), request.task]);
    // The readings of a single session are added as they arrive: no other session can have read its addresses later.
    if (reading.sessions.length !== 1) growing = undefined;
    else if (growing?.subject !== subject) growing = new GrowingPicture(subject, request);
    const one = growing;
    const draw = (partial: boolean) => (one?.picture ?? mergedPicture(followed.loaded(reading), pattern)).build(partial);
    let count = 0;
    let drawn = 0;
    await followed.read(reading, {
      onProgress,
      signal,
      onRecords: (records, from) => {
        one?.follow(records, from);
        count += records.length - from;
        // The page keeps a whole picture until the next one.
        if (drawnSubject === subject || count < GROWTH * drawn) return;
        drawn = count;
        output(draw(true));
      },
    });
    // What was read already, for another picture.
    one?.follow(followed.loaded(reading)[0]!.records);
    drawnSubject = subject;
    return draw(false);
  };
});

/** The picture of one session, to which new readings are added. */
class GrowingPicture {
  picture: ReadingsPicture;
  private added = 0;

  constructor(
    readonly subject: string,
    private readonly request: Pick<MapRequest, 'pattern' | 'task'>,
  ) {
    this.picture = this.empty();
  }

  /** Takes over the session's records, which are the same as before up to position `from`. */
  follow(records: readonly AddressRecord[], from = records.length): void {
    if (from < this.added) {
      this.picture = this.empty();
      this.added = 0;
    }
    this.picture.add(0, records.slice(this.added));
    this.added = records.length;
  }

  private empty(): ReadingsPicture {
    const { pattern, task } = this.request;
    return new ReadingsPicture(pattern, task === null ? null : unpackAddresses(task));
  }
}

function mergedPicture(sessions: readonly LoadedSession[], pattern: string): ReadingsPicture {
  const picture = new ReadingsPicture(pattern, null);
  for (const [session, { records }] of mergeSessions(sessions).entries()) picture.add(session, records);
  return picture;
}
