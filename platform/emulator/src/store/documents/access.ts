import type { Fields } from '../values/value';
import type { StructuredQuery } from '../query-spec/structured-query';

/** Who makes a request, after the verification of the token. */
export type Caller =
  { kind: 'owner' } | { kind: 'user'; uid: string; token: Readonly<Record<string, unknown>>; expiresAt: number } | { kind: 'anonymous' };

export interface DocumentSnapshot {
  /** Relative to the database: `users/u1`. */
  path: string;
  fields: Fields;
  createTime: number;
  updateTime: number;
}

/** Reads documents without access checks, for `get()` and `exists()` in rules. */
export interface DocumentReader {
  get(path: string): DocumentSnapshot | undefined;
}

export interface GetRequest {
  caller: Caller;
  path: string;
  document: DocumentSnapshot | undefined;
  documents: DocumentReader;
  /** The same object for all documents that one call reads or one commit verifies and writes; look-ups are limited for all of them together. */
  batch?: object;
}

export interface ListRequest {
  caller: Caller;
  /** Path of the parent document, empty for the root. */
  parent: string;
  query: StructuredQuery;
  documents: DocumentReader;
}

/** One document changed by a commit; `before` or `after` is absent when it is created or deleted. */
export interface WriteRequest {
  caller: Caller;
  path: string;
  before: DocumentSnapshot | undefined;
  after: DocumentSnapshot | undefined;
  /** The client wants to change an existing document, so that without one this is no creation. */
  mustExist?: boolean;
  /** Time of the request in microseconds since 1970, in whole milliseconds. Server timestamps have the same. */
  time: number;
  documents: DocumentReader;
  /** The documents after the commit, for `getAfter()`. */
  documentsAfter: DocumentReader;
}

export interface FileRequest {
  caller: Caller;
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  bucket: string;
  /** Name of the file, or the prefix for `list`. */
  name: string;
  /** Metadata before and after the request, when the file exists. */
  resource: Readonly<Record<string, unknown>> | undefined;
  newResource: Readonly<Record<string, unknown>> | undefined;
  documents: DocumentReader;
}

/**
 * Allows or refuses client requests: every read and write that is not the owner's is checked by it. Synchronous, so that a commit is checked and applied
 * in one step.
 */
export interface Access {
  get(request: GetRequest): boolean;
  list(request: ListRequest): boolean;
  write(request: WriteRequest): boolean;
  file(request: FileRequest): boolean;
}

const isUser = ({ caller }: { caller: Caller }): boolean => caller.kind === 'user';

/** The default without rules: signed-in users may read and write everything, others nothing. */
export const signedInUsers: Access = { get: isUser, list: isUser, write: isUser, file: isUser };
