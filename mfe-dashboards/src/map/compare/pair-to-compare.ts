import { readFirstRecords } from 'shared-kit/firebase/data';
import type { DomainRef, Session } from 'shared-kit/model';

/** Two sessions by their ids, the earlier one first. */
export type Pair = readonly [earlier: string, later: string];

/** How many sessions are looked at, one document of each, to find two that share addresses. */
const LOOKED_AT = 8;
/** How many of them are asked for at once. Mostly two of the newest ones share addresses, and the others are not read. */
const AT_ONCE = 4;

/**
 * The two sessions that a comparison opens with (D-158): the newest two of one task; without such, the newest two whose first readings share an
 * address, as far as `LOOKED_AT` tells; otherwise the newest two. With `one`, the newest that fits this session.
 *
 * @param newest the sessions of the domain, newest first
 * @returns null if there are fewer than two sessions
 */
export async function pairToCompare(ref: DomainRef, newest: readonly Session[], one?: Session): Promise<Pair | null> {
  const others = one ? newest.filter(({ id }) => id !== one.id) : newest;
  const inOrder = one ? [one, ...others] : others;
  const later = pairOfTask(inOrder, one) ?? (await pairWithSharedAddress(ref, inOrder, one)) ?? inOrder.slice(0, 2);
  const [first, second] = later.toSorted((a, b) => (a.startTime ?? 0) - (b.startTime ?? 0));
  return first && second ? [first.id, second.id] : null;
}

function pairOfTask(sessions: readonly Session[], one: Session | undefined): Session[] | undefined {
  const newestOfTask = new Map<string, Session>();
  for (const session of sessions) {
    if (session.task === undefined || (one && session.task !== one.task)) continue;
    const newer = newestOfTask.get(session.task);
    if (newer) return [newer, session];
    newestOfTask.set(session.task, session);
  }
  return undefined;
}

/** A session that cannot be read shares nothing: the comparison itself then says why. */
async function firstAddresses(ref: DomainRef, { id }: Session): Promise<ReadonlySet<string>> {
  const records = await readFirstRecords({ ...ref, session: id }).catch(() => []);
  return new Set(records.map(({ address }) => address));
}

async function pairWithSharedAddress(
  ref: DomainRef,
  sessions: readonly Session[],
  one: Session | undefined,
): Promise<Session[] | undefined> {
  const candidates = sessions.filter(({ total }) => total > 0).slice(0, LOOKED_AT);
  const read: { session: Session; addresses: ReadonlySet<string> }[] = [];
  for (let at = 0; at < candidates.length; at += AT_ONCE) {
    const next = candidates.slice(at, at + AT_ONCE);
    const answers = await Promise.all(next.map((session) => firstAddresses(ref, session)));
    for (const [place, addresses] of answers.entries()) {
      const session = next[place]!;
      const newer = read.find((other) => (!one || other.session === one) && [...addresses].some((address) => other.addresses.has(address)));
      if (newer) return [newer.session, session];
      read.push({ session, addresses });
    }
  }
  return undefined;
}
