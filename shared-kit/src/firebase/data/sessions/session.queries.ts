import { docPaths, firestorePaths, sessionLimit, type DomainRef, type Session, type SessionRef } from 'shared-kit/model';
import type { Filter } from '../document-store';
import { liveCollection, liveDocument, ofIds, type LiveQuery } from '../live-query';
import { toSession } from './session.converter';

/** Which sessions are asked for: what is left out does not matter. */
export interface SessionFilter {
  /** Begun at this moment or later. */
  from?: number;
  /** Begun before this moment. */
  to?: number;
  /** Null for those without one. */
  pushStatus?: string | null;
  /** Only those that came from a task. */
  fromTask?: boolean;
}

/**
 * Sessions of a domain, newest first (DASH-05): as many as the domain's own limit says, by default 100, of those that pass the filter
 * (Amendments, D-78). Each pair of fields needs an index in platform/rules/firestore.indexes.json.
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

/**
 * The sessions that began right before and right after a moment. Stored times are finer than milliseconds: the session of that moment itself
 * may be the first after it, so that of those there are two.
 */
export const sessionsBeside = (domain: DomainRef, startTime: number): Record<'before' | 'after', LiveQuery<Session>> => {
  const beside = (comparison: '<' | '>', direction: 'desc' | 'asc', limit: number) =>
    liveCollection(firestorePaths.sessions(domain), toSession, {
      where: [['startTime', comparison, new Date(startTime)]],
      orderBy: [['startTime', direction]],
      limit,
    });
  return { before: beside('<', 'desc', 1), after: beside('>', 'asc', 2) };
};

/** One session, without its addresses. */
export const sessionOf = (ref: SessionRef): LiveQuery<Session> =>
  ofIds([ref.company, ref.domain, ref.session], liveDocument(docPaths.session(ref), toSession));
