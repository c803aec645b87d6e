import { workerAccess } from 'shared-kit/firebase/data';
import type { WorkerAccess } from 'shared-kit/firebase/inside';
import type { DomainRef, Session } from 'shared-kit/model';

/** What a worker needs to read sessions of a domain without the page. */
export interface SessionsToRead {
  ref: DomainRef;
  sessions: readonly Session[];
  access: WorkerAccess | null;
}

/** What a worker is sent, with a token of the signed-in user. */
export async function sessionsToRead({ company, domain }: DomainRef, sessions: readonly Session[]): Promise<SessionsToRead> {
  return { ref: { company, domain }, sessions, access: await workerAccess() };
}
