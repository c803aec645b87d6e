import type { AddressRecord, Session, TableToggles } from 'shared-kit/model';
import { buildTable, type Table, type TableSettings } from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';

export interface TableRequest {
  records: readonly AddressRecord[];
  settings: TableSettings;
  session: Pick<Session, 'name' | 'startTime' | 'wasTask' | 'orderedColumns'>;
  toggles: TableToggles;
}

/** Builds the rows and columns of a session's table (decision D-72). Runs in the worker (DASH-20). */
export const tableJob: Job<TableRequest, Table> = ({ records, settings, session, toggles }) =>
  buildTable(records, settings, session, toggles);
