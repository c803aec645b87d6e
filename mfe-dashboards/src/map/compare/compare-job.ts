import type { DomainSettings, Session } from 'shared-kit/model';
import { compareSessions, mergeSessions, Pacer, type ComparedHead, type ComparedRow } from 'shared-kit/model/session-export';
import { serveRows } from 'shared-kit/workers/inside';
import type { CellDifference } from '../picture/cell-states';
import type { RackPicture } from '../picture/rack-picture';
import { FollowedSessions } from '../../session-data/followed-sessions';
import type { SessionsToRead } from '../../session-data/sessions-to-read';
import { changeText, compareColumns, type CompareWords } from './compare-columns';
import { countDifferences } from './difference-of';
import { differencesPicture } from './differences-picture';
import { rowFilter } from './row-filter';

export type CompareRequest =
  | {
      kind: 'compare';
      settings: DomainSettings;
      words: CompareWords;
      /** The sessions of both sides. */
      reading: SessionsToRead;
      /** Those of each side. Where there are several, an address has the records of the one that read it last (D-17). */
      sides: readonly [readonly Session[], readonly Session[]];
    }
  /** Answered with the map of what has been compared. */
  | { kind: 'map'; pattern: string; words: CompareWords };

/** What the page knows of all rows. */
export interface Comparison {
  head: ComparedHead;
  counts: Record<CellDifference, number>;
}

/** Reads both sides, then compares them (ADD-15). Runs in the worker. */
export const compareJob = serveRows<ComparedRow, CompareRequest, RackPicture | undefined, Comparison>(
  { rowKey: ({ address }) => address, passes: rowFilter() },
  (table) => {
    const followed = new FollowedSessions();
    let compared: { head: ComparedHead; rows: readonly ComparedRow[] } = { head: [], rows: [] };
    return async (request, { onProgress, signal }) => {
      if (request.kind === 'map') {
        const { head, rows } = compared;
        return differencesPicture(rows, request.pattern, (row) => changeText(row, head, request.words));
      }
      const { settings, words, reading, sides } = request;
      await followed.read(reading, { onProgress, signal });
      const [first = [], second = []] = sides.map((sessions) => {
        const side = followed.loaded({ ...reading, sessions });
        return (side.length > 1 ? mergeSessions(side) : side).flatMap(({ records }) => records);
      });
      const rows: ComparedRow[] = [];
      const head = await new Pacer(signal).run(compareSessions(first, second, settings, (row) => rows.push(row)));
      compared = { head, rows };
      table.replace(compareColumns(head, words, settings), rows, { head, counts: countDifferences(rows) });
      return undefined;
    };
  },
);
