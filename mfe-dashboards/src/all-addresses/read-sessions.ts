import type { AddressRecord, DomainRef, Session } from 'shared-kit/model';
import type { ReadingOptions } from '../export/session-pieces';
import { sessionPieces } from '../export/session-pieces';

/** A session with what was read in it. */
export interface ReadSession {
  session: Session;
  records: readonly AddressRecord[];
}

/** Says that a session holds other records than before (decision D-70: only the apps change them, and the counts with them). */
export const versionOf = ({ id, endTime, total, empty, invalid }: Session): string => JSON.stringify([id, endTime, total, empty, invalid]);

/** The records of the sessions, in their order; those that are known already and have not changed are not read again. */
export async function readSessions(
  ref: DomainRef,
  sessions: readonly Session[],
  known: readonly ReadSession[],
  options: ReadingOptions,
): Promise<ReadSession[]> {
  const records = new Map(known.map((one) => [versionOf(one.session), one.records]));
  const missing = sessions.filter((session) => !records.has(versionOf(session)));
  const read = missing.map(() => [] as AddressRecord[]);
  for await (const piece of sessionPieces(ref, missing, options)) read[piece.session]?.push(...piece.records);
  missing.forEach((session, place) => records.set(versionOf(session), read[place] ?? []));
  return sessions.map((session) => ({ session, records: records.get(versionOf(session)) ?? [] }));
}
