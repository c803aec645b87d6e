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
  /** The name in the caller's profile, for the records of changes. */
  callerName: string;
  company: string;
  /** The moderator on whose behalf a key user acts. */
  parentUid: string | undefined;
}

/** What a request asks for, when only its token has been checked. */
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
   * The last checks in the order of decision D-92: the parent is a moderator of the company (402); the domain exists, the parent
   * has it, and so does the caller unless a key user (316).
   */
  checkReach(): void;
}

/** The token's roles that the profile has too; none when the profile does not have the company. So a withdrawal counts at once. */
function confirmedRoles({ roles }: Caller, self: DocumentSnapshot | undefined, company: string): Set<Permission> {
  const profile = self && storedProfile(self);
  if (!profile?.companies.includes(company)) return new Set();
  return new Set([...roles].filter((role) => profile.flags[role]));
}

/** Reads the documents that decide about a call in one request: the caller's profile, the parent's and the domain. */
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
