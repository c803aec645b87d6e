import { chunk, figuresOf, type AddressRecord, type SessionFigures, type TableToggles } from 'shared-kit/model';
import {
  GroupedRecords,
  mergeSessions,
  mergeViews,
  SessionView,
  type LoadedSession,
  type SessionRows,
  type TableSettings,
  type ViewFrame,
} from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';
import type { SessionPiece } from '../records/session-pieces';
import { packRows, type PackedRows } from '../records/packed-rows';

export interface AllAddressesRequest {
  settings: TableSettings;
  sessions: LoadedSession['session'][];
  toggles: TableToggles;
}

/** The result of the job. The rows of the table are sent before it. */
export interface AllAddressesFrame {
  frame: ViewFrame;
  /** The figures of all addresses, also of those that the switches hide. */
  figures: SessionFigures;
}

/** Addresses per message, whose rows take a few milliseconds to send. */
const PIECE = 500;

/**
 * Builds one table of all sessions: each address with the records of the session that read it last (D-17), and with states as on the
 * page of a session (ADD-16). The first cell of a row is the position of that session in the request, from which the page makes a link. Runs in
 * the worker (DASH-20).
 */
export const allAddressesJob: Job<AllAddressesRequest, AllAddressesFrame, SessionPiece, PackedRows> = async (
  { settings, sessions, toggles },
  { input, output, onProgress },
) => {
  const loaded = sessions.map((session) => ({ session, records: [] as AddressRecord[] }));
  for await (const piece of input) for (const record of piece.records) loaded[piece.session]?.records.push(record);

  const tables: SessionRows[] = [];
  const flags: number[] = [];
  for (const [place, { session, records }] of mergeSessions(loaded).entries()) {
    // A session without records left, because later ones read all of its addresses again, would add empty columns.
    if (records.length > 0) tables.push(rowsOf(records, new SessionView(settings, session, toggles), place, flags));
    onProgress({ step: 'building', done: place + 1, total: sessions.length });
  }
  const { frame, rows } = mergeViews(tables);
  for (const piece of chunk(rows, PIECE)) output(packRows(piece));
  return { frame, figures: figuresOf(flags) };
};

/** Builds the rows of a session, and adds the results of its addresses to `flags`. */
function rowsOf(records: readonly AddressRecord[], view: SessionView, place: number, flags: number[]): SessionRows {
  const grouped = new GroupedRecords();
  grouped.add(records);
  for (const one of grouped.flags()) flags.push(one);
  view.learn(records);
  return { frame: view.frame, rows: grouped.groups.map((group) => view.rowsOf(group)), place };
}
