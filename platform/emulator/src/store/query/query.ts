import type { StoredDocument } from '../document';
import type { DocumentStore } from '../document-store';
import { getField, type FieldPath } from '../field-path';
import { comparePaths, compareValues } from '../order';
import { collectionIdOf, parentOf, splitPath } from '../path';
import type { Value } from '../value';
import { isName, type Cursor, type StructuredQuery } from './structured-query';

/** A document of a result with the values it is ordered by. */
export interface Match {
  document: StoredDocument;
  keys: readonly Value[];
}

/** A query that can be run, or asked about single documents. */
export class Query {
  /** Prefix of all references, to give documents their name as a value. */
  constructor(
    readonly parent: string,
    readonly spec: StructuredQuery,
    private readonly root: string,
  ) {}

  /** The document's place in the result before offset and limit, or undefined when it does not belong. */
  match(document: StoredDocument): Match | undefined {
    if (!this.covers(document.path)) return undefined;
    return this.matchFields(document);
  }

  /** True when the document is of a collection the query is over. */
  covers(path: string): boolean {
    return this.coversCollection(splitPath(path).collection);
  }

  /** The whole result in order. */
  run(store: DocumentStore): Match[] {
    const { offset, limit } = this.spec;
    const found = this.all(store).sort((a, b) => this.compare(a, b));
    if (offset === 0 && limit === undefined) return found;
    return found.slice(offset, limit === undefined ? undefined : offset + limit);
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
      return [this.parent === '' ? collectionId : `${this.parent}/${collectionId}`];
    }
    return [...store.collectionPaths(collectionId)].filter((path) => this.coversCollection(path));
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
      // A document takes part in an order only if it has the field.
      const value = read(path);
      if (value === undefined) return undefined;
      keys.push(value);
    }
    if (startAt && !this.isAfter(keys, startAt)) return undefined;
    if (endAt && this.isAfter(keys, endAt)) return undefined;
    // The name is the document's path: keeping it again would cost memory for nothing.
    keys.pop();
    return { document, keys };
  }

  /** True when the keys are at or behind the cursor, in the query's order. */
  private isAfter(keys: readonly Value[], cursor: Cursor): boolean {
    for (let i = 0; i < cursor.values.length; i += 1) {
      const order = compareValues(keys[i] as Value, cursor.values[i] as Value);
      if (order !== 0) return this.spec.orderBy[i]?.descending ? order < 0 : order > 0;
    }
    return cursor.before;
  }
}
