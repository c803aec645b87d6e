import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import { take } from '../../documents/take';
import type { Firebase } from '../../firebase/firebase';
import type { Run } from './regularly';

const HOUR = 3_600_000;
/** A server that has not renewed its lease for this long counts as dead. */
const LEASE_MS = 60_000;
/** How often a waiting server checks whether the other one has finished. */
const LOOK_EVERY_MS = 5_000;

/** The state of one kind of work, shared by the servers in `platformWork/{name}`, which the rules do not let clients read. */
interface Shared {
  leaseUntil: number;
  /** When the last run that was completed began. */
  begunAt: number;
}

async function claim(work: DocumentReference, since: number): Promise<'claimed' | 'done' | { freeIn: number }> {
  return take<'claimed' | 'done' | { freeIn: number }>(work, (stored) => {
    const { leaseUntil = 0, begunAt = 0 } = (stored.data() ?? {}) as Partial<Shared>;
    if (begunAt >= since) return { result: 'done' };
    const now = Date.now();
    if (leaseUntil > now) return { result: { freeIn: leaseUntil - now } };
    return { result: 'claimed', taking: { leaseUntil: now + LEASE_MS, begunAt } };
  });
}

/**
 * Does the work of an hour on one of several servers, once in that hour: also a server that starts later in it finds it done. The others wait until
 * it is done, or take it over when that server dies or fails.
 */
export async function onOneServer(
  { firestore }: Pick<Firebase, 'firestore'>,
  name: string,
  { signal }: Pick<Run, 'signal'>,
  work: () => Promise<void>,
  begunAt = Date.now(),
): Promise<void> {
  const shared = firestore.collection('platformWork').doc(name);
  const since = begunAt - (begunAt % HOUR);
  for (;;) {
    if (signal.aborted) return;
    const claimed = await claim(shared, since);
    if (claimed === 'done') return;
    if (claimed === 'claimed') break;
    await sleep(Math.min(claimed.freeIn, LOOK_EVERY_MS), undefined, { signal, ref: false }).catch(() => undefined);
  }
  const renew = () => void shared.update({ leaseUntil: Date.now() + LEASE_MS }).catch(() => undefined);
  const renewing = setInterval(renew, LEASE_MS / 3).unref();
  let done = false;
  try {
    await work();
    done = !signal.aborted;
  } finally {
    clearInterval(renewing);
    await shared.update({ leaseUntil: 0, ...(done && { begunAt }) });
  }
}
