import { asking, followRecords, type RecordsChange, type RecordsMark, type WorkerAccess } from 'shared-kit/firebase/inside';
import {
  flagsOf,
  READING_FLAG,
  type DomainRef,
  type DomainSettings,
  type Session,
  type SessionFigures,
  type TableToggles,
} from 'shared-kit/model';
import { Pacer } from 'shared-kit/model/pacing';
import { GroupedRecords, SessionView, type LoadedSession, type TableColumns, type ViewRow } from 'shared-kit/model/session-table';
import { serveRows, type ServedRows } from 'shared-kit/workers/inside';
import { answerRecount, type RecountAnswer, type RecountRequest } from '../../recount/answer-recount';
import { kindsOfFlags } from '../../recount/recount-kinds';
import { addressColumns, byAddress, viewRowKey, type ColumnWords } from '../address-columns';
import { FiguresCount } from '../figures-count';
import { picturesIn, type RowPicture } from '../row-pictures';

/** How the table of the session is made. */
export interface SessionTableView {
  settings: DomainSettings;
  session: LoadedSession['session'];
  toggles: TableToggles;
  words: ColumnWords;
}

/** What the page asks the worker of a session. Each has its answer in {@link SessionAnswer}. */
export type SessionRequest =
  /** Reads the session, or what is new in it. */
  | { kind: 'read'; ref: DomainRef; session: Session; access: WorkerAccess | null }
  | { kind: 'view'; view: SessionTableView }
  /** All readings of one address, each in a row of its own. */
  | { kind: 'readings'; address: string }
  | { kind: 'pictures' }
  | RecountRequest;

export interface Readings {
  address: string;
  tableColumns: TableColumns;
  rows: readonly ViewRow[];
}

export type SessionAnswer = Readings | RowPicture[] | RecountAnswer | undefined;

/** What the page knows of all rows. */
export interface SessionTable {
  tableColumns: TableColumns;
  /** The figures of the whole session, once it has been read. */
  figures: SessionFigures | undefined;
  /** How many pictures the rows have. */
  pictures: number;
}

/** Reads the records of a session, keeps them, and makes the rows of its table while they arrive (DASH-20). Runs in the worker. */
export const sessionRows = serveRows<ViewRow, SessionRequest, SessionAnswer, SessionTable>(
  { rowKey: viewRowKey, compare: byAddress, passes: ({ flags }, flag) => (flags & READING_FLAG[flag as keyof typeof READING_FLAG]) !== 0 },
  (rows) => {
    const table = new SessionRows(rows);
    return async (request, { signal }) => {
      switch (request.kind) {
        case 'read':
          await table.read(request, signal);
          return;
        case 'view':
          await table.make(request.view, signal);
          return;
        case 'readings':
          return table.readingsOf(request.address);
        case 'pictures':
          return table.pictures();
        case 'recountCounts':
        case 'recountRows':
          return table.recount(request, signal);
      }
    };
  },
);

/** The records of a session and the rows that are made of them. Only addresses with new readings get new rows. */
class SessionRows {
  #records = new GroupedRecords();
  #mark: RecordsMark | undefined;
  #isWhole = false;
  #view: { options: SessionTableView; cells: SessionView } | undefined;
  /** The rows of each address, by its place among the records. */
  #rowsOf: ViewRow[][] = [];
  readonly #paths = new Set<string>();
  /** By the place of the address: the flags of its readings. */
  #flags: number[] = [];
  #count = new FiguresCount();
  /** While all rows are made: the addresses that have new readings since. */
  #late: Set<number> | undefined;

  constructor(private readonly rows: ServedRows<ViewRow, SessionTable>) {}

