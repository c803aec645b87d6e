import { FieldValue, Timestamp, type DocumentData, type DocumentSnapshot, type UpdateData } from 'firebase-admin/firestore';
import { isPushGivenUp, nextPushTry } from 'shared-kit/model';
import { TAKEN_BY } from '../../documents/take';
import type { Delivery } from './deliver';

/**
 * What the platform stores of pushes on a session's document, beside its status: when it first failed, when it is tried again (null when it
 * is not any more), the company, for the search of what is due, and when and by which attempt a server last claimed it.
 */
const STORED = {
  failedAt: 'pushFailedAt',
  nextAt: 'pushNextTryAt',
  company: 'pushCompany',
  triedAt: 'pushTriedAt',
  takenBy: TAKEN_BY,
} as const;

/** Fields of a session that are the platform's own, which listeners are not sent. */
export const PUSH_FIELDS: readonly string[] = ['pushStatus', ...Object.values(STORED)];

/** For this long after a claim no other server tries the session, so that only one of several servers sends it. */
const CLAIM_MS = 30 * 60_000;

const momentOf = (ms: number | null): Timestamp | null => (ms === null ? null : Timestamp.fromMillis(ms));

const failedAtOf = (stored: DocumentSnapshot): number | null => {
  const failedAt: unknown = stored.get(STORED.failedAt);
  return stored.get('pushStatus') === 'FAILED' && failedAt instanceof Timestamp ? failedAt.toMillis() : null;
};

/** The status and the plan of further tries after a push, for a session with the status before it. `now` in epoch milliseconds. */
export function stateAfterPush(
  stored: DocumentSnapshot,
  company: string,
  outcome: Delivery['outcome'],
  now: number,
): UpdateData<DocumentData> {
  const { failedAt, nextAt, triedAt, takenBy } = STORED;
  if (outcome === 'taken') {
    const none = FieldValue.delete();
    return { pushStatus: 'PUSHED', [failedAt]: none, [nextAt]: none, [triedAt]: none, [takenBy]: none, [STORED.company]: none };
  }
  const first = failedAtOf(stored) ?? now;
  return { pushStatus: 'FAILED', [failedAt]: momentOf(first), [nextAt]: momentOf(nextPushTry(first, now)), [STORED.company]: company };
}

/** The plan of a failed session that has none, because an older version of the platform or another program wrote it: it is due, and the week begins. */
export const planOfOlderFailure = (company: string, now: number): UpdateData<DocumentData> => ({
  [STORED.failedAt]: momentOf(now),
  [STORED.nextAt]: momentOf(now),
  [STORED.company]: company,
});

/**
 * What a server writes to claim a session for a try, or to give it up because seven days have passed; null when it is still open, needs no push,
 * is not due, or another server has claimed it.
 */
export function claimOf(stored: DocumentSnapshot, now: number): { isGivenUp: boolean; update: Readonly<DocumentData> } | null {
  const triedAt: unknown = stored.get(STORED.triedAt);
  const isClaimed = typeof triedAt === 'number' && triedAt > now - CLAIM_MS;
  if (isClaimed || !isWaiting(stored, now)) return null;
  const failedAt = failedAtOf(stored);
  // Also one that is still open, which would be found in each hour.
  if (failedAt !== null && isPushGivenUp(failedAt, now)) return { isGivenUp: true, update: { [STORED.nextAt]: null } };
  return stored.get('endTime') == null ? null : { isGivenUp: false, update: { [STORED.triedAt]: now } };
}

function isWaiting(stored: DocumentSnapshot, now: number): boolean {
  const status: unknown = stored.get('pushStatus');
  const nextAt: unknown = stored.get(STORED.nextAt);
  return status === 'PENDING' || (status === 'FAILED' && nextAt instanceof Timestamp && nextAt.toMillis() <= now);
}
