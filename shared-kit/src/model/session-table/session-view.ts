import type { AddressRecord, ResultFields } from '../entities/entities';
import type { TableToggles } from '../sessions/export-options';
import { flagsOf, isInvalid, READING_FLAG } from '../sessions/results';
import type { LoadedSession, TableSettings } from './loaded-session';
import { runSteps } from '../pacing/steps';
import type { Cell, Table } from '../workbook/table/table';
import { planColumns, type ColumnPlan, type FieldColumn, addsColumns } from './table-columns';
import { headerKey } from '../workbook/table/visible-text';
import { rowsOfAddress, type AddressGroup } from './table-groups';
import { own, rowWriter, type CellState } from './table-rows';

/** A row as the page of a session shows it: the cells of an export, and what the page shows besides. */
export interface ViewRow {
  address: string;
  /** Its position among the rows of the address. */
  nth: number;
  cells: Cell[];
  /** One character per cell: a letter of {@link CELL_STATES} for a state, a space for a value. */
  states: string;
  /** The results of its readings, as bits of `READING_FLAG`. */
  flags: number;
  /** How many readings the address has, in this row or not, and how many of them are invalid. */
  readings: number;
  invalid: number;
  /** The expected value of each cell that differs from it, by column. */
  expected?: Record<number, string>;
  /** The pictures taken at the address, by their storage path. */
  pictures?: { path: string; at: number }[];
}

/** The columns of a {@link SessionView}. */
export type TableColumns = Pick<Table, 'head' | 'dateColumns'> & { numberColumns: number[] };

/** The states of cells by the letter that stands for them. */
export const CELL_STATES = { e: 'empty', i: 'invalid', n: 'null', p: 'positive', d: 'negative' } as const satisfies Record<
  string,
  keyof ResultFields
>;

const LETTERS = Object.fromEntries(Object.entries(CELL_STATES).map(([letter, state]) => [state, letter])) as Record<CellState, string>;

/** Creates the rows of each address of a session, with the same cells as in exports (ADD-16). */
export class SessionView {
  tableColumns!: TableColumns;
  private rowOf!: ReturnType<typeof rowWriter>;
  private blank: string[] = [];
  /** Whether a record has fields that no column shows yet. */
  addsColumns!: (record: AddressRecord) => boolean;
  /** Records with fields that are not in the settings, in the order of acquisition. Each adds columns. */
  private readonly recordsWithUnknownFields: AddressRecord[] = [];

  constructor(
    private readonly settings: TableSettings,
    private readonly session: LoadedSession['session'],
    private readonly toggles: TableToggles,
  ) {
    this.plan();
  }

  /** Receives records in the order of acquisition. Returns true when they add columns, so that all rows must be created again. */
  addRecords(records: readonly AddressRecord[]): boolean {
    const before = this.recordsWithUnknownFields.length;
    for (const record of records) {
      if (!this.addsColumns(record) || (this.toggles.invalidOnly && !isInvalid(record))) continue;
      this.recordsWithUnknownFields.push(record);
      this.plan();
    }
    return this.recordsWithUnknownFields.length > before;
  }

  /** The rows of an address; none when the switches hide it. */
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
      const states = this.blank.slice();
      const expected: Record<number, string> = {};
      const cells = this.rowOf(readings, {
        state: (column, state) => void (states[column] = LETTERS[state]),
        checked: (column, field, records) => {
          const expectedValue = expectedIn(field, records);
          if (expectedValue !== '') expected[column] = expectedValue;
        },
      });
      let flags = about.pictures ? READING_FLAG.withPicture : 0;
      for (const { record } of readings) flags |= flagsOf(record);
      return { ...about, nth, cells, states: states.join(''), flags, ...(Object.keys(expected).length > 0 && { expected }) };
    });
  }

  private plan(): void {
    const plan: ColumnPlan = runSteps(planColumns(this.recordsWithUnknownFields, this.settings, this.session, this.toggles));
    const { head, dateColumns, numberColumns } = plan;
    this.tableColumns = { head, dateColumns, numberColumns };
    this.blank = head.map(() => ' ');
    this.addsColumns = addsColumns(plan);
    this.rowOf = rowWriter(plan, this.settings.resultFields);
  }
}

function picturesOf(group: AddressGroup): Pick<ViewRow, 'pictures'> {
  const pictures = group.flatMap(({ pictures: paths, checkedAt }) => paths?.map((path) => ({ path, at: checkedAt })) ?? []);
  return pictures.length > 0 ? { pictures } : {};
}

/** The value in the task's sheet that the readings of a field differ from; empty when it is not known. */
function expectedIn({ name, expectedIn: header }: FieldColumn, records: readonly AddressRecord[]): string {
  for (const { results, inputData } of records) {
    if (own(results, name) !== 'negative' || !inputData) continue;
    const value =
      own(inputData, header) ?? own(inputData, Object.keys(inputData).find((one) => headerKey(one) === headerKey(header)) ?? '');
    if (value) return value;
  }
  return '';
}
