import type { AddressRecord } from '../entities/entities';
import type { LoadedSession } from './loaded-session';
import { forEachInSteps, runSteps, type Steps } from '../pacing/steps';

/** What decides which of several sessions an address belongs to. */
export interface Claim {
  checkedAt: number;
  startTime: number;
  /** Position in the list of sessions. */
  place: number;
}

/** The later reading wins, then the later session, then the later position (D-76). */
export const beats = (a: Claim, b: Claim): boolean => (a.checkedAt - b.checkedAt || a.startTime - b.startTime || a.place - b.place) > 0;

/** {@link mergeSessions} in steps. */
export function* mergeSessionsInSteps(sessions: readonly LoadedSession[]): Steps<LoadedSession[]> {
  const winners = new Map<string, Claim>();
  for (const [place, { session, records }] of sessions.entries()) {
    yield* forEachInSteps(records, ({ address, checkedAt }) => {
      const claim: Claim = { checkedAt, startTime: session.startTime ?? 0, place };
      const winner = winners.get(address);
      if (!winner || beats(claim, winner)) winners.set(address, claim);
    });
  }
  const merged: LoadedSession[] = [];
  for (const [place, { session, records }] of sessions.entries()) {
    const winningRecords: AddressRecord[] = [];
    yield* forEachInSteps(records, (record) => {
      if (winners.get(record.address)?.place === place) winningRecords.push(record);
    });
    merged.push({ session, records: winningRecords });
  }
  return merged;
}

/**
 * Keeps of each address the records of the session that read it last, and drops those of other sessions (EXPORT-11). This is done before
 * the filter "invalid only", so that a newer valid reading hides an older invalid one.
 */
export const mergeSessions = (sessions: readonly LoadedSession[]): LoadedSession[] => runSteps(mergeSessionsInSteps(sessions));
