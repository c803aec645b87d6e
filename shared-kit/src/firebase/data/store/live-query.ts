import { isDocumentId } from 'shared-kit/model';
import type { DocumentData, QuerySpec } from './document-store';
import type { Pieces } from './pieces';

export type Convert<T> = (id: string, data: DocumentData) => T;

/**
 * A query with live results. Except for the converter it is plain data: creating one needs no connection and no Firebase code, and
 * components with the same `key` share one listener.
 */
export interface LiveQuery<T> {
  readonly key: string;
  readonly source: QuerySpec;
  readonly convert: Convert<T>;
  /** For a long list: it is read in pieces, in the order of the ids. */
  readonly pieces?: Pieces;
}

type Refinement = Omit<QuerySpec, 'path' | 'doc'>;

export function liveDocument<T>(path: string, convert: Convert<T>): LiveQuery<T> {
  return liveQuery({ path, doc: true }, convert);
}

/**
 * The query, or one with an empty result if an id of its path is invalid. Ids come from the page's URL: a slash in one would make the
 * path of another document, or an invalid path, for which the SDK throws.
 */
export function ofIds<T>(ids: readonly string[], query: LiveQuery<T>): LiveQuery<T> {
  return ids.every(isDocumentId) ? query : liveQuery({ path: query.source.path, where: [['id', 'in', []]] }, query.convert);
}

/** A collection, live, with the given filters, order and limit. */
export function liveCollection<T>(path: string, convert: Convert<T>, refinement: Refinement = {}): LiveQuery<T> {
  return liveQuery({ path, ...refinement }, convert);
}

/** A collection of any length, live: its first documents soon, then all (`partial` until then). In the order of the ids. */
export function liveLongCollection<T>(path: string, convert: Convert<T>, where: QuerySpec['where'], pieces: Pieces): LiveQuery<T> {
  return { ...liveQuery({ path, where: where ?? [] }, convert, 'in pieces'), pieces };
}

/** `variant` tells apart queries whose converters differ by more than their path, such as by language. */
export function liveQuery<T>(source: QuerySpec, convert: Convert<T>, variant = ''): LiveQuery<T> {
  const { path, doc = false, where = [], orderBy = [], limit = 0, startAfter } = source;
  return { key: JSON.stringify([path, doc, where, orderBy, limit, variant, ...(startAfter ? [startAfter] : [])]), source, convert };
}
