import type { DocumentReader } from './documents/access';
import { ChangeLog } from './documents/change-log';
import type { Commit } from './documents/commit';
import type { StoredDocument } from './documents/document';
import { documentRecord, parseRecord } from './documents/document-record';
import type { JournalSection } from './journal/section';
import { checkDocumentPath, collectionIdOf, splitPath } from './values/path';
import type { IndexShape, OrderIndex } from './order-index/order-index';
import { OrderIndexes } from './order-index/order-indexes';
import { nowMicros, type Micros } from './values/time';

type Collection = Map<string, StoredDocument>;

/** The smallest collection with an index: sorting fewer documents is faster. */
const INDEX_FROM = 100;

/**
 * All documents by path, in memory. Versions are microseconds and never decrease, not even over restarts, since a client with a cache ignores snapshots
 * that are older than its last one.
 */
export class DocumentStore implements DocumentReader, JournalSection {
  readonly changeLog = new ChangeLog();
  readonly #collections = new Map<string, Collection>();
  readonly #groups = new Map<string, Set<string>>();
  readonly #indexes = new OrderIndexes();
  readonly #listeners = new Set<(commit: Commit) => void>();
  #version: Micros = 0;

  get version(): Micros {
    return this.#version;
  }

  nextVersion(): Micros {
    return Math.max(nowMicros(), this.#version + 1);
  }

  get(path: string): StoredDocument | undefined {
    const { collection, id } = splitPath(path);
    return this.#collections.get(collection)?.get(id);
  }

  /** The documents of a collection, unordered. */
  collection(path: string): Iterable<StoredDocument> {
    return this.#collections.get(path)?.values() ?? [];
  }

  /** The index of a collection; undefined if it has too few documents for one. */
  ordered(path: string, shape: IndexShape): OrderIndex | undefined {
    const collection = this.#collections.get(path);
    if (!collection || collection.size < INDEX_FROM) return undefined;
    return this.#indexes.get(path, shape, collection.values());
  }

  /** Paths of the non-empty collections with this id, or of all of them. */
  collectionPaths(collectionId?: string): Iterable<string> {
    return collectionId === undefined ? this.#collections.keys() : (this.#groups.get(collectionId) ?? []);
  }

  *all(): Iterable<StoredDocument> {
    for (const collection of this.#collections.values()) yield* collection.values();
  }

  /** Makes a commit visible and notifies the listeners, in one step. */
  apply(commit: Commit): void {
    this.#version = commit.version;
    for (const { path, after } of commit.changes) this.put(path, after);
    this.changeLog.add(commit);
    for (const listener of this.#listeners) listener(commit);
  }

  onCommit(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  restore(json: string): void {
    const { version, documents } = parseRecord(json);
    for (const { path, document } of documents) {
      checkDocumentPath(path);
      this.put(path, document);
    }
    this.#version = Math.max(this.#version, version);
    this.changeLog.startAt(this.#version);
  }

  *snapshot(): Iterable<string> {
    yield `{"v":${this.#version},"w":[]}`;
    for (const document of this.all()) yield documentRecord(0, document);
  }

  private put(path: string, document: StoredDocument | undefined): void {
    const { collection: collectionPath, id } = splitPath(path);
    let collection = this.#collections.get(collectionPath);
    this.#indexes.follow(collectionPath, collection?.get(id), document);
    if (!document) {
      if (!collection?.delete(id) || collection.size > 0) return;
      this.#collections.delete(collectionPath);
      this.#indexes.drop(collectionPath);
      this.#groups.get(collectionIdOf(collectionPath))?.delete(collectionPath);
      return;
    }
    if (!collection) {
      collection = new Map();
      this.#collections.set(collectionPath, collection);
      const group = this.#groups.get(collectionIdOf(collectionPath)) ?? new Set();
      this.#groups.set(collectionIdOf(collectionPath), group.add(collectionPath));
    }
    collection.set(id, document);
  }
}
