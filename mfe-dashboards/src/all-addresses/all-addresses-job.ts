import {
  figuresOf,
  READING_FLAG,
  type AddressRecord,
  type DomainSettings,
  type ReadingFlag,
  type Session,
  type SessionFigures,
  type TableToggles,
} from 'shared-kit/model';
import {
  GroupedRecords,
  mergeSessions,
  mergeViews,
  Pacer,
  SessionView,
  type SessionRows,
  type ViewFrame,
  type ViewRow,
} from 'shared-kit/model/session-export';
import { serveRows, type ServedRows } from 'shared-kit/workers/inside';
import { byAddress, viewRowKey } from '../session-data/address-columns';
import { FollowedSessions } from '../session-data/followed-sessions';
import { picturesIn, type RowPicture } from '../session-data/row-pictures';
import type { SessionsToRead } from '../session-data/sessions-to-read';
import { allAddressesColumns, type AllAddressesWords } from './all-addresses-columns';

export type AllAddressesRequest =
  /** Reads what is new in the sessions. Answered with the number of their records. */
  | { kind: 'read'; reading: SessionsToRead }
  /** Makes the rows of what has been read of these sessions. */
  | BuildRequest
  | { kind: 'pictures' };

interface BuildRequest {
  kind: 'build';
  reading: SessionsToRead;
  settings: DomainSettings;
  toggles: TableToggles;
  words: AllAddressesWords;
}

export type AllAddressesAnswer = number | RowPicture[] | undefined;

/** What the page knows of all rows. */
export interface AllTable {
  frame: ViewFrame;
  /** The figures of all addresses, also of those that the switches hide. */
  figures: SessionFigures;
  /** The first cell of a row is a position in this list. */
  sessions: readonly Pick<Session, 'id' | 'name'>[];
  /** How many pictures the rows have. */
  pictures: number;
}

/** Reads all sessions and makes the rows of their addresses, as often as they change (DASH-20). Runs in the worker. */
export const allAddressesJob = serveRows<ViewRow, AllAddressesRequest, AllAddressesAnswer, AllTable>(
  { rowKey: viewRowKey, compare: byAddress, passes: ({ flags }, flag) => (flags & READING_FLAG[flag as ReadingFlag]) !== 0 },
  (rows) => {
    const followed = new FollowedSessions();
    let made: readonly ViewRow[] = [];
    return async (request, { onProgress, signal }) => {
      if (request.kind === 'pictures') return picturesIn(made);
      const { reading } = request;
      // A worker that has been started again has not read them.
      if (request.kind === 'read' || !followed.hasRead(reading)) await followed.read(reading, { onProgress, signal });
      const loaded = followed.loaded(reading);
      if (request.kind === 'read') return loaded.reduce((sum, { records }) => sum + records.length, 0);
      made = await build(rows, mergeSessions(loaded), request, { onProgress, signal });
      return undefined;
    };
  },
);

type Context = Parameters<ReturnType<Parameters<typeof serveRows>[1]>>[1];

/**
 * Makes one table of all sessions: each address with the records of the session that read it last (D-17), and with states as on the page of a
 * session (ADD-16). The first cell of a row is the position of that session in the request, from which the page makes a link.
 */
async function build(
  table: ServedRows<ViewRow, AllTable>,
  merged: ReturnType<typeof mergeSessions>,
  { settings, toggles, words, reading: { sessions } }: BuildRequest,
  { onProgress, signal }: Context,
): Promise<readonly ViewRow[]> {
  const tables: SessionRows[] = [];
  const flags: number[] = [];
  const pacer = new Pacer(signal);
  for (const [place, { session, records }] of merged.entries()) {
    // A session without records left, because later ones read all of its addresses again, would add empty columns.
    if (records.length > 0) tables.push(rowsOf(records, new SessionView(settings, session, toggles), place, flags));
    onProgress({ step: 'building', done: place + 1, total: merged.length });
    await pacer.breathe();
  }
  const { frame, rows: rowsOfAddresses } = mergeViews(tables);
  const rows: ViewRow[] = [];
  for (const own of rowsOfAddresses) for (const row of own) rows.push(row);
  const named = sessions.map(({ id, name }) => ({ id, name }));
  table.replace(allAddressesColumns(frame, named, { words, settings, hasPictures: true }), rows, {
    frame,
    figures: figuresOf(flags),
    sessions: named,
    pictures: picturesIn(rows).length,
  });
  return rows;
}

/** Builds the rows of a session, and adds the results of its addresses to `flags`. */
function rowsOf(records: readonly AddressRecord[], view: SessionView, place: number, flags: number[]): SessionRows {
  const grouped = new GroupedRecords();
  grouped.add(records);
  for (const one of grouped.flags()) flags.push(one);
  view.learn(records);
  return { frame: view.frame, rows: grouped.groups.map((group) => view.rowsOf(group)), place };
}
