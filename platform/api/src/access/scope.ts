import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, isDocumentId, type DomainRef, type Permission } from 'shared-kit/model';
import { apiError } from '../http/api-error';
import { withDeadline } from '../http/deadline';
import { moderatorsWith, requireModerator } from '../documents/domain-moderators';
import { beingRemoved, isBeingRemoved } from '../documents/domain-removal';
import { storedProfile, type StoredProfile } from '../documents/stored-profile';
import type { Caller } from './caller';

export interface Scope {
  caller: Caller;
  /** The name in the caller's profile, for the records of changes. */
  callerName: string;
  company: string;
  /** The moderator for whom a key user acts. */
  parentUid: string | undefined;
  /** The domain that the query or the body names. */
  domain: string | undefined;
  /** Repeats the checks by which the call was accepted. In a transaction, also checks that the sign-in is still valid. */
  confirm(transaction?: Transaction, needs?: DomainNeeds): Promise<void>;
}

/** The parameters of a request whose token is checked, but nothing else. */
interface RequestedScope {
  caller: Caller;
  company: string;
  parentUid?: string | undefined;
  domain?: string | undefined;
}

/** The conditions on the domain of a call, besides access to it. */
export interface DomainNeeds {
  /** Exactly one moderator must have it, whichever it names: for its removal (DOM-10). */
  exactlyOneModerator?: boolean;
}

export interface ScopeLookup {
  /** The caller's own profile. */
  self: StoredProfile | undefined;
  /** Whether the profile has the company; also without a profile, which calls report by themselves. */
  isOfCompany: boolean;
  /** The roles that token and profile agree on, for this company. */
  roles: ReadonlySet<Permission>;
  /**
   * The last checks in the order of D-92: the parent is a moderator of the company (`profileNotFound`); one moderator is responsible for the
   * domain (HTTP 409); the domain exists, the parent has it, and so does the caller unless a key user (`domainAccess`).
   */
  checkDomainAccess(needs?: DomainNeeds): void;
}

/** The token's roles that the profile has too; none when the profile does not have the company. So a withdrawal counts at once. */
function confirmedRoles({ roles }: Caller, profile: StoredProfile | undefined, company: string): Set<Permission> {
  if (!profile?.companies.includes(company)) return new Set();
  return new Set([...roles].filter((role) => profile.flags[role]));
}

/**
 * Reads the documents that decide about a call in one request: the caller's profile, the parent's and the domain. A transaction reads them to
 * confirm rights; which moderator is responsible for the domain is no right of the caller and is not read again.
 */
export async function lookUpScope(firestore: Firestore, requested: RequestedScope, transaction?: Transaction): Promise<ScopeLookup> {
  const { caller, company, parentUid, domain } = requested;
  const ref: DomainRef | undefined = domain === undefined ? undefined : { company, domain };
  const paths = [
    ...(parentUid !== undefined && isDocumentId(parentUid) ? [docPaths.user(parentUid)] : []),
    ...(ref && isDocumentId(ref.domain) ? [docPaths.domain(ref)] : []),
    docPaths.user(caller.uid),
  ];
  const reading = (transaction ?? firestore).getAll(...paths.map((path) => firestore.doc(path)));
  // Only calls that change a domain name a parent.
  const readsModerators = !transaction && parentUid !== undefined && ref !== undefined && isDocumentId(ref.domain);
  const [snapshots, moderators] = await withDeadline(Promise.all([reading, readsModerators ? moderatorsWith(firestore, ref) : []]));
  const at = (path: string) => snapshots[paths.indexOf(path)];
  const self = storedProfile(at(docPaths.user(caller.uid)));
  const roles = confirmedRoles(caller, self, company);

  const checkDomainAccess = ({ exactlyOneModerator = false }: DomainNeeds = {}) => {
    const parent = parentUid === undefined ? undefined : storedProfile(at(docPaths.user(parentUid)));
    const isModerator = parent?.flags.moderator && parent.companies.includes(company);
    if (parentUid !== undefined && !isModerator) throw apiError(CODE.profileNotFound);
    if (!ref) return;
    const stored = isDocumentId(ref.domain) ? at(docPaths.domain(ref)) : undefined;
    const isKeyUser = roles.has('keyUser');
    if (isKeyUser && stored?.exists && isBeingRemoved(stored)) throw beingRemoved();
    if (readsModerators && isKeyUser && stored?.exists) {
      const named: unknown = stored.get('parent');
      requireModerator(ref, typeof named === 'string' ? named : '', moderators, exactlyOneModerator);
    }
    const reachable =
      stored?.exists === true &&
      (!parent || parent.authDomains.includes(ref.domain)) &&
      (isKeyUser || self?.authDomains.includes(ref.domain));
    if (!reachable) throw apiError(CODE.domainAccess);
  };
  return { self, isOfCompany: !self || self.companies.includes(company), roles, checkDomainAccess };
}
