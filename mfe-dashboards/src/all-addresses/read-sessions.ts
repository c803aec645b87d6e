import type { AddressRecord, DomainRef, Session } from 'shared-kit/model';
import type { ReadingOptions } from '../export/session-pieces';
import { sessionPieces } from '../export/session-pieces';
import { recordsVersionOf } from '../records-version';

/** A session with what was read in it. */
export interface ReadSession {
  session: Session;
  records: readonly AddressRecord[];
}

/** The records of the sessions, in their order; those that are known already and have not changed are not read again. */
export async function readSessions(
  ref: DomainRef,
  sessions: readonly Session[],
  known: readonly ReadSession[],
  options: ReadingOptions,
): Promise<ReadSession[]> {
  const records = new Map(known.map((one) => [recordsVersionOf(one.session), one.records]));
  const missing = sessions.filter((session) => !records.has(recordsVersionOf(session)));
  const read = missing.map(() => [] as AddressRecord[]);
  for await (const piece of sessionPieces(ref, missing, options)) read[piece.session]?.push(...piece.records);
  missing.forEach((session, place) => records.set(recordsVersionOf(session), read[place] ?? []));
  return sessions.map((session) => ({ session, records: records.get(recordsVersionOf(session)) ?? [] }));
}
