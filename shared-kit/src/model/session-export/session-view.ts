import type { AddressRecord, ResultFields } from '../entities/entities';
import type { TableToggles } from '../sessions/export-options';
import { flagsOf, isInvalid, READING_FLAG } from '../sessions/results';
import type { LoadedSession, TableSettings } from './session-export';
import { runSteps } from './steps';
import type { Cell, Table } from './table';
import { planColumns, type ColumnPlan, type FieldColumn } from './table-columns';
import { rowsOfAddress, type AddressGroup } from './table-groups';
import { own, rowWriter, type CellState, type RowMarks } from './table-rows';

/** A row as the page of a session shows it: its cells, and what they cannot say. */
export interface ViewRow {
  address: string;
  /** Its place among the rows of the address. */
  nth: number;
  cells: Cell[];
  /** A letter of {@link CELL_STATES} for each cell that says a state, a space for a value. */
  states: string;
  /** Of its readings, as bits of `READING_FLAG`. */
  flags: number;
  /** Readings of the address, whether or not they are in this row, and how many of them are invalid. */
  readings: number;
  invalid: number;
  /** What was expected in the cells that differ from it, by column. */
  expected?: Record<number, string>;
  /** Storage paths of the pictures taken at the address. */
  pictures?: { path: string; at: number }[];
}

/** The columns of a {@link SessionView}. */
export type ViewFrame = Pick<Table, 'head' | 'dateColumns'> & { numberColumns: number[] };

/** The states of cells by their letter. */
export const CELL_STATES = { e: 'empty', i: 'invalid', n: 'null', p: 'positive', d: 'negative' } as const satisfies Record<string, keyof ResultFields>;

const LETTERS = Object.fromEntries(Object.entries(CELL_STATES).map(([letter, state]) => [state, letter])) as Record<CellState, string>;

/** Creates the rows of each address of a session with their states (ADD-16). Rows and cells are those of its exports. */
export class SessionView {
  frame!: ViewFrame;
  private rowOf!: ReturnType<typeof rowWriter>;
  private blank: string[] = [];
  private states: string[] = [];
  private expected: ViewRow['expected'];
  private known = { data: new Set<string>(), mif: new Set<string>() };
  /** Records that brought names of fields that the settings do not know, in the order they were made. */
  private readonly strangers: AddressRecord[] = [];

  constructor(
    private readonly settings: TableSettings,
    private readonly session: LoadedSession['session'],
    private readonly toggles: TableToggles,
  ) {
    this.plan();
  }

  /** Records that are to be shown, in acquisition order. True when they bring columns, so that all rows are to be made anew. */
  learn(records: readonly AddressRecord[]): boolean {
    const before = this.strangers.length;
    for (const record of records) {
      if (!this.isStrange(record) || (this.toggles.invalidOnly && !isInvalid(record))) continue;
      this.strangers.push(record);
      this.plan();
    }
    return this.strangers.length > before;
  }

  /** The rows of an address: none when the switches leave it out. */
  rowsOf(group: AddressGroup): ViewRow[] {
    const [first, ...others] = this.toggles.invalidOnly ? group.filter(isInvalid) : group;
    if (!first) return [];
    const about = {
      address: first.address,
      readings: group.length,
      invalid: group.length > 1 ? group.filter(isInvalid).length : 0,
      ...picturesOf(group),
    };
    return rowsOfAddress([first, ...others], this.toggles.mergeLabels).map((readings, nth) => {
      this.states = this.blank.slice();
      this.expected = undefined;
      const cells = this.rowOf(readings);
      let flags = about.pictures ? READING_FLAG.withPicture : 0;
      for (const { record } of readings) flags |= flagsOf(record);
      // Told by the marks meanwhile, which the compiler cannot see.
      const expected = this.expected as ViewRow['expected'];
      return { ...about, nth, cells, states: this.states.join(''), flags, ...(expected && { expected }) };
    });
  }

  private plan(): void {
    const plan: ColumnPlan = runSteps(planColumns(this.strangers, this.settings, this.session, this.toggles));
    const { head, dateColumns, numberColumns, data, mif } = plan;
    this.frame = { head, dateColumns, numberColumns };
    this.blank = head.map(() => ' ');
    this.known = { data: new Set(data.map(({ name }) => name)), mif: new Set(mif.map(({ name }) => name)) };
    this.rowOf = rowWriter(plan, this.settings.resultFields, this.marks);
  }

  private readonly marks: RowMarks = {
    state: (column, state) => void (this.states[column] = LETTERS[state]),
    checked: (column, field, records) => {
      const wanted = expectedIn(field, records);
      if (wanted !== '') (this.expected ??= {})[column] = wanted;
    },
  };

  private isStrange({ labels, mif }: AddressRecord): boolean {
    for (const { data } of labels) for (const name in data) if (!this.known.data.has(name)) return true;
    for (const name in mif) if (!this.known.mif.has(name)) return true;
    return false;
  }
}

function picturesOf(group: AddressGroup): Pick<ViewRow, 'pictures'> {
  const pictures = group.flatMap(({ pictures: paths, checkedAt }) => paths?.map((path) => ({ path, at: checkedAt })) ?? []);
  return pictures.length > 0 ? { pictures } : {};
}

const plain = (header: string): string => header.trim().toLowerCase();

/** What the sheet said of a field that the readings differ from; nothing when it is not known. */
function expectedIn({ name, expectedIn: header }: FieldColumn, records: readonly AddressRecord[]): string {
  for (const { results, inputData } of records) {
    if (own(results, name) !== 'negative' || !inputData) continue;
    const found = own(inputData, header) ?? own(inputData, Object.keys(inputData).find((one) => plain(one) === plain(header)) ?? '');
    if (found) return found;
  }
  return '';
}
