import type { StoredDocument } from '../documents/document';
import { keyOfShape, OrderIndex, type IndexShape } from './order-index';

/** Limits the indexes of a collection, since each costs memory and slows writes. The least recently used one is dropped first. */
const MAX_PER_COLLECTION = 12;

/** The indexes of all collections. Each is made when a query first needs it. */
export class OrderIndexes {
  readonly #byCollection = new Map<string, Map<string, OrderIndex>>();

  get(collection: string, shape: IndexShape, documents: Iterable<StoredDocument>): OrderIndex {
    const indexes = this.#byCollection.get(collection) ?? new Map<string, OrderIndex>();
    this.#byCollection.set(collection, indexes);
    const key = keyOfShape(shape);
    const index = indexes.get(key) ?? new OrderIndex(shape, documents);
    // Moves the index to the end of the map, which is in the order of last use.
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
