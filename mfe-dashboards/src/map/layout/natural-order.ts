const PARTS = /\d+|\D+/g;

const isNumber = (part: string): boolean => part >= '0' && part < ':';

/**
 * Compares names for sorting: digits by their value (`2` before `10`), other characters by their code. Of two names with the same values
 * (`1` and `01`) the shorter one is first, so that only identical names are equal.
 */
export function naturalOrder(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.match(PARTS) ?? [];
  const right = b.match(PARTS) ?? [];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const one = left[i]!;
    const other = right[i]!;
    const order = isNumber(one) && isNumber(other) ? byNumber(one, other) : byCharacters(one, other);
    if (order !== 0) return order;
  }
  return left.length - right.length || a.length - b.length || byCharacters(a, b);
}

const byCharacters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares digits as text, because they may be too many for a number. */
function byNumber(a: string, b: string): number {
  const one = a.replace(/^0+/, '');
  const other = b.replace(/^0+/, '');
  return one.length - other.length || byCharacters(one, other);
}
