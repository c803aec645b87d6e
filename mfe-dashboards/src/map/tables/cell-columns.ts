import { formatAddress, type DomainSettings } from 'shared-kit/model';
import type { DataColumn } from 'shared-kit/workers/inside';
import type { CellResult } from '../picture/cell-states';
import { addressAt, sizeOf, stateAt, type RackPicture } from '../picture/rack-picture';
import { textAt } from '../picture/text-list';

/** The words of the list below the map in the user's language, as plain data: the worker sorts, searches and exports by them. */
export interface CellWords extends Record<'address' | 'result' | 'value' | 'checkedAt' | 'readBy' | 'readings' | 'session', string> {
  results: Readonly<Record<CellResult, string>>;
}

export interface CellListOptions {
  words: CellWords;
  /** How addresses are written on the shelf, by which they are found too. */
  shelf: Pick<DomainSettings, 'addrPattern' | 'addrPatternUser'>;
  /** The sessions of the picture. When there are several, a column names the session of each address. */
  sessions: readonly { id: string; name: string }[];
}

/** A row of the list: a cell of the map in words. */
export interface CellRow {
  address: string;
  /** The position of its state in the legend. */
  result: number;
  state: CellResult;
  value: string;
  checkedAt: number;
  readBy: string;
  readings: number;
  /** The position of its session among those of the picture. */
  session: number;
  isPlaced: boolean;
}

export const cellRowKey = ({ address }: CellRow): string => address;

/** The rows of a picture of readings, in its order. */
export function cellRows(picture: RackPicture): CellRow[] {
  return Array.from({ length: sizeOf(picture) }, (_, cell) => ({
    address: addressAt(picture, cell),
    result: picture.results[cell]!,
    state: stateAt(picture, cell) as CellResult,
    value: textAt(picture.values, cell),
    checkedAt: picture.checkedAt[cell]!,
    readBy: picture.people[picture.readBy[cell]!]!,
    readings: picture.readings[cell]!,
    session: picture.session[cell]!,
    isPlaced: cell < picture.placed,
  }));
}

export const sessionOfCell = <T>({ readings, session }: CellRow, sessions: readonly T[]): T | undefined =>
  readings === 0 ? undefined : sessions[session];

/** What the columns of the list know of a row. */
export function cellColumns({ words, shelf, sessions }: CellListOptions): (DataColumn<CellRow> & { key: keyof CellRow })[] {
  return [
    {
      key: 'address',
      title: words.address,
      value: ({ address }) => address,
      alsoFoundBy: ({ address }) => formatAddress(address, shelf.addrPattern, shelf.addrPatternUser),
    },
    // By the number, the column is sorted in the order of the legend.
    { key: 'result', title: words.result, value: ({ result }) => result, text: ({ state }) => words.results[state] },
    { key: 'value', title: words.value, value: ({ value }) => value },
    { key: 'checkedAt', title: words.checkedAt, kind: 'date', value: ({ checkedAt }) => checkedAt || null },
    { key: 'readBy', title: words.readBy, value: ({ readBy }) => readBy },
    { key: 'readings', title: words.readings, kind: 'number', value: ({ readings }) => readings },
    ...(sessions.length > 1
      ? [{ key: 'session' as const, title: words.session, value: (row: CellRow) => sessionOfCell(row, sessions)?.name }]
      : []),
  ];
}
