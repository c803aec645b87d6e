import type { AddressRecord } from 'shared-kit/model';
import { unpackAddresses } from 'shared-kit/model/inventory-sheet';
import { mergeSessions, type LoadedSession } from 'shared-kit/model/session-table';
import { serveRows } from 'shared-kit/workers/inside';
import { FollowedSessions } from '../session-data/followed-sessions';
import type { SessionsToRead } from '../session-data/sessions-to-read';
import { answerRecount, type RecountAnswer, type RecountRequest } from '../recount/answer-recount';
import { countableCells } from './countable-cells';
import { filterReader, onMap } from './filter/filter-reader';
import type { RackPicture } from './picture/rack-picture';
import { ReadingsPicture } from './picture/readings-picture';
import { cellColumns, cellRowKey, cellRows, type CellListOptions, type CellRow } from './tables/cell-columns';

export type MapRequest =
  /** Reads what is new and draws it. The pictures are what the page knows of all rows. */
  | DrawRequest
  /** Makes the rows of the list below the map, which are those of the last picture. */
  | { kind: 'list'; options: CellListOptions }
  /** `filter`: the text of the filters whose addresses are asked for. */
  | (RecountRequest & { filter: string });

export type MapAnswer = RecountAnswer | undefined;

interface DrawRequest {
  kind: 'draw';
  pattern: string;
  /** Where there are several sessions, an address has the records of the one that read it last (D-17). */
  toRead: SessionsToRead;
  /** The packed address list of the session's task, or null. Its addresses are on the map from the start, and are missing until they are read. */
  task: string | null;
}

/** While records arrive, the picture is built again when there are this many times as many as in the last one. */
const GROWTH = 3;

/**
 * Reads sessions and builds the picture of their map: partial ones while records arrive, and the whole one at the end. The rows are made only for a
 * page that lists them. Runs in the worker.
 */
export const mapJob = serveRows<CellRow, MapRequest, MapAnswer, RackPicture>({ rowKey: cellRowKey }, (rows) => {
  const followed = new FollowedSessions();
  let growing: GrowingPicture | undefined;
  let isDrawn = false;
  let last: RackPicture | undefined;
  let read: SessionsToRead | undefined;
  return async (request, { onProgress, signal }) => {
    if (request.kind === 'list') {
      const picture = last;
      if (!picture) return undefined;
      rows.passes = filterReader((filter) => onMap(picture, filter));
      rows.replace(cellColumns(request.options), cellRows(picture), picture);
      return undefined;
    }
    if (request.kind !== 'draw')
      return last && read && answerRecount(request, countableCells(last, request.filter, followed.loaded(read)), signal);
    const { pattern, toRead } = request;
    read = toRead;
    const subject = JSON.stringify([pattern, toRead.ref, toRead.sessions.map(({ id }) => id), request.task]);
    // The readings of a single session are added as they arrive: no other session can have read its addresses later.
    if (toRead.sessions.length !== 1) growing = undefined;
    else if (growing?.subject !== subject) growing = new GrowingPicture(subject, request);
    const one = growing;
    const draw = (partial: boolean) => {
      last = (one?.picture ?? mergedPicture(followed.loaded(toRead), pattern)).build(partial);
      rows.describe(last);
    };
    let count = 0;
    let drawn = 0;
    await followed.read(toRead, {
      onProgress,
      signal,
      onRecords: ({ records, from, added }) => {
        one?.follow(records, from);
        count += added.length;
        // The page keeps a whole picture until the next one.
        if (isDrawn || count < GROWTH * drawn) return;
        drawn = count;
        draw(true);
      },
    });
    // What was read already, for another picture.
    one?.follow(followed.loaded(toRead)[0]!.records);
    isDrawn = true;
    draw(false);
    return undefined;
  };
});

/** The picture of one session, to which new readings are added. */
class GrowingPicture {
  picture: ReadingsPicture;
  private added = 0;

  constructor(
    readonly subject: string,
    private readonly request: Pick<DrawRequest, 'pattern' | 'task'>,
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
