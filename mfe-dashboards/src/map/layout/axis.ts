import { naturalOrder } from './natural-order';

const DIGITS = /^\d{1,9}$/;

/** More places than these times the known ones are not filled in: two far numbers would make a wall of gaps. */
const MOST_GAPS = 2;
const FEW = 8;

/**
 * The names along one side of a rack in their natural order. Where all are numbers of one length, those missing in between are filled
 * in, so that gaps can be seen; in the step that the known ones have: a street of odd columns lacks no even ones.
 */
export function axisOf(names: Iterable<string>): string[] {
  const known = [...new Set(names)].sort(naturalOrder);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || known.length < 2) return known;
  if (!known.every((name) => name.length === first.length && DIGITS.test(name))) return known;
  const numbers = known.map(Number);
  const start = Number(first);
  const step = numbers.reduce((divisor, number) => greatestDivisor(divisor, number - start), 0);
  const places = (Number(last) - start) / step + 1;
  if (places === known.length || places > known.length * MOST_GAPS + FEW) return known;
  return Array.from({ length: places }, (_, place) => String(start + place * step).padStart(first.length, '0'));
}

function greatestDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
