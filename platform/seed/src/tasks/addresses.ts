export interface AddressRange {
  /** The domain's address pattern (D-41). */
  pattern: string;
  street: number;
  count: number;
}

/** The letters of a pattern in walking order, each with its most places: first by position, then level, then column, then street. */
const WALK = [
  ['A', 4],
  ['N', 5],
  ['C', Infinity],
  ['R', Infinity],
] as const;
/** The number of addresses in a street whose column has two digits. */
export const STREET_SIZE = 99 * 5 * 4;
/** What stands for a constant character of a pattern. */
const CONSTANT = 'G';

/** The address at a place of the walk that begins in a street. Behind its last address the pattern begins again. */
export function addressAt(pattern: string, street: number, index: number): string {
  const digits: Record<string, string[]> = {};
  let rest = index;
  for (const [letter, most] of WALK) {
    const width = pattern.split(letter).length - 1;
    if (width === 0) continue;
    const size = Math.min(most, 10 ** width - 1);
    const place = letter === 'R' ? street - 1 + rest : rest;
    digits[letter] = [...String((place % size) + 1).padStart(width, '0')];
    rest = Math.floor(rest / size);
  }
  return pattern.replace(/[RCNA*]/g, (letter) => (letter === '*' ? CONSTANT : digits[letter]!.shift()!));
}

/** Addresses in walking order. The next street follows when one is full. */
export const addressRange = ({ pattern, street, count }: AddressRange): string[] =>
  Array.from({ length: count }, (_, index) => addressAt(pattern, street, index));
