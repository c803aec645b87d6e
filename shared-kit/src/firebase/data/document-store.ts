import { CODE, problem, type Message } from 'shared-kit/model';

/** A document's fields as stored, possibly old or malformed. Converters make entities of them. */
export type DocumentData = Record<string, unknown>;

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';
export type Filter = readonly [field: string, comparison: Comparison, value: unknown];
export type OrderBy = readonly [field: string, direction: 'asc' | 'desc'];

/** A query as plain data: one document (`doc`), or a collection with filters, order and limit. */
export interface QuerySpec {
  readonly path: string;
  readonly doc?: true;
  readonly where?: readonly Filter[];
  readonly orderBy?: readonly OrderBy[];
  readonly limit?: number;
  /** Only documents after this one in the order of `orderBy`, which must be given. Equal values are ordered by id. */
  readonly startAfter?: StoredDocument | undefined;
  /** Only ids after this one, in the order of the ids. */
  readonly after?: string | undefined;
  /** Only ids up to this one, in the order of the ids. */
  readonly upTo?: string;
}

/** A query of a collection that workers can run too. */
export type CollectionQuery = Pick<QuerySpec, 'path' | 'where' | 'orderBy' | 'limit'>;

export interface StoredDocument {
  readonly id: string;
  readonly data: DocumentData;
}

/** Runs a query once, on the server. Rejects with a {@link StoreError}. */
export type Ask = (query: CollectionQuery) => Promise<readonly StoredDocument[]>;

export interface StoreSnapshot {
  readonly docs: readonly StoredDocument[];
  /** Not confirmed by the server: a document that is missing here may exist. */
  readonly fromCache: boolean;
}

export type ConnectionState = 'live' | 'reconnecting' | 'offline';

export type StoreErrorKind = 'denied' | 'unavailable' | 'missing' | 'failed';

const CODE_OF: Record<StoreErrorKind, number> = {
  denied: CODE.notAuthorized,
  unavailable: CODE.serviceUnavailable,
  missing: CODE.dataChanged,
  failed: CODE.serverError,
};

/** Why the store could not answer, with the message for the user. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: StoreErrorKind;
  readonly problem: Message;

  constructor(kind: StoreErrorKind, message: string) {
    super(message);
    this.kind = kind;
    this.problem = problem(CODE_OF[kind]);
  }
}

/**
 * The document database behind a port: Firestore in the product, an in-memory twin in tests, the same contract cases over both.
 * Its failures are {@link StoreError}s.
 */
export interface DocumentStore {
  /** The HTTP address of the documents, for workers; null for a store in memory. */
  readonly documents: string | null;
  /** Live answers until the returned function is called. After `onError` nothing more comes. */
  listen(spec: QuerySpec, onNext: (snapshot: StoreSnapshot) => void, onError: (error: StoreError) => void): () => void;
  /** The server's answer once, never one from the cache. */
  getAll(spec: QuerySpec): Promise<readonly StoredDocument[]>;
  /** Changes the given fields of a document that must exist. */
  update(path: string, data: DocumentData): Promise<void>;
  /** Deletes the documents in one batch: all or none. */
  deleteAll(paths: readonly string[]): Promise<void>;
  /** Calls back with the present state of the connection, then at every change. */
  onConnection(next: (state: ConnectionState) => void): () => void;
  /** When the server last confirmed an answer, in milliseconds; null before the first. */
  lastContact(): number | null;
}

let connected: DocumentStore | null = null;

/** The connected store. */
export function dataStore(): DocumentStore {
  if (!connected) throw new Error('connectData() has not been called.');
  return connected;
}

export const isDataConnected = (): boolean => connected !== null;

/** Replaces the store; tests use the in-memory twin. */
export function setDataStore(store: DocumentStore | null): void {
  connected = store;
}
