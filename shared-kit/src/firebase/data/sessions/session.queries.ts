import { docPaths, firestorePaths, sessionLimit, type DomainRef, type Session, type SessionRef } from 'shared-kit/model';
import { liveCollection, liveDocument, ofIds, type LiveQuery } from '../live-query';
import { toSession } from './session.converter';

/** Sessions of a domain, newest first (DASH-05): as many as the domain's own limit says, by default 100. */
export function sessionsOf(domain: DomainRef, limit?: number): LiveQuery<Session> {
  return liveCollection(firestorePaths.sessions(domain), toSession, {
    orderBy: [['startTime', 'desc']],
    limit: sessionLimit(limit),
  });
}

/** The sessions that began right before and right after a moment, two of each: one of them may be the session of that moment itself. */
export const sessionsBeside = (domain: DomainRef, startTime: number): Record<'before' | 'after', LiveQuery<Session>> => {
  const beside = (comparison: '<' | '>', direction: 'desc' | 'asc') =>
    liveCollection(firestorePaths.sessions(domain), toSession, {
      where: [['startTime', comparison, new Date(startTime)]],
      orderBy: [['startTime', direction]],
      limit: 2,
    });
  return { before: beside('<', 'desc'), after: beside('>', 'asc') };
};

/** One session, without its addresses. */
export const sessionOf = (ref: SessionRef): LiveQuery<Session> =>
  ofIds([ref.company, ref.domain, ref.session], liveDocument(docPaths.session(ref), toSession));
