import { splitAddress } from 'shared-kit/model';

/** The parts of an address, split by its pattern (D-41). A part that the pattern lacks is empty. */
export interface Place {
  /** The constant characters. They distinguish streets of the same name. */
  constant: string;
  street: string;
  column: string;
  level: string;
  position: string;
}

/**
 * Splits an address by a pattern. Null for an address that does not fit the pattern, and for every address when the pattern has neither street nor
 * column, level or position. When the pattern has no column, the position is used as the column.
 */
export function placeOf(address: string, pattern: string): Place | null {
  const parts = splitAddress(address, pattern);
  if (!parts) return null;
  const [constant, street, column, level, position] = [parts['*'].join(''), parts.R.join(''), parts.C.join(''), parts.N.join(''), parts.A.join('')] as const;
  if (street + column + level + position === '') return null;
  return column === '' ? { constant, street, column: position, level, position: '' } : { constant, street, column, level, position };
}
