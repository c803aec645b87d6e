import type { Firestore } from 'firebase-admin/firestore';
import { CODE, docPaths, isDocumentId, type DomainRef } from 'shared-kit/model';
import { apiError } from '../http/api-error';
import { withDeadline } from '../http/deadline';
import { beingRemoved, isBeingRemoved } from '../domains/kept-domain';
import { nameInProfile, scopeProfile } from '../users/profile';
import type { Caller } from './caller';

export interface Scope {
  caller: Caller;
  /** As their profile has it, for records of what they change. */
  callerName: string;
  company: string;
  /** The moderator on whose behalf a key user acts. */
  parentUid: string | undefined;
}

/** Who calls, before anything is known of them but their token. */
type NewScope = Omit<Scope, 'callerName'>;

/**
 * The end of the order of checks in decision D-92: the parent is a moderator of the company (402), the domain exists and is
 * the parent's, and the caller's own unless a key user (316). One read for all of it, and for the caller's name, which it gives.
 */
export async function checkScope(firestore: Firestore, { caller, company, parentUid }: NewScope, domain?: string): Promise<string> {
  const ref: DomainRef | undefined = domain === undefined ? undefined : { company, domain };
  if (parentUid !== undefined && !isDocumentId(parentUid)) throw apiError(CODE.profileNotFound);
  if (domain !== undefined && !isDocumentId(domain)) throw apiError(CODE.domainAccess);

  const isKeyUser = caller.roles.has('keyUser');
  const wanted = [
    ...(parentUid === undefined ? [] : [docPaths.user(parentUid)]),
    ...(ref ? [docPaths.domain(ref)] : []),
    docPaths.user(caller.uid),
  ];
  const snapshots = await withDeadline(firestore.getAll(...wanted.map((path) => firestore.doc(path))));
  const at = (path: string) => snapshots[wanted.indexOf(path)];

  const parent = parentUid === undefined ? undefined : scopeProfile(at(docPaths.user(parentUid)));
  if (parent && !(parent.moderator && parent.companies.includes(company))) throw apiError(CODE.profileNotFound);

  const self = at(docPaths.user(caller.uid));
  if (!ref) return nameInProfile(self);
  const reachable =
    at(docPaths.domain(ref))?.exists === true &&
    (!parent || parent.authDomains.includes(ref.domain)) &&
    (isKeyUser || scopeProfile(self).authDomains.includes(ref.domain));
  if (isKeyUser && at(docPaths.domain(ref))?.exists && isBeingRemoved(at(docPaths.domain(ref))!)) throw beingRemoved();
  if (!reachable) throw apiError(CODE.domainAccess);
  return nameInProfile(self);
}
