import type { Firestore } from 'firebase-admin/firestore';
import { CODE, docPaths, isDocumentId, type DomainRef } from 'shared-kit/model';
import { apiError } from '../http/api-error';
import { withDeadline } from '../http/deadline';
import { scopeProfile } from '../users/profile';
import type { Caller } from './caller';

export interface Scope {
  caller: Caller;
  company: string;
  /** The moderator on whose behalf a key user acts. */
  parentUid: string | undefined;
}

/**
 * The end of the order of checks in decision D-92: the parent is a moderator of the company (402), the domain exists and is
 * the parent's, and the caller's own unless a key user (316). One read for all of it.
 */
export async function checkScope(firestore: Firestore, { caller, company, parentUid }: Scope, domain?: string) {
  const ref: DomainRef | undefined = domain === undefined ? undefined : { company, domain };
  if (parentUid !== undefined && !isDocumentId(parentUid)) throw apiError(CODE.profileNotFound);
  if (domain !== undefined && !isDocumentId(domain)) throw apiError(CODE.domainAccess);

  const isKeyUser = caller.roles.has('keyUser');
  const wanted = [
    ...(parentUid === undefined ? [] : [docPaths.user(parentUid)]),
    ...(ref ? [docPaths.domain(ref)] : []),
    ...(isKeyUser ? [] : [docPaths.user(caller.uid)]),
  ];
  if (wanted.length === 0) return;
  const snapshots = await withDeadline(firestore.getAll(...wanted.map((path) => firestore.doc(path))));
  const at = (path: string) => snapshots[wanted.indexOf(path)];

  const parent = parentUid === undefined ? undefined : scopeProfile(at(docPaths.user(parentUid)));
  if (parent && !(parent.moderator && parent.companies.includes(company))) throw apiError(CODE.profileNotFound);

  if (!ref) return;
  const reachable =
    at(docPaths.domain(ref))?.exists === true &&
    (!parent || parent.authDomains.includes(ref.domain)) &&
    (isKeyUser || scopeProfile(at(docPaths.user(caller.uid))).authDomains.includes(ref.domain));
  if (!reachable) throw apiError(CODE.domainAccess);
}
