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
import { FollowedSessions } from '../records/followed-sessions';
import { keptJob, type AnswerContext } from '../records/kept-job';
import { packRows, type PackedRows } from '../records/packed-rows';
import type { SessionsToRead } from '../records/sessions-to-read';

export type AllAddressesRequest =
  /** Reads what is new in the sessions. */
  | { kind: 'read'; reading: SessionsToRead }
  /** Makes the table of what has been read of these sessions. */
  | { kind: 'build'; reading: SessionsToRead; settings: TableSettings; toggles: TableToggles };

export type AllAddressesAnswer =
  /** The number of records of all sessions. */
  { kind: 'read'; records: number } | { kind: 'built'; built: AllAddressesFrame };

/** What a table has besides its rows, which are sent before. */
export interface AllAddressesFrame {
  frame: ViewFrame;
  /** The figures of all addresses, also of those that the switches hide. */
  figures: SessionFigures;
}

/** Addresses per message, whose rows take a few milliseconds to send. */
const PIECE = 500;

/** Reads all sessions and makes their table, as often as they change (DASH-20). Runs in the worker. */
export const allAddressesJob = keptJob<AllAddressesRequest, AllAddressesAnswer, PackedRows>(() => {
  const followed = new FollowedSessions();
  return async (request, { output, onProgress, signal }) => {
    const { reading } = request;
    // A worker that has been started again has not read them.
    if (request.kind === 'read' || !followed.hasRead(reading)) await followed.read(reading, { onProgress, signal });
    if (request.kind === 'build') return { kind: 'built', built: build(followed.loaded(reading), request, { output, onProgress }) };
    return { kind: 'read', records: followed.loaded(reading).reduce((sum, { records }) => sum + records.length, 0) };
  };
});

/**
 * Makes one table of all sessions: each address with the records of the session that read it last (D-17), and with states as on the page of a
 * session (ADD-16). The first cell of a row is the position of that session in the request, from which the page makes a link.
 */
function build(
  loaded: readonly LoadedSession[],
  { settings, toggles }: Extract<AllAddressesRequest, { kind: 'build' }>,
  { output, onProgress }: Pick<AnswerContext<PackedRows>, 'output' | 'onProgress'>,
): AllAddressesFrame {
  const tables: SessionRows[] = [];
  const flags: number[] = [];
  for (const [place, { session, records }] of mergeSessions(loaded).entries()) {
    // A session without records left, because later ones read all of its addresses again, would add empty columns.
    if (records.length > 0) tables.push(rowsOf(records, new SessionView(settings, session, toggles), place, flags));
    onProgress({ step: 'building', done: place + 1, total: loaded.length });
  }
  const { frame, rows } = mergeViews(tables);
  for (const piece of chunk(rows, PIECE)) output(packRows(piece));
  return { frame, figures: figuresOf(flags) };
}

/** Builds the rows of a session, and adds the results of its addresses to `flags`. */
function rowsOf(records: readonly AddressRecord[], view: SessionView, place: number, flags: number[]): SessionRows {
  const grouped = new GroupedRecords();
  grouped.add(records);
  for (const one of grouped.flags()) flags.push(one);
  view.learn(records);
  return { frame: view.frame, rows: grouped.groups.map((group) => view.rowsOf(group)), place };
}
