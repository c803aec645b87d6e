import { firestorePaths, type DomainRef } from 'shared-kit/model';
import { NO_QUALITY, storedMonth, type MonthOfQuality, type QualityFigures, type SessionQuality } from 'shared-kit/model/quality';

type Documents = Record<string, Record<string, unknown>>;

export const someFigures = (sessions: number, read: number, invalid = 0, divergent = 0, empty = 0): QualityFigures => ({
  sessions,
  read,
  empty,
  invalid,
  divergent,
});

export const aMonth = (month: string, given: Partial<MonthOfQuality>): MonthOfQuality => ({
  month,
  hours: [],
  streets: [],
  people: [],
  otherStreets: NO_QUALITY,
  otherPeople: NO_QUALITY,
  ...given,
});

/** A month of a domain, as the platform stores it. */
export const monthDocument = (ref: DomainRef, month: string, given: Partial<MonthOfQuality>): Documents => ({
  [`${firestorePaths.quality(ref)}/${month}`]: storedMonth(aMonth(month, given)),
});

/** A month of a company, as the platform stores it. */
export const companyMonthDocument = (company: string, month: string, given: Partial<MonthOfQuality>): Documents => ({
  [`${firestorePaths.companyQuality(company)}/${month}`]: storedMonth(aMonth(month, given)),
});

/** The figures of an ended session, as the platform stores them. */
export const sessionQualityDocument = (ref: DomainRef, { startTime, ...session }: SessionQuality): Documents => ({
  [`${firestorePaths.sessionQuality(ref)}/${session.session}`]: { ...session, startTime: new Date(startTime), figures: '{}' },
});