  async read({ ref, session, access }: Extract<SessionRequest, { kind: 'read' }>, signal: AbortSignal): Promise<void> {
    this.rows.isPartial = !this.#isWhole;
    for await (const change of followRecords(ref, session, this.#mark, { ask: asking(access), signal })) {
      await this.#take(change);
      this.#mark = change.mark;
    }
    this.#isWhole = true;
    this.rows.isPartial = false;
    this.#describe();
  }

  /** Makes all rows, as the page wants them from now on. */
  async make(options: SessionTableView, signal?: AbortSignal): Promise<void> {
    const { settings, session, toggles } = options;
    this.#view = { options, cells: new SessionView(settings, session, toggles) };
    this.#view.cells.addRecords(this.#records.records);
    await this.#makeAll(signal);
  }

  readingsOf(address: string): Readings | undefined {
    const group = this.#records.of(address);
    if (!this.#view || !group) return undefined;
    const { settings, session, toggles } = this.#view.options;
    const view = new SessionView(settings, session, { ...toggles, mergeLabels: false, showBaseFields: true, invalidOnly: false });
    view.addRecords(group);
    return { address, tableColumns: view.tableColumns, rows: view.rowsOf(group) };
  }

  pictures(): RowPicture[] {
    return picturesIn(this.#rowsOf.flat());
  }

  recount(request: RecountRequest, signal: AbortSignal): Promise<RecountAnswer> {
    const records = this.#records;
    const flags = this.#flags;
    return answerRecount(
      request,
      {
        kinds: ['empty', 'invalid', 'divergent', 'missing'],
        *candidates(listed) {
          for (const [place, [{ address }]] of records.groups.entries()) yield { address, kinds: kindsOfFlags(flags[place] ?? 0) };
          for (const address of listed) if (!records.of(address)) yield { address, kinds: ['missing'] };
        },
        readings: (address) => records.of(address),
      },
      signal,
    );
  }

  async #take({ from, records }: RecordsChange): Promise<void> {
    const { records: known } = this.#records;
    if (from < known.length) {
      // Readings that are already in rows and columns have changed, or are gone.
      this.#records = new GroupedRecords();
      this.#records.add(known.slice(0, from));
      this.#records.add(records);
      this.#flags = [];
      this.#count = new FiguresCount();
      for (const place of this.#records.groups.keys()) this.#countAt(place);
      if (this.#view) await this.make(this.#view.options);
      return;
    }
    const changed = this.#records.add(records);
    for (const place of changed) this.#countAt(place);
    if (!this.#view) return;
    if (this.#view.cells.addRecords(records)) await this.#makeAll();
    else if (this.#late) for (const place of changed) this.#late.add(place);
    else this.#put(changed);
  }

  /** Makes all rows, with pauses in which other requests are answered. The old ones stay until then. */
  async #makeAll(signal?: AbortSignal): Promise<void> {
    const view = this.#view!;
    const records = this.#records;
    const late = (this.#late = new Set<number>());
    const pacer = new Pacer(signal);
    const rowsOf: ViewRow[][] = [];
    for (const group of records.groups) {
      rowsOf.push(view.cells.rowsOf(group));
      await pacer.pauseIfDue();
      // Somebody else has begun anew.
      if (this.#late !== late) return;
    }
    this.#late = undefined;
    this.#rowsOf = rowsOf;
    this.#paths.clear();
    for (const rows of rowsOf) this.#addPictures(rows);
    const inOrder: ViewRow[] = [];
    for (const place of records.order()) for (const row of rowsOf[place] ?? []) inOrder.push(row);
    const { words, settings } = view.options;
    const columns = addressColumns(view.cells.tableColumns, { words, settings, hasPictures: true, countsReadings: true });
    this.rows.replace(columns, inOrder, this.#about());
    this.#put([...late]);
  }

  /** Makes the rows of these addresses again. */
  #put(places: readonly number[]): void {
    if (places.length === 0) return;
    const made: ViewRow[] = [];
    const removed: string[] = [];
    for (const place of places) {
      const rows = this.#view!.cells.rowsOf(this.#records.groups[place]!);
      for (const row of rows) made.push(row);
      for (const row of this.#rowsOf[place]?.slice(rows.length) ?? []) removed.push(viewRowKey(row));
      this.#rowsOf[place] = rows;
      this.#addPictures(rows);
    }
    this.rows.put(made, removed);
    this.#describe();
  }

  /** Every row of an address holds its pictures. */
  #addPictures([row]: readonly ViewRow[]): void {
    for (const { path } of row?.pictures ?? []) this.#paths.add(path);
  }

  #countAt(place: number): void {
    const flags = this.#records.groups[place]!.reduce((all, record) => all | flagsOf(record), 0);
    this.#count.change(this.#flags[place], flags);
    this.#flags[place] = flags;
  }

  #describe(): void {
    if (this.#view && !this.#late) this.rows.describe(this.#about());
  }

  #about(): SessionTable {
    return {
      tableColumns: this.#view!.cells.tableColumns,
      figures: this.#isWhole ? { ...this.#count.figures } : undefined,
      pictures: this.#paths.size,
    };
  }
}
