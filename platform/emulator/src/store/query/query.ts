import type { StoredDocument } from '../documents/document';
import type { DocumentStore } from '../document-store';
import { getField, type FieldPath } from '../values/field-path';
import { comparePaths, compareValues } from '../values/order';
import { collectionIdOf, parentOf, splitPath } from '../values/path';
import type { Value } from '../values/value';
import type { OrderIndex } from '../order-index/order-index';
import { IndexRange } from '../order-index/index-range';
import { isAfter, isName, type StructuredQuery } from '../query-spec/structured-query';

export interface Match {
  document: StoredDocument;
  keys: readonly Value[];
}

/** A query in one place of the database: which documents it covers and matches, and their order. */
export class Query {
  readonly #range: IndexRange;

  /** `root` is the prefix of all references, by which the name of a document becomes a value. */
  constructor(
    readonly parent: string,
    readonly spec: StructuredQuery,
    private readonly root: string,
  ) {
    this.#range = new IndexRange(spec, root);
  }

  /** The document with the values that order it, or undefined if it does not match. */
  match(document: StoredDocument): Match | undefined {
    if (!this.covers(document.path)) return undefined;
    return this.matchFields(document);
  }

  /** True if the document is in a collection of the query. */
  covers(path: string): boolean {
    return this.coversCollection(splitPath(path).collection);
  }

  /** The whole result in order. */
  run(store: DocumentStore): Match[] {
    const { offset, limit = Infinity, collectionId, allDescendants } = this.spec;
    const index =
      collectionId === undefined || allDescendants ? undefined : store.ordered(this.collectionPath(collectionId), this.#range.shape);
    if (index) return this.runInOrder(index, offset, limit);
    const matches = this.all(store).sort((a, b) => this.compare(a, b));
    return offset === 0 && limit === Infinity ? matches : matches.slice(offset, offset + limit);
  }

  /** Reads the entries that can match in the query's order, up to the limit. */
  private runInOrder(index: OrderIndex, offset: number, limit: number): Match[] {
    const matches: Match[] = [];
    let toSkip = offset;
    if (limit === 0) return matches;
    for (const entry of index.from((one) => !this.#range.isBefore(one))) {
      if (this.#range.isBehind(entry)) break;
      const match = this.matchFields(entry.document);
      if (!match) continue;
      if (toSkip > 0) toSkip -= 1;
      else if (matches.push(match) >= limit) break;
    }
    return matches;
  }

  compare(a: Match, b: Match): number {
    const orders = this.spec.orderBy;
    for (let i = 0; i < orders.length - 1; i += 1) {
      const order = compareValues(a.keys[i] as Value, b.keys[i] as Value);
      if (order !== 0) return orders[i]?.descending ? -order : order;
    }
    const order = comparePaths(a.document.path, b.document.path);
    return orders.at(-1)?.descending ? -order : order;
  }

  private all(store: DocumentStore): Match[] {
    const matches: Match[] = [];
    for (const collection of this.collections(store)) {
      for (const document of store.collection(collection)) {
        const match = this.matchFields(document);
        if (match) matches.push(match);
      }
    }
    return matches;
  }

  private collections(store: DocumentStore): Iterable<string> {
    const { collectionId, allDescendants } = this.spec;
    if (collectionId !== undefined && !allDescendants) {
      return [this.collectionPath(collectionId)];
    }
    return [...store.collectionPaths(collectionId)].filter((path) => this.coversCollection(path));
  }

  private collectionPath(collectionId: string): string {
    return this.parent === '' ? collectionId : `${this.parent}/${collectionId}`;
  }

  private coversCollection(collection: string): boolean {
    const { collectionId, allDescendants } = this.spec;
    if (collectionId !== undefined && collectionIdOf(collection) !== collectionId) return false;
    const parent = parentOf(collection);
    if (!allDescendants) return parent === this.parent;
    return this.parent === '' || parent === this.parent || parent.startsWith(`${this.parent}/`);
  }

  private matchFields(document: StoredDocument): Match | undefined {
    const read = (path: FieldPath): Value | undefined => {
      if (isName(path)) return { referenceValue: `${this.root}/${document.path}` };
      return getField(document.fields, path);
    };
    const { where, orderBy, startAt, endAt } = this.spec;
    if (where && !where.matches(read)) return undefined;
    const keys: Value[] = [];
    for (const { path } of orderBy) {
      // A document without the field is not in the result.
      const value = read(path);
      if (value === undefined) return undefined;
      keys.push(value);
    }
    if (startAt && !isAfter(keys, startAt, orderBy)) return undefined;
    if (endAt && isAfter(keys, endAt, orderBy)) return undefined;
    // Without the name, which is the document's path: storing it again would only cost memory.
    keys.pop();
    return { document, keys };
  }
}
