import { CODE, problem, withLimit, type Message } from 'shared-kit/model';

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

/** `silent`: the connections are open, but the server does not answer. */
export type ConnectionState = 'live' | 'silent' | 'reconnecting' | 'offline';

/** `unanswered`: a write that the server has not answered in time. It is sent as soon as the server answers, if the page stays open. */
export type StoreErrorKind = 'denied' | 'unavailable' | 'unanswered' | 'missing' | 'failed';

const CODE_OF: Record<StoreErrorKind, number> = {
  denied: CODE.notAuthorized,
  unavailable: CODE.serviceUnavailable,
  unanswered: CODE.serviceUnavailable,
  missing: CODE.dataChanged,
  failed: CODE.serverError,
};

/** Messages of their own: a right that is withdrawn ends what is being read. */
const KEY_OF: Partial<Record<StoreErrorKind, string>> = { denied: 'err.accessChanged', unanswered: 'err.notSentYet' };

/** Why the store could not answer, with the message for the user. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: StoreErrorKind;
  readonly problem: Message;

  constructor(kind: StoreErrorKind, message: string) {
    super(message);
    this.kind = kind;
    const key = KEY_OF[kind];
    this.problem = problem(CODE_OF[kind], key ? { key } : {});
  }
}

/** How long the server may take for a read, and for a write. */
export const READ_LIMIT_MS = 60_000;
export const WRITE_LIMIT_MS = 20_000;

/** The read with its limit. */
export const readInTime = <T>(read: Promise<T>): Promise<T> =>
  withLimit(read, READ_LIMIT_MS, () => {
    throw new StoreError('unavailable', `No answer in ${READ_LIMIT_MS} ms.`);
  });

/** The write with its limit. */
export const writeInTime = (write: Promise<void>): Promise<void> =>
  withLimit(write, WRITE_LIMIT_MS, () => {
    throw new StoreError('unanswered', `No answer in ${WRITE_LIMIT_MS} ms.`);
  });

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
  /** When something last came from the server, in milliseconds; null before the first. */
  lastContact(): number | null;
  /**
   * Asks the server this whenever nothing has come from it for half a minute and the page can be seen, until the returned function is
   * called. No listener may have the same query: the SDK would answer from its memory.
   */
  keepAsking(query: CollectionQuery): () => void;
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
