import { isDocumentId } from 'shared-kit/model';
import type { DocumentData, QuerySpec } from './document-store';
import type { Pieces } from './pieces';

export type Convert<T> = (id: string, data: DocumentData) => T;

/**
 * A question that stays answered. Plain data but for its converter: building one costs no connection and no Firebase code,
 * and two components that ask the same share one listener by its `key`.
 */
export interface LiveQuery<T> {
  readonly key: string;
  readonly source: QuerySpec;
  readonly convert: Convert<T>;
  /** For a list so long that it is listened to in pieces, in the order of its ids. */
  readonly pieces?: Pieces;
}

type Refinement = Omit<QuerySpec, 'path' | 'doc'>;

/** One document, live. */
export function liveDocument<T>(path: string, convert: Convert<T>): LiveQuery<T> {
  return liveQuery({ path, doc: true }, convert);
}

/**
 * The query, or one that is answered with nothing at once when one of the ids in its path is none. They come from addresses: a slash
 * in one makes the path of another document, or of none, at which the SDK throws.
 */
export function ofIds<T>(ids: readonly string[], query: LiveQuery<T>): LiveQuery<T> {
  return ids.every(isDocumentId) ? query : liveQuery({ path: query.source.path, where: [['id', 'in', []]] }, query.convert);
}

/** A collection, live, with the filters, order and limit of the question. */
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
