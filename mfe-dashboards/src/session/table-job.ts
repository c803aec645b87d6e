import { chunk, type AddressRecord, type TableToggles } from 'shared-kit/model';
import { buildTable, type LoadedSession, type Table, type TableSettings } from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';

export interface TableRequest {
  settings: TableSettings;
  session: LoadedSession['session'];
  toggles: TableToggles;
}

/** The columns of a table, whose rows came before. */
export type TableFrame = Omit<Table, 'rows'>;

/** Rows that cross to the page in a few milliseconds. */
const PIECE = 2000;

/** Builds the rows and columns of a session's table from its records (decision D-72). Runs in the worker (DASH-20). */
export const tableJob: Job<TableRequest, TableFrame, readonly AddressRecord[], Table['rows']> = async (request, { input, output }) => {
  const records: AddressRecord[] = [];
  for await (const piece of input) records.push(...piece);
  const { head, dateColumns, numberColumns, rows } = buildTable(records, request.settings, request.session, request.toggles);
  for (const piece of chunk(rows, PIECE)) output(piece);
  return { head, dateColumns, numberColumns };
};
