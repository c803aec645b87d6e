import type { LoadedSession } from './session-export';

interface Claim {
  checkedAt: number;
  startTime: number;
  /** Place in the list of sessions. */
  place: number;
}

/** Later reading, then later session, then later in the list (decision D-76). */
const beats = (a: Claim, b: Claim): boolean =>
  (a.checkedAt - b.checkedAt || a.startTime - b.startTime || a.place - b.place) > 0;

/**
 * Leaves each address to the one session that read it last: all its records of that address stay, those of other sessions
 * go (EXPORT-11). Done before "invalid only", so that a newer valid reading hides an older invalid one.
 */
export function mergeSessions<T extends LoadedSession>(sessions: readonly T[]): T[] {
  const winners = new Map<string, Claim>();
  sessions.forEach(({ session, records }, place) => {
    for (const { address, checkedAt } of records) {
      const claim: Claim = { checkedAt, startTime: session.startTime ?? 0, place };
      const winner = winners.get(address);
      if (!winner || beats(claim, winner)) winners.set(address, claim);
    }
  });
  return sessions.map((loaded, place) => ({
    ...loaded,
    records: loaded.records.filter((record) => winners.get(record.address)?.place === place),
  }));
}
