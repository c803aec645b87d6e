import type { DomainSettings, Session } from 'shared-kit/model';
import type { ComparedRow } from 'shared-kit/model/session-table';
import { serveRows } from 'shared-kit/workers/inside';
import type { RackPicture } from '../picture/rack-picture';
import type { RecountAnswer, RecountRequest } from '../../recount/answer-recount';
import { FollowedMerge } from '../../session-data/followed-merge';
import { FollowedSessions } from '../../session-data/followed-sessions';
import type { SessionsToRead } from '../../session-data/sessions-to-read';
import { changeText, type CompareWords } from './compare-columns';
import { ComparedRows, type ComparedTable } from './compared-rows';
import { differencesPicture } from './differences-picture';
import { rowFilter } from './row-filter';

export type CompareRequest =
  | {
      kind: 'compare';
      settings: DomainSettings;
      words: CompareWords;
      /** The sessions of both sides. */
      toRead: SessionsToRead;
      /** Those of each side. Where there are several, an address has the records of the one that read it last (D-17). */
      sides: readonly [readonly Session[], readonly Session[]];
    }
  /** Answered with the map of what has been compared. */
  | { kind: 'map'; pattern: string; words: CompareWords }
  /** `older`: the side whose readings are expected where the task says nothing (D-169). */
  | (RecountRequest & { older: 0 | 1 });

export type CompareAnswer = RackPicture | RecountAnswer | undefined;

/** Reads both sides, and compares them (ADD-15): with the first look all addresses, later those that have changed. Runs in the worker. */
export const compareJob = serveRows<ComparedRow, CompareRequest, CompareAnswer, ComparedTable>(
  {
    rowKey: ({ address }) => address,
    compare: (one, other) => (one.address < other.address ? -1 : one.address > other.address ? 1 : 0),
    passes: rowFilter(),
  },
  (table) => {
    const followed = new FollowedSessions();
    const sides = [new FollowedMerge(followed), new FollowedMerge(followed)] as const;
    const rows = new ComparedRows(table, sides);
    return async (request, { onProgress, signal }) => {
      if (request.kind === 'map') {
        const picture = differencesPicture(rows.inOrder(), request.pattern, (row) => changeText(row, rows.head, request.words));
        table.passes = rowFilter(picture);
        return picture;
      }
      if (request.kind !== 'compare') return rows.recount(request, request.older, signal);
      const { settings, words, toRead } = request;
      for (const [at, side] of sides.entries()) side.set(toRead.ref, request.sides[at]!);
      const onRecords: Parameters<typeof followed.read>[1]['onRecords'] = (change) => sides.forEach((side) => side.take(change));
      await followed.read(toRead, { onProgress, signal, onRecords });
      await rows.make({ settings, words }, signal);
      return undefined;
    };
  },
);
