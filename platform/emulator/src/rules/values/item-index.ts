import { includes } from './equal';
import type { Value } from './value';

/** So many comparisons of lists and maps with each other take a moment; more would take a client's time from all. */
const MAX_COMPARISONS = 100_000;

/** Items to be asked whether they include a value, often: texts, numbers and the like are found at once. */
export class ItemIndex {
  readonly #keys = new Set<string>();
  readonly #others: Value[] = [];

  constructor(items: Iterable<Value> = []) {
    for (const item of items) this.add(item);
  }

  add(item: Value): void {
    const key = keyOf(item);
    if (key === undefined) this.#others.push(item);
    else this.#keys.add(key);
  }

  has(value: Value): boolean {
    const key = keyOf(value);
    return key === undefined ? includes(this.#others, value) === true : this.#keys.has(key);
  }
}

/** True when looking each of some items up among others would take too long. */
export function isCostly(a: readonly Value[], b: readonly Value[]): boolean {
  if (a.length * b.length <= MAX_COMPARISONS) return false;
  const compared = (items: readonly Value[]) => items.filter((item) => keyOf(item) === undefined).length;
  return compared(a) * compared(b) > MAX_COMPARISONS;
}

/** The same text for equal values, or none for values that have to be compared. */
function keyOf(value: Value): string | undefined {
  switch (typeof value) {
    case 'string':
      return `s${value}`;
    case 'bigint':
      return `n${value}`;
    case 'number':
      // An integer and a float may be equal; NaN equals nothing, not even itself.
      if (Number.isNaN(value)) return undefined;
      return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
    case 'boolean':
      return `b${value}`;
    default:
      return value === null ? 'null' : undefined;
  }
}
