import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { CODE, docPaths, isDocumentId, type DomainRef, type Permission } from 'shared-kit/model';
import { apiError } from '../http/api-error';
import { withDeadline } from '../http/deadline';
import { beingRemoved, isBeingRemoved } from '../domains/kept-domain';
import { scopeProfile } from '../users/profile';
import { storedProfile } from '../users/stored-profile';
import type { Caller } from './caller';

export interface Scope {
  caller: Caller;
  /** As their profile has it, for records of what they change. */
  callerName: string;
  company: string;
  /** The moderator on whose behalf a key user acts. */
  parentUid: string | undefined;
}

/** What is asked for, before more is known of the caller than the token. */
interface AskedScope {
  caller: Caller;
  company: string;
  parentUid?: string | undefined;
  domain?: string | undefined;
}

interface FoundScope {
  /** The caller's own profile. */
  self: DocumentSnapshot | undefined;
  /** The roles that token and profile agree on, for this company. */
  roles: ReadonlySet<Permission>;
  /**
   * The end of the order of checks in decision D-92: the parent is a moderator of the company (402), the domain exists and is
   * the parent's, and the caller's own unless a key user (316).
   */
  checkReach(): void;
}

/** A role was withdrawn at once when the profile no longer has it, or no longer this company. */
function confirmedRoles({ roles }: Caller, self: DocumentSnapshot | undefined, company: string): Set<Permission> {
  const profile = self && storedProfile(self);
  if (!profile?.companies.includes(company)) return new Set();
  return new Set([...roles].filter((role) => profile.flags[role]));
}

/** Reads at once what decides about a call: the caller's profile, the parent's and the domain. */
export async function lookUpScope(firestore: Firestore, asked: AskedScope): Promise<FoundScope> {
  const { caller, company, parentUid, domain } = asked;
  const ref: DomainRef | undefined = domain === undefined ? undefined : { company, domain };
  const wanted = [
    ...(parentUid !== undefined && isDocumentId(parentUid) ? [docPaths.user(parentUid)] : []),
    ...(ref && isDocumentId(ref.domain) ? [docPaths.domain(ref)] : []),
    docPaths.user(caller.uid),
  ];
  const snapshots = await withDeadline(firestore.getAll(...wanted.map((path) => firestore.doc(path))));
  const at = (path: string) => snapshots[wanted.indexOf(path)];
  const self = at(docPaths.user(caller.uid));
  const roles = confirmedRoles(caller, self, company);

  const checkReach = () => {
    const parent = parentUid === undefined ? undefined : scopeProfile(at(docPaths.user(parentUid)));
    if (parent && !(parent.moderator && parent.companies.includes(company))) throw apiError(CODE.profileNotFound);
    if (!ref) return;
    const found = isDocumentId(ref.domain) ? at(docPaths.domain(ref)) : undefined;
    const isKeyUser = roles.has('keyUser');
    if (isKeyUser && found?.exists && isBeingRemoved(found)) throw beingRemoved();
    const reachable =
      found?.exists === true &&
      (!parent || parent.authDomains.includes(ref.domain)) &&
      (isKeyUser || scopeProfile(self).authDomains.includes(ref.domain));
    if (!reachable) throw apiError(CODE.domainAccess);
  };
  return { self, roles, checkReach };
}
