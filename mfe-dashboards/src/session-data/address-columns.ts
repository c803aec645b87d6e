import { formatAddress, READING_RESULTS, resultOf, type DomainSettings, type ReadingResult } from 'shared-kit/model';
import { headerKey, type ViewFrame, type ViewRow } from 'shared-kit/model/session-export';
import type { DataColumn } from 'shared-kit/workers/inside';
import { withNumber, type PluralForms } from '../text/plural-forms';

/** The words of the columns in the user's language, as plain data: a worker sorts, searches and exports by them. */
export interface ColumnWords {
  result: string;
  results: Readonly<Record<ReadingResult, string>>;
  pictures: string;
  readings: PluralForms;
  /** Has `READINGS` in place of the text for all readings. */
  invalidReadings: PluralForms;
}

/** Stands for the text for all readings. */
export const READINGS = '\uE001';

export interface AddressColumnsOptions {
  words: ColumnWords;
  /** How addresses are named and written on the shelf, by which they are found too. */
  settings: { baseFields: Pick<DomainSettings['baseFields'], 'address'> } & Pick<DomainSettings, 'addrPattern' | 'addrPatternUser'>;
  hasPictures: boolean;
  /** Rows are addresses, and say how often each was read; otherwise each row is one reading. */
  countsReadings: boolean;
}

/** A column of a table of addresses; those of cells have their position in the row. */
export interface AddressColumn extends DataColumn<ViewRow> {
  of: 'address' | 'cell' | 'result' | 'pictures' | 'session';
  cell?: number;
}

/** Keys that no column of a sheet has, because names cannot contain a slash. */
export const RESULT_COLUMN = '/result';
const PICTURES_COLUMN = '/pictures';

export const viewRowKey = ({ address, nth }: ViewRow): string => (nth === 0 ? address : `${address}\n${nth}`);

/** By address, by UTF-16 code units, as the reference of D-72 does, then as the readings were made. */
export const byAddress = (one: ViewRow, other: ViewRow): number =>
  one.address === other.address ? one.nth - other.nth : one.address < other.address ? -1 : 1;

/** Text for an address that was read more than once, with the number of invalid readings; empty for one that was read once. */
export function repeatedText({ readings, invalid }: ViewRow, words: ColumnWords): string {
  if (readings < 2) return '';
  const all = withNumber(words.readings, readings);
  return invalid > 0 ? withNumber(words.invalidReadings, invalid).replace(READINGS, all) : all;
}

/** What the columns of a table of addresses know of a row. The result and the pictures are right after the address (ADD-16, DASH-22). */
export function addressColumns(frame: ViewFrame, { words, settings, hasPictures, countsReadings }: AddressColumnsOptions): AddressColumn[] {
  // Without base fields, this is the address column of the spreadsheet, which may be at any position (D-73).
  const addressAt = frame.head.findIndex((title) => headerKey(title) === headerKey(settings.baseFields.address));
  const columns = frame.head.map((title, index) => cellColumn(frame, title, index));
  const address = columns[addressAt];
  if (address)
    columns[addressAt] = {
      ...address,
      of: 'address',
      alsoFoundBy: (row) => formatAddress(row.address, settings.addrPattern, settings.addrPatternUser),
    };
  const result: AddressColumn = {
    of: 'result',
    key: RESULT_COLUMN,
    title: words.result,
    value: ({ flags }) => READING_RESULTS.indexOf(resultOf(flags)),
    text: (row) => [words.results[resultOf(row.flags)], countsReadings && repeatedText(row, words)].filter(Boolean).join(' · '),
  };
  return columns.toSpliced(addressAt + 1, 0, result, ...(hasPictures ? [picturesColumn(words)] : []));
}

/** How many pictures an address has. Exports leave it out. */
const picturesColumn = ({ pictures: title }: ColumnWords): AddressColumn => ({
  of: 'pictures',
  key: PICTURES_COLUMN,
  title,
  value: ({ pictures }) => pictures?.length ?? 0,
  searchable: false,
  exported: false,
});

function cellColumn({ head, dateColumns, numberColumns }: ViewFrame, title: string, cell: number): AddressColumn {
  return {
    of: 'cell',
    cell,
    // The user's order of columns is stored by key, so the key is the title. Where two columns have the same title, the index is added.
    key: head.indexOf(title) === cell ? title : `${title} (${cell})`,
    title,
    value: ({ cells }) => cells[cell],
    kind: dateColumns.includes(cell) ? 'date' : numberColumns.includes(cell) ? 'number' : 'text',
  };
}
