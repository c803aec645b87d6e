import { firestorePaths, type DomainRef, type Session } from 'shared-kit/model';
import type { Ask } from '../store/document-store';
import { toSession } from './session.converter';

/** The sessions of a domain that began at `until` (epoch milliseconds) or earlier, newest first. Rejects with the store's error. */
export async function sessionsUntil(domain: DomainRef, until: number, limit: number, ask: Ask): Promise<Session[]> {
  const found = await ask({
    path: firestorePaths.sessions(domain),
    // A stored time is more precise than milliseconds.
    where: [['startTime', '<', new Date(until + 1)]],
    orderBy: [['startTime', 'desc']],
    limit,
  });
  return found.map(({ id, data }) => toSession(id, data));
}
