import { flagsOf, type AddressRecord, type DomainSettings, type Session, type SessionFigures, type TableToggles } from 'shared-kit/model';
import {
  mergedRow,
  SessionView,
  uniteViews,
  type MergedColumns,
  type Owner,
  type TableColumns,
  type ViewRow,
} from 'shared-kit/model/session-table';
import type { AllAddressesWords } from './all-addresses-columns';

/** What the page knows of all rows. */
export interface AllTable {
  tableColumns: TableColumns;
  /** The figures of all addresses, also of those that the switches hide. */
  figures: SessionFigures;
  /** The first cell of a row is a position in this list. */
  sessions: readonly Pick<Session, 'id' | 'name'>[];
  /** How many pictures the rows have. */
  pictures: number;
}

/** How the rows of all addresses are made. */
export interface AllRowsView {
  sessions: readonly Session[];
  settings: DomainSettings;
  toggles: TableToggles;
  words: AllAddressesWords;
}

/** The rows of an address, and the flags of all its readings, also of those that the switches hide. */
export interface MadeRows {
  rows: readonly ViewRow[];
  flags: number;
}

interface OneView {
  view: SessionView;
  merged: MergedColumns;
  /** The position of the session in {@link AllViews.named}. */
  place: number;
  about: string;
}

const NO_SESSION = { name: '', startTime: null, wasTask: false, orderedColumns: [] };

/** What the rows of a session depend on, besides its records. */
const aboutOf = ({ name, startTime, wasTask, orderedColumns }: Session): string =>
  JSON.stringify([name, startTime, wasTask, orderedColumns]);

/** The views of all sessions that addresses belong to, and their columns in one table. */
export class AllViews {
  /** The first cell of a row is a position here. It never changes, so that a new session changes no row of others. */
  readonly named: { id: string; name: string }[] = [];
  tableColumns: TableColumns = { head: [], dateColumns: [], numberColumns: [] };
  /** Whether a record has fields that the settings do not have, which made columns of their own when it was read. */
  readonly addsColumns: (record: AddressRecord) => boolean;
  #views = new Map<string, OneView>();

  constructor(private readonly options: AllRowsView) {
    this.addsColumns = new SessionView(options.settings, NO_SESSION, options.toggles).addsColumns;
  }

  /** Whether the views of these sessions, as far as there are any, are made of what the sessions are now. */
  areOf(sessions: readonly Session[]): boolean {
    return sessions.every((session) => (this.#views.get(session.id)?.about ?? aboutOf(session)) === aboutOf(session));
  }

  /** Unites the columns of these sessions. Returns false, and changes nothing, if rows that are made already would get others. */
  unite(sessions: readonly { session: Session; records: readonly AddressRecord[] }[]): boolean {
    const { settings, toggles } = this.options;
    const views = sessions.map(({ session, records }) => {
      const view = this.#views.get(session.id)?.view ?? new SessionView(settings, session, toggles);
      view.addRecords(records);
      return { session, view };
    });
    const { tableColumns, places } = uniteViews(views.map(({ view }) => view.tableColumns));
    if (this.#views.size > 0 && JSON.stringify(tableColumns) !== JSON.stringify(this.tableColumns)) return false;
    this.tableColumns = tableColumns;
    this.#views = new Map(
      views.map(({ session, view }, at) => {
        const place = this.#views.get(session.id)?.place ?? this.named.push({ id: session.id, name: session.name }) - 1;
        return [session.id, { view, merged: places[at]!, place, about: aboutOf(session) }];
      }),
    );
    return true;
  }

  rowsOf({ session, records }: Owner): MadeRows {
    const { view, merged, place } = this.#views.get(session)!;
    const rows = view.rowsOf(records).map((row) => mergedRow(row, merged, place));
    return { rows, flags: records.reduce((flags, record) => flags | flagsOf(record), 0) };
  }
}
