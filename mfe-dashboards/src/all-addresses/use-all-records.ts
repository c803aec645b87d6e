import type { DomainRef, Progress, Session } from 'shared-kit/model';
import { recordsVersionOf } from '../records/records-version';
import { useFollowedReading, type FollowedReading } from '../records/use-followed-reading';
import { readSessions, type ReadSession } from './read-sessions';

/**
 * The records of all sessions of a domain. They follow the live sessions: only new and changed ones are read, and the old records stay until
 * then. Use it in a component keyed by the domain.
 */
export function useAllRecords({ company, domain }: DomainRef, sessions: readonly Session[]): FollowedReading<readonly ReadSession[]> {
  return useFollowedReading({
    data: sessions.map(recordsVersionOf),
    read: ({ signal, before = [], onProgress }) =>
      readSessions({ company, domain }, sessions, before, {
        signal,
        onProgress: ({ done, total }: Progress) => onProgress(total > 0 ? done / total : 1),
      }),
  });
}
