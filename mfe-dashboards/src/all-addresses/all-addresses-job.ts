import { flagsOf, READING_FLAG, type DomainSettings, type ReadingFlag, type TableToggles } from 'shared-kit/model';
import type { Owner, ViewRow } from 'shared-kit/model/session-table';
import { serveRows } from 'shared-kit/workers/inside';
import { answerRecount, type RecountAnswer, type RecountRequest } from '../recount/answer-recount';
import { kindsOfFlags } from '../recount/recount-kinds';
import { byAddress, viewRowKey } from '../session-data/address-columns';
import { FollowedMerge } from '../session-data/followed-merge';
import { FollowedSessions } from '../session-data/followed-sessions';
import type { RowPicture } from '../session-data/row-pictures';
import type { SessionsToRead } from '../session-data/sessions-to-read';
import type { AllAddressesWords } from './all-addresses-columns';
import { AllRows } from './all-rows';
import type { AllTable } from './all-views';

export type AllAddressesRequest =
  /** Reads what is new in the sessions. Answered with the number of their records. */
  | { kind: 'read'; toRead: SessionsToRead }
  /** Makes the rows of these sessions that what has been read, or the view, has changed. */
  | BuildRequest
  | { kind: 'pictures' }
  | RecountRequest;

interface BuildRequest {
  kind: 'build';
  toRead: SessionsToRead;
  settings: DomainSettings;
  toggles: TableToggles;
  words: AllAddressesWords;
}

export type AllAddressesAnswer = number | RowPicture[] | RecountAnswer | undefined;

/** Reads all sessions, and makes the rows of their addresses: with the first look all, later those that have changed (DASH-20). Runs in the worker. */
export const allAddressesJob = serveRows<ViewRow, AllAddressesRequest, AllAddressesAnswer, AllTable>(
  { rowKey: viewRowKey, compare: byAddress, passes: ({ flags }, flag) => (flags & READING_FLAG[flag as ReadingFlag]) !== 0 },
  (table) => {
    const followed = new FollowedSessions();
    const records = new FollowedMerge(followed);
    const rows = new AllRows(table, records);
    return async (request, { onProgress, signal }) => {
      if (request.kind === 'pictures') return rows.pictures();
      if (request.kind === 'recountCounts' || request.kind === 'recountRows') return recountOf(request, records.merged.owners, signal);
      const { toRead } = request;
      // A worker that has been started again has not read them.
      if (request.kind === 'read' || !followed.hasRead(toRead)) {
        records.set(toRead.ref, toRead.sessions);
        await followed.read(toRead, { onProgress, signal, onRecords: records.take });
      }
      if (request.kind === 'read') return followed.loaded(toRead).reduce((sum, session) => sum + session.records.length, 0);
      await rows.make(
        { ...request, sessions: toRead.sessions },
        { signal, onProgress: (share) => onProgress({ step: 'building', done: Math.round(share * 100), total: 100 }) },
      );
      return undefined;
    };
  },
);

/** Of each address the readings of the session that read it last. The tasks of the sessions are not asked: there may be a hundred. */
const recountOf = (request: RecountRequest, owners: ReadonlyMap<string, Owner>, signal: AbortSignal): Promise<RecountAnswer> =>
  answerRecount(
    request,
    {
      kinds: ['empty', 'invalid', 'divergent', 'read'],
      *candidates() {
        for (const [address, { records }] of owners)
          yield { address, kinds: kindsOfFlags(records.reduce((flags, record) => flags | flagsOf(record), 0)) };
      },
      readings: (address) => owners.get(address)?.records,
    },
    signal,
  );
