import { naturalOrder } from './natural-order';

const DIGITS = /^\d{1,9}$/;

/** An axis is filled in up to this many times its known names, plus `FEW`: two distant numbers would otherwise make a long row of gaps. */
const MOST_GAPS = 2;
const FEW = 8;

/**
 * The names along one side of a rack, in natural order. When all are numbers of the same length, missing numbers are filled in, so that gaps
 * are visible. The known numbers determine the step: between odd columns, no even ones are filled in.
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
