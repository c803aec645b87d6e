import type { Session } from 'shared-kit/model';
import {
  compareSessions,
  mergeSessions,
  Pacer,
  type ComparedHead,
  type ComparedRow,
  type TableSettings,
} from 'shared-kit/model/session-export';
import { FollowedSessions } from '../records/followed-sessions';
import { keptJob } from 'shared-kit/workers/inside';
import type { SessionsToRead } from '../records/sessions-to-read';

export interface CompareRequest {
  settings: TableSettings;
  /** The sessions of both sides. */
  reading: SessionsToRead;
  /** Those of each side. Where there are several, an address has the records of the one that read it last (D-17). */
  sides: readonly [readonly Session[], readonly Session[]];
}

/** Rows per message, which take a few milliseconds to send. */
const PIECE = 1000;

/** Reads both sides, then compares them (ADD-15). Runs in the worker. */
export const compareJob = keptJob<CompareRequest, ComparedHead, ComparedRow[]>(() => {
  const followed = new FollowedSessions();
  return async ({ settings, reading, sides }, { output, onProgress, signal }) => {
    await followed.read(reading, { onProgress, signal });
    const [first = [], second = []] = sides.map((sessions) => {
      const side = followed.loaded({ ...reading, sessions });
      return (side.length > 1 ? mergeSessions(side) : side).flatMap(({ records }) => records);
    });
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
});
