import { chunk, type AddressRecord, type TableToggles } from 'shared-kit/model';
import {
  buildTable,
  mergeSessions,
  mergeTables,
  type LoadedSession,
  type SessionTable,
  type Table,
  type TableSettings,
} from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';
import type { SessionPiece } from '../export/export-job';

export interface AllAddressesRequest {
  settings: TableSettings;
  sessions: LoadedSession['session'][];
  toggles: TableToggles;
}

/** The columns of the table, whose rows came before. */
export type AllAddressesFrame = Omit<Table, 'rows'>;

/** Rows that cross to the page in a few milliseconds. */
const PIECE = 2000;

/**
 * One table of all sessions: each address as the session has it that read it last (decision D-17). The first column is the
 * place of that session in the request, for the page to make a name and a link of. Runs in the worker (DASH-20).
 */
export const allAddressesJob: Job<AllAddressesRequest, AllAddressesFrame, SessionPiece, Table['rows']> = async (
  { settings, sessions, toggles },
  { input, output, onProgress },
) => {
  const loaded = sessions.map((session) => ({ session, records: [] as AddressRecord[] }));
  for await (const piece of input) for (const record of piece.records) loaded[piece.session]?.records.push(record);

  const tables: SessionTable[] = [];
  for (const [place, { session, records }] of mergeSessions(loaded).entries()) {
    // A session whose addresses have all been read again would add columns without a value.
    if (records.length > 0) tables.push(withSession(buildTable(records, settings, session, toggles), place));
    onProgress({ step: 'building', done: place + 1, total: sessions.length });
  }
  const { head, rows, dateColumns, numberColumns } = mergeTables(tables);
  for (const piece of chunk(rows, PIECE)) output(piece);
  return { head, dateColumns, numberColumns };
};

function withSession({ head, rows, dateColumns, numberColumns, addresses }: SessionTable, place: number): SessionTable {
  const next = (column: number) => column + 1;
  return {
    head: ['', ...head],
    rows: rows.map((cells) => [place, ...cells]),
    dateColumns: dateColumns.map(next),
    numberColumns: numberColumns.map(next),
    addresses,
  };
}
