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
import type { SessionPiece } from '../reading/session-pieces';
import { packRows, type PackedRows } from '../session/packed-rows';

export interface AllAddressesRequest {
  settings: TableSettings;
  sessions: LoadedSession['session'][];
  toggles: TableToggles;
}

/** What is said of the table, whose rows came before. */
export interface AllAddressesFrame {
  frame: ViewFrame;
  /** Of all addresses, whatever the switches leave. */
  figures: SessionFigures;
}

/** Addresses whose rows cross to the page in a few milliseconds. */
const PIECE = 500;

/**
 * One table of all sessions: each address as the session has it that read it last (decision D-17), with its states as the page of a session
 * shows them (ADD-16). The first cell of a row is the place of that session in the request, for the page to make a name and a link of.
 * Runs in the worker (DASH-20).
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
    // A session whose addresses have all been read again would add columns without a value.
    if (records.length > 0) tables.push(rowsOf(records, new SessionView(settings, session, toggles), place, flags));
    onProgress({ step: 'building', done: place + 1, total: sessions.length });
  }
  const { frame, rows } = mergeViews(tables);
  for (const piece of chunk(rows, PIECE)) output(packRows(piece));
  return { frame, figures: figuresOf(flags) };
};

/** The rows of a session, with its place before them; what its addresses came to goes to `flags`. */
function rowsOf(records: readonly AddressRecord[], view: SessionView, place: number, flags: number[]): SessionRows {
  const { groups, flagsOfGroups } = grouped(records);
  for (const one of flagsOfGroups) flags.push(one);
  view.learn(records);
  return { frame: view.frame, rows: groups.map((group) => view.rowsOf(group)), place };
}

function grouped(records: readonly AddressRecord[]) {
  const all = new GroupedRecords();
  all.add(records);
  return { groups: all.groups, flagsOfGroups: all.flags() };
}
