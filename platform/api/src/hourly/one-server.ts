import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Firebase } from '../firebase';
import type { HourlyRun } from './hourly';

const HOUR = 3_600_000;
/** A server that says nothing for this long is taken for dead. */
const LEASE_MS = 60_000;
/** Servers that start together do what is done at a start once. */
const TOGETHER_MS = 60_000;
/** How often a server that waits for another's work looks for it. */
const LOOK_EVERY_MS = 5_000;

/** What the servers tell each other of one work, in `platformWork/{name}`; the rules show it to nobody. */
interface Shared {
  /** Until then a server is at it. */
  leaseUntil: number;
  /** When the work that was done last began. */
  begunAt: number;
}

async function claim(work: DocumentReference, since: number): Promise<'claimed' | 'done' | { freeIn: number }> {
  return work.firestore.runTransaction(async (transaction) => {
    const { leaseUntil = 0, begunAt = 0 } = ((await transaction.get(work)).data() ?? {}) as Partial<Shared>;
    if (begunAt >= since) return 'done';
    const now = Date.now();
    if (leaseUntil > now) return { freeIn: leaseUntil - now };
    transaction.set(work, { leaseUntil: now + LEASE_MS, begunAt });
    return 'claimed';
  });
}

/**
 * Does the work of an hour on one of several servers. Whoever comes second waits until it is done, or takes it over from a
 * server that died or failed; so it is done once, and never not at all.
 */
export async function onOneServer(
  { firestore }: Pick<Firebase, 'firestore'>,
  name: string,
  { isStart, signal }: HourlyRun,
  work: () => Promise<void>,
  begunAt = Date.now(),
): Promise<void> {
  const shared = firestore.collection('platformWork').doc(name);
  const since = isStart ? begunAt - TOGETHER_MS : begunAt - (begunAt % HOUR);
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
