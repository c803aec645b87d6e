/** The number with two digits. */
export const two = (number: number): string => String(number).padStart(2, '0');

export interface AddressRange {
  /** Constant characters before the street, empty if the pattern has none. */
  prefix: string;
  street: number;
  count: number;
}

const POSITIONS = 4;
const LEVELS = 5;
/** The number of addresses in a street whose column has two digits. */
export const STREET_SIZE = 99 * LEVELS * POSITIONS;

/** Addresses in walking order, first by position, then level, then column. The next street follows when one is full. */
export function addressRange({ prefix, street, count }: AddressRange): string[] {
  return Array.from({ length: count }, (_, i) => {
    const inStreet = i % STREET_SIZE;
    const column = Math.floor(inStreet / (LEVELS * POSITIONS)) + 1;
    const level = (Math.floor(inStreet / POSITIONS) % LEVELS) + 1;
    const position = (inStreet % POSITIONS) + 1;
    return `${prefix}${two(street + Math.floor(i / STREET_SIZE))}${two(column)}${two(level)}${two(position)}`;
  });
}
