import type { StoredDocument } from '../document';
import { keyOfShape, OrderIndex, type IndexShape } from './order-index';

/** Each index costs memory and slows writes a little; the one that was used longest ago is dropped first. */
const MAX_PER_COLLECTION = 12;

/** The indexes of all collections, each made when a query first wants it. */
export class OrderIndexes {
  readonly #byCollection = new Map<string, Map<string, OrderIndex>>();

  get(collection: string, shape: IndexShape, documents: Iterable<StoredDocument>): OrderIndex {
    const indexes = this.#byCollection.get(collection) ?? new Map<string, OrderIndex>();
    this.#byCollection.set(collection, indexes);
    const key = keyOfShape(shape);
    const index = indexes.get(key) ?? new OrderIndex(shape, documents);
    // Moved to the end of the map, which holds the indexes in the order of their last use.
    indexes.delete(key);
    indexes.set(key, index);
    const [oldest] = indexes.keys();
    if (indexes.size > MAX_PER_COLLECTION && oldest !== undefined) indexes.delete(oldest);
    return index;
  }

  follow(collection: string, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    for (const index of this.#byCollection.get(collection)?.values() ?? []) index.follow(before, after);
  }

  drop(collection: string): void {
    this.#byCollection.delete(collection);
  }
}
