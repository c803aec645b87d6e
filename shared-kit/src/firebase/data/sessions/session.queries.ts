import { docPaths, firestorePaths, sessionLimit, type DomainRef, type Session, type SessionRef } from 'shared-kit/model';
import type { Filter, StoredDocument } from '../store/document-store';
import { liveCollection, liveDocument, liveQuery, ofIds, type LiveQuery } from '../store/live-query';
import { toSession } from './session.converter';

/** Which sessions to read; an absent field does not filter. */
export interface SessionFilter {
  /** The earliest start, in milliseconds since 1970. */
  from?: number;
  /** The start must be before this time, in milliseconds since 1970. */
  to?: number;
  /** Null finds sessions without a push status. */
  pushStatus?: string | null;
  /** True finds only sessions of tasks. */
  fromTask?: boolean;
}

/**
 * The sessions of a domain that match the filter, newest first (DASH-05), at most `limit`, by default 100 (D-78). Each pair of
 * fields needs an index in platform/rules/firestore.indexes.json.
 */
export function sessionsOf(domain: DomainRef, limit?: number, { from, to, pushStatus, fromTask }: SessionFilter = {}): LiveQuery<Session> {
  const where: Filter[] = [
    ...(pushStatus === undefined ? [] : [['pushStatus', '==', pushStatus] as const]),
    ...(fromTask ? [['wasTask', '==', true] as const] : []),
    ...(from === undefined ? [] : [['startTime', '>=', new Date(from)] as const]),
    ...(to === undefined ? [] : [['startTime', '<', new Date(to)] as const]),
  ];
  return liveCollection(firestorePaths.sessions(domain), toSession, {
    ...(where.length > 0 && { where }),
    orderBy: [['startTime', 'desc']],
    limit: sessionLimit(limit),
  });
}

/** The place of a session among those of its domain: its id, and its start as stored, which is more precise than milliseconds. */
export const sessionPlace = (ref: SessionRef): LiveQuery<StoredDocument> =>
  ofIds(
    [ref.company, ref.domain, ref.session],
    liveQuery(
      { path: docPaths.session(ref), doc: true },
      (id, data): StoredDocument => ({ id, data: { startTime: data['startTime'] ?? null } }),
      'place',
    ),
  );

/** The sessions right before and right after a place. Sessions with the same start are ordered by id. */
export const sessionsBeside = (domain: DomainRef, place: StoredDocument): Record<'before' | 'after', LiveQuery<Session>> => {
  const beside = (direction: 'desc' | 'asc') =>
    liveCollection(firestorePaths.sessions(domain), toSession, { orderBy: [['startTime', direction]], startAfter: place, limit: 1 });
  return { before: beside('desc'), after: beside('asc') };
};

/** One session, without its addresses. */
export const sessionOf = (ref: SessionRef): LiveQuery<Session> =>
  ofIds([ref.company, ref.domain, ref.session], liveDocument(docPaths.session(ref), toSession));
