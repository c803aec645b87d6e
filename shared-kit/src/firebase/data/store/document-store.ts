import { CODE, problem, type Message } from 'shared-kit/model';
import { withLimit } from 'shared-kit/model/pacing';

/** A document's fields as stored, possibly old or malformed. Converters turn them into entities. */
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

/** Keys of messages that replace those of the codes: a listener is also denied when the user loses the right to read, and pages are live (D-03). */
const KEY_OF: Partial<Record<StoreErrorKind, string>> = {
  denied: 'err.accessChanged',
  unanswered: 'err.notSentYet',
  missing: 'err.changedMeanwhile',
};

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

/** The time limits of the server for a read and for a write. */
export const READ_LIMIT_MS = 60_000;
export const WRITE_LIMIT_MS = 20_000;

const inTime = <T>(work: Promise<T>, limitMs: number, kind: StoreErrorKind): Promise<T> =>
  withLimit(work, limitMs, () => {
    throw new StoreError(kind, `No answer in ${limitMs} ms.`);
  });

/** Adds the time limit to a read. */
export const readInTime = <T>(read: Promise<T>): Promise<T> => inTime(read, READ_LIMIT_MS, 'unavailable');

/** Adds the time limit to a write. */
export const writeInTime = (write: Promise<void>): Promise<void> => inTime(write, WRITE_LIMIT_MS, 'unanswered');

/**
 * The port of the document database: Firestore in the product, a double in memory in tests. Both pass the same contract tests.
 * Its failures are {@link StoreError}s.
 */
export interface DocumentStore {
  /** The URL of the documents, for workers; null for a store in memory. */
  readonly documents: string | null;
  /** Calls back with live results until the returned function is called. No result follows `onError`. */
  listen(spec: QuerySpec, onNext: (snapshot: StoreSnapshot) => void, onError: (error: StoreError) => void): () => void;
  /** Reads once from the server, never from the cache. */
  getAll(spec: QuerySpec): Promise<readonly StoredDocument[]>;
  /** Changes the given fields of a document that must exist. */
  update(path: string, data: DocumentData): Promise<void>;
  /** Deletes the documents in one batch: all or none. */
  deleteAll(paths: readonly string[]): Promise<void>;
  /** Calls back with the current state of the connection, then after every change. */
  onConnection(next: (state: ConnectionState) => void): () => void;
  /** The time of the last message from the server, in milliseconds; null before the first. */
  lastContact(): number | null;
  /**
   * Runs this query whenever the server has sent nothing for 30 seconds and the page is visible, until the returned function is
   * called. No listener may have the same query, because the SDK would then answer from its cache.
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

/** The time of the last message from the server, in milliseconds; null before the first. */
export const lastContact = (): number | null => connected?.lastContact() ?? null;

/** Replaces the store; tests use the double in memory. */
export function setDataStore(store: DocumentStore | null): void {
  connected = store;
}
