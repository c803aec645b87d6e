import { READING_FLAG, type DomainSettings, type ReadingFlag, type TableToggles } from 'shared-kit/model';
import type { ViewRow } from 'shared-kit/model/session-table';
import { serveRows } from 'shared-kit/workers/inside';
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
  | { kind: 'pictures' };

interface BuildRequest {
  kind: 'build';
  toRead: SessionsToRead;
  settings: DomainSettings;
  toggles: TableToggles;
  words: AllAddressesWords;
}

export type AllAddressesAnswer = number | RowPicture[] | undefined;

/** Reads all sessions, and makes the rows of their addresses: with the first look all, later those that have changed (DASH-20). Runs in the worker. */
export const allAddressesJob = serveRows<ViewRow, AllAddressesRequest, AllAddressesAnswer, AllTable>(
  { rowKey: viewRowKey, compare: byAddress, passes: ({ flags }, flag) => (flags & READING_FLAG[flag as ReadingFlag]) !== 0 },
  (table) => {
    const followed = new FollowedSessions();
    const records = new FollowedMerge(followed);
    const rows = new AllRows(table, records);
    return async (request, { onProgress, signal }) => {
      if (request.kind === 'pictures') return rows.pictures();
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
