import type { ViewFrame, ViewRow } from 'shared-kit/model/session-export';
import {
  addressColumns,
  RESULT_COLUMN,
  type AddressColumn,
  type AddressColumnsOptions,
  type ColumnWords,
} from '../session-data/address-columns';

export const SESSION_COLUMN = 'session of the row';

export interface AllAddressesWords extends ColumnWords {
  /** The title of the column with the session of each row. */
  session: string;
}

export interface AllColumnsOptions extends Omit<AddressColumnsOptions, 'countsReadings'> {
  words: AllAddressesWords;
}

export const sessionOf = <T>({ cells }: ViewRow, sessions: readonly T[]): T | undefined => sessions[Number(cells[0])];

/** What the columns know of a row: those of addresses, and before the result the session of the row, whose position is the first cell. */
export function allAddressesColumns(frame: ViewFrame, sessions: readonly { name: string }[], options: AllColumnsOptions): AddressColumn[] {
  const columns = addressColumns(frame, { ...options, countsReadings: true }).slice(1);
  const session: AddressColumn = {
    of: 'session',
    key: SESSION_COLUMN,
    title: options.words.session,
    value: (row) => sessionOf(row, sessions)?.name,
  };
  return columns.toSpliced(
    columns.findIndex(({ key }) => key === RESULT_COLUMN),
    0,
    session,
  );
}
