import { liveCollection, toApiKey, toLicense, toSession, type LiveQuery } from 'shared-kit/firebase/data';
import { firestorePaths, type ApiKey, type DomainRef, type License, type Session } from 'shared-kit/model';
import { HOUR_MS, readSummary, type DomainSummary } from 'shared-kit/model/overview';
import { keyCutoff, licenseWindow } from './attention-periods';

/** The most domains of a company that have a card. The others are found by name. */
export const CARDS = 12;

/** The most sessions that are read in addition to a summary. Further ones are counted by the next summary. */
const RECENT_LIMIT = 20;

/** Queries that depend on the time use the full hour. With the minute, the query would change every minute and read everything again. */
export const fullHour = (now: number): number => Math.floor(now / HOUR_MS) * HOUR_MS;

/** The summaries of a company's busiest domains. */
export const busiestOf = (company: string): LiveQuery<DomainSummary> =>
  liveCollection(firestorePaths.summaries(company), readSummary, { orderBy: [['readings', 'desc']], limit: CARDS });

/** The summaries of domains with failed pushes, those with the most first. */
export const failingOf = (company: string, limit: number): LiveQuery<DomainSummary> =>
  liveCollection(firestorePaths.summaries(company), readSummary, {
    where: [['failedPushes', '>', 0]],
    orderBy: [['failedPushes', 'desc']],
    limit,
  });

/** The summaries of domains with open tasks, those with the most first. Only tasks that are open for more than a day need attention. */
export const waitingOf = (company: string, limit: number): LiveQuery<DomainSummary> =>
  liveCollection(firestorePaths.summaries(company), readSummary, {
    where: [['openTasks', '>', 0]],
    orderBy: [['openTasks', 'desc']],
    limit,
  });

/** The summaries of domains without a moderator. */
export const orphanedOf = (company: string, limit: number): LiveQuery<DomainSummary> =>
  liveCollection(firestorePaths.summaries(company), readSummary, { where: [['noModerator', '==', true]], limit });

/**
 * The sessions that began since `since`, the full hour in which the newest session of the summary began: that session as it is now, and those
 * that are not in the summary yet. Without a summary, only the newest session.
 */
export const recentSessionsOf = (ref: DomainRef, since: number | null): LiveQuery<Session> =>
  liveCollection(firestorePaths.sessions(ref), toSession, {
    ...(since !== null && { where: [['startTime', '>=', new Date(since)]] as const }),
    orderBy: [['startTime', 'desc']],
    limit: since === null ? 1 : RECENT_LIMIT,
  });

/** A key or licence without a description is listed by its id. */
export const withName = <T extends ApiKey | License>(one: T): T => ({ ...one, description: one.description || one.id });

/** Active keys that should be renewed, the oldest first. */
export const oldKeysOf = (company: string, now: number, limit: number): LiveQuery<ApiKey> =>
  liveCollection(firestorePaths.apiKeys(company), (id, data) => withName(toApiKey(id, data)), {
    where: [
      ['status', '==', 'ACTIVE'],
      ['creationDate', '<=', new Date(keyCutoff(fullHour(now)))],
    ],
    orderBy: [['creationDate', 'asc']],
    limit,
  });

/** Active licences that end soon or ended recently. */
export function endingLicensesOf(company: string, now: number, limit: number): LiveQuery<License> {
  const { from, to } = licenseWindow(fullHour(now));
  return liveCollection(firestorePaths.licenses(company), (id, data) => withName(toLicense(id, data)), {
    where: [
      ['isActive', '==', true],
      ['expDate', '>=', from],
      ['expDate', '<=', to],
    ],
    orderBy: [['expDate', 'asc']],
    limit,
  });
}

/** The id of any user of a company, of a moderator or of another user: one is enough to know that there are some. */
export const anyUserOf = (company: string, moderator: boolean): LiveQuery<string> =>
  liveCollection(firestorePaths.users(), (id) => id, {
    where: [
      ['company', '==', company],
      ['moderator', '==', moderator],
    ],
    limit: 1,
  });
