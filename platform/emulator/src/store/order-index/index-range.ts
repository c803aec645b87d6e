import { compareValues } from '../values/order';
import type { Value } from '../values/value';
import { boundsOf, equalitiesOf, type FieldFilter } from '../query-spec/filter';
import type { IndexEntry, IndexShape } from './order-index';
import { isAfter, type StructuredQuery } from '../query-spec/structured-query';

/** The shape of the index for a query, and the range of its entries that can match. */
export class IndexRange {
  readonly shape: IndexShape;
  readonly #equal: readonly FieldFilter[];
  readonly #bounds: readonly FieldFilter[];

  constructor(
    private readonly spec: StructuredQuery,
    /** Prefix of all names of documents. */
    private readonly root: string,
  ) {
    const { where, orderBy } = spec;
    const orders = orderBy.slice(0, -1);
    this.#equal = equalitiesOf(where);
    this.#bounds = orders[0] ? boundsOf(where, orders[0].path) : [];
    this.shape = { equal: this.#equal.map(({ path }) => path), orders, nameDescending: orderBy.at(-1)?.descending ?? false };
  }

  isBefore(entry: IndexEntry): boolean {
    const order = this.compareEqual(entry);
    if (order !== 0) return order < 0;
    if (this.#bounds.some((bound) => this.sideOf(entry, bound) < 0)) return true;
    const { startAt, orderBy } = this.spec;
    return startAt !== undefined && !isAfter(this.orderKeys(entry), startAt, orderBy);
  }

  /** Whether an entry is behind the range, for entries that are not before it. */
  isBehind(entry: IndexEntry): boolean {
    if (this.compareEqual(entry) !== 0) return true;
    if (this.#bounds.some((bound) => this.sideOf(entry, bound) > 0)) return true;
    const { endAt, orderBy } = this.spec;
    return endAt !== undefined && isAfter(this.orderKeys(entry), endAt, orderBy);
  }

  private compareEqual({ keys }: IndexEntry): number {
    for (const [i, { value }] of this.#equal.entries()) {
      const order = compareValues(keys[i]!, value);
      if (order !== 0) return order;
    }
    return 0;
  }

  /** Negative for an entry before the bound's range, positive for one after it, in the order of the index. */
  private sideOf({ keys }: IndexEntry, { op, value }: FieldFilter): number {
    const { descending = false } = this.shape.orders[0] ?? {};
    const order = compareValues(keys[this.#equal.length]!, value);
    const inOrder = descending ? -order : order;
    const begins = op.startsWith('GREATER') !== descending;
    return begins ? Math.min(inOrder, 0) : Math.max(inOrder, 0);
  }

  private orderKeys({ document, keys }: IndexEntry): Value[] {
    return [...keys.slice(this.#equal.length), { referenceValue: `${this.root}/${document.path}` }];
  }
}
