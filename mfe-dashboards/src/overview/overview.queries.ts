import { liveCollection, type DocumentData, type LiveQuery } from 'shared-kit/firebase/data';
import { firestorePaths, type DomainRef } from 'shared-kit/model';
import { HOUR_MS, keyCutoff, licenseWindow, readSummary, type DomainSummary } from 'shared-kit/model/overview';
import { toCountedSession, toEndingLicense, toOldKey, type EndingLicense, type LastSession, type OldKey } from './overview.converters';

/** So many domains of a company have a card; the others are found by their names. */
export const CARDS = 12;

/** More than began in an hour are counted with the next summary. */
const RECENT_LIMIT = 20;

const toSummary = (id: string, data: DocumentData): DomainSummary => readSummary(id, data);

/** Questions that depend on the time use the full hour: with the minute in it, each minute would ask another question and read again. */
const fullHour = (now: number): number => Math.floor(now / HOUR_MS) * HOUR_MS;

/** The busiest domains of a company: what was summed up of each. */
export const busiestOf = (company: string): LiveQuery<DomainSummary> =>
  liveCollection(firestorePaths.summaries(company), toSummary, { orderBy: [['readings', 'desc']], limit: CARDS });

/** Domains with failed pushes, the most first. */
export const failingOf = (company: string, limit: number): LiveQuery<DomainSummary> =>
  liveCollection(firestorePaths.summaries(company), toSummary, {
    where: [['failedPushes', '>', 0]],
    orderBy: [['failedPushes', 'desc']],
    limit,
  });

/** Domains with open tasks, the most first: some may wait for more than a day. */
export const waitingOf = (company: string, limit: number): LiveQuery<DomainSummary> =>
  liveCollection(firestorePaths.summaries(company), toSummary, {
    where: [['openTasks', '>', 0]],
    orderBy: [['openTasks', 'desc']],
    limit,
  });

/** Domains that no moderator has. */
export const orphanedOf = (company: string, limit: number): LiveQuery<DomainSummary> =>
  liveCollection(firestorePaths.summaries(company), toSummary, { where: [['noModerator', '==', true]], limit });

/**
 * The sessions that began since the full hour `since`, in which the newest session of the summary began: that one as it is now, and those
 * that the summary does not know yet. Without a summary, the newest session alone.
 */
export const recentSessionsOf = (ref: DomainRef, since: number | null): LiveQuery<LastSession> =>
  liveCollection(firestorePaths.sessions(ref), toCountedSession, {
    ...(since !== null && { where: [['startTime', '>=', new Date(since)]] as const }),
    orderBy: [['startTime', 'desc']],
    limit: since === null ? 1 : RECENT_LIMIT,
  });

/** Active keys that want to be renewed, the oldest first. */
export const oldKeysOf = (company: string, now: number, limit: number): LiveQuery<OldKey> =>
  liveCollection(firestorePaths.apiKeys(company), toOldKey, {
    where: [
      ['status', '==', 'ACTIVE'],
      ['creationDate', '<=', new Date(keyCutoff(fullHour(now)))],
    ],
    orderBy: [['creationDate', 'asc']],
    limit,
  });

/** Active licences that end soon or ended lately. */
export function endingLicensesOf(company: string, now: number, limit: number): LiveQuery<EndingLicense> {
  const { from, to } = licenseWindow(fullHour(now));
  return liveCollection(firestorePaths.licenses(company), toEndingLicense, {
    where: [
      ['isActive', '==', true],
      ['expDate', '>=', from],
      ['expDate', '<=', to],
    ],
    orderBy: [['expDate', 'asc']],
    limit,
  });
}

/** Whether a company has users, and moderators among them: one of each says it. */
export const anyUserOf = (company: string, moderator: boolean): LiveQuery<string> =>
  liveCollection(firestorePaths.users(), (id) => id, {
    where: [
      ['company', '==', company],
      ['moderator', '==', moderator],
    ],
    limit: 1,
  });
