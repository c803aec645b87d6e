import { firestorePaths, type DomainRef } from 'shared-kit/model';
import { monthOf, readMonth, readSessionQuality, type MonthOfQuality, type SessionQuality } from 'shared-kit/model/quality';
import type { Filter } from '../store/document-store';
import { liveCollection, liveQuery, ofIds, type LiveQuery } from '../store/live-query';

/** The most sessions that are listed behind a figure. */
export const SESSIONS_BEHIND = 50;

/** Months as the ids of their documents, such as `2026-05`; both are included. */
export interface QualityMonths {
  from: string;
  to: string;
}

/** The months of a domain from one to another, live (D-171). A month without a session has no document. */
export const qualityOf = (domain: DomainRef, months: QualityMonths): LiveQuery<MonthOfQuality> =>
  ofIds([domain.company, domain.domain], monthsAt(firestorePaths.quality(domain), months));

/** The months of all domains of a company, as {@link qualityOf}. */
export const companyQualityOf = (company: string, months: QualityMonths): LiveQuery<MonthOfQuality> =>
  ofIds([company], monthsAt(firestorePaths.companyQuality(company), months));

const monthsAt = (path: string, { from, to }: QualityMonths): LiveQuery<MonthOfQuality> =>
  liveQuery({ path, after: monthBefore(from), upTo: to }, readMonth, `${from} to ${to}`);

const monthBefore = (month: string): string => monthOf(Date.parse(`${month}-01T00:00:00Z`) - 1);

/** Which sessions are behind a figure: those that began in a time (epoch milliseconds), of one street, or with readings of one person. */
export interface Behind {
  from: number;
  /** The start is before it. */
  to: number;
  street?: string;
  person?: string;
}

/** The ended sessions behind a figure, newest first, at most {@link SESSIONS_BEHIND}; null for a document that cannot be read. */
export function sessionsBehind(domain: DomainRef, { from, to, street, person }: Behind): LiveQuery<SessionQuality | null> {
  const where: Filter[] = [
    ...(street === undefined ? [] : [['streets', 'array-contains', street] as const]),
    ...(person === undefined ? [] : [['people', 'array-contains', person] as const]),
    ['startTime', '>=', new Date(from)],
    ['startTime', '<', new Date(to)],
  ];
  return ofIds(
    [domain.company, domain.domain],
    liveCollection(firestorePaths.sessionQuality(domain), (_id, data) => readSessionQuality(data), {
      where,
      orderBy: [['startTime', 'desc']],
      limit: SESSIONS_BEHIND,
    }),
  );
}
