import type { StoredDocument } from '../documents/document';
import { formatFieldPath, getField, type FieldPath } from '../values/field-path';
import { comparePaths, compareValues } from '../values/order';
import type { Value } from '../values/value';
import type { Order } from '../query-spec/structured-query';

/** The fields of an index: first those that queries compare by equality, then those of their order, then the name. */
export interface IndexShape {
  equal: readonly FieldPath[];
  /** Without the name, with which every order ends. */
  orders: readonly Order[];
  nameDescending: boolean;
}

export interface IndexEntry {
  document: StoredDocument;
  /** Values of the equality fields, then of the order's fields. */
  keys: readonly Value[];
}

export function keyOfShape({ equal, orders, nameDescending }: IndexShape): string {
  const ordered = orders.map(({ path, descending }) => `${formatFieldPath(path)} ${descending}`);
  return JSON.stringify([equal.map(formatFieldPath), ordered, nameDescending]);
}

/** The documents of a collection that have all fields of the index, always in order. */
export class OrderIndex {
  #entries: IndexEntry[] = [];

  constructor(
    private readonly shape: IndexShape,
    documents: Iterable<StoredDocument>,
  ) {
    for (const document of documents) {
      const entry = this.entryOf(document);
      if (entry) this.#entries.push(entry);
    }
    this.#entries.sort((a, b) => this.compare(a, b));
  }

  follow(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const old = before && this.entryOf(before);
    const next = after && this.entryOf(after);
    const at = old && this.placeOf(old);
    if (at !== undefined && next && this.compare(old!, next) === 0) {
      this.#entries[at] = next;
      return;
    }
    if (at !== undefined) this.#entries.splice(at, 1);
    if (next) this.#entries.splice(this.placeOf(next), 0, next);
  }

  /** The entries from the first one that passes the test. All entries behind it must pass too. */
  *from(test: (entry: IndexEntry) => boolean): Iterable<IndexEntry> {
    for (let i = this.firstWhere(test); i < this.#entries.length; i += 1) yield this.#entries[i]!;
  }

  private placeOf(entry: IndexEntry): number {
    return this.firstWhere((other) => this.compare(other, entry) >= 0);
  }

  private firstWhere(test: (entry: IndexEntry) => boolean): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (test(this.#entries[middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private entryOf(document: StoredDocument): IndexEntry | undefined {
    const keys: Value[] = [];
    for (const path of [...this.shape.equal, ...this.shape.orders.map(({ path }) => path)]) {
      const value = getField(document.fields, path);
      if (value === undefined) return undefined;
      keys.push(value);
    }
    return { document, keys };
  }

  private compare(a: IndexEntry, b: IndexEntry): number {
    const { equal, orders, nameDescending } = this.shape;
    for (let i = 0; i < a.keys.length; i += 1) {
      const order = compareValues(a.keys[i]!, b.keys[i]!);
      if (order !== 0) return orders[i - equal.length]?.descending ? -order : order;
    }
    const order = comparePaths(a.document.path, b.document.path);
    return nameDescending ? -order : order;
  }
}
