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

/** One session, without its addresses. */
export const sessionOf = (ref: SessionRef): LiveQuery<Session> =>
  ofIds([ref.company, ref.domain, ref.session], liveDocument(docPaths.session(ref), toSession));
