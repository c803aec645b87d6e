import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import {
  CODE,
  DEFAULT_PASSWORD,
  docPaths,
  employeeName,
  GIVEN_PERMISSIONS,
  passwordProblem,
  permissionFlags,
  validateEmail,
} from 'shared-kit/model';
import { runChange, type Actor } from '../../records/record-change';
import type { Firebase } from '../../firebase/firebase';
import { ApiError, apiError, valueOf } from '../../http/api-error';
import type { TimeBudget } from '../../http/time-budget';
import { checkedNames, profileDocument, type NewAccount } from '../../accounts/accounts';
import { grantedDomains, licensesOf } from '../../accounts/domains-of-user';
import { storedProfile } from '../../documents/stored-profile';
import { createSignInAndProfile, type StoreProfile } from '../../accounts/sign-in';
import { inTurnOf } from '../../work/schedule/turns-of-parents';
import type { NewUser } from './users.schema';

interface CreateUser {
  data: NewUser;
  noEmailDomain: string;
}

/** The account as it is to be created, after the checks that need no database. */
function checkedAccount({ data, noEmailDomain }: CreateUser, { company, parentUid }: Actor): NewAccount {
  if (data.company !== company) throw apiError(CODE.notAuthorized);
  const flags = permissionFlags(GIVEN_PERMISSIONS, (name) => data[name] ?? false);
  const { moderator } = flags;
  const names = checkedNames(data);
  if (!GIVEN_PERMISSIONS.some((name) => flags[name])) throw apiError(CODE.permissionRequired);
  const { email, madeUp } = valueOf(validateEmail(data.email, { company, moderator, noEmailDomain }));
  const password = data.password || DEFAULT_PASSWORD;
  const badPassword = passwordProblem(password, flags);
  if (badPassword) throw new ApiError({ ...badPassword, field: 'password' });

  if (moderator) {
    // A moderator has no parent and no domains yet: each domain is created for a moderator.
    if (parentUid !== undefined) throw apiError(CODE.unexpectedFields, { args: ['parentUid'] });
    if (data.authDomains.length > 0) throw apiError(CODE.valueNotAllowed, { args: ['authDomains'], field: 'authDomains' });
  } else {
    if (parentUid === undefined) throw apiError(CODE.missingParameters, { args: ['parentUid'] });
    if (data.authDomains.length === 0) throw apiError(CODE.requiredField, { args: ['authDomains'], field: 'authDomains' });
  }
  return {
    ...names,
    ...flags,
    email,
    password,
    emailVerified: madeUp,
    companies: [company],
    parent: parentUid ?? null,
    authDomains: data.authDomains,
    pwUpdated: false,
  };
}

/** The domains that the parent can give; `profileNotFound` when the parent is no moderator of the company any more. */
function parentDomains(parent: DocumentSnapshot, company: string): readonly string[] {
  const profile = storedProfile(parent);
  if (!profile?.flags.moderator || !profile.companies.includes(company)) throw apiError(CODE.profileNotFound);
  return profile.authDomains;
}

/**
 * Adds a user (D-138): the sign-in, which nobody can use yet, then the profile, the parent's list and the record in one transaction, then the
 * claims. Changes of one parent's list take turns: the transaction reads the parent, and many at once would refuse each other.
 */
export async function createUser(firebase: Firebase, actor: Actor, sent: CreateUser, time: TimeBudget): Promise<void> {
  const { firestore } = firebase;
  const { data } = sent;
  const { company, parentUid } = actor;
  const account = checkedAccount(sent, actor);
  const parentRef = parentUid === undefined ? undefined : firestore.doc(docPaths.user(parentUid));

  const store: StoreProfile = (ref, confirm) =>
    inTurnOf(parentUid ?? ref.id, () =>
      runChange(firestore, actor, async (transaction, record) => {
        await confirm(transaction);
        const allowed = parentRef ? parentDomains(await transaction.get(parentRef), company) : [];
        const authDomains = grantedDomains(data.authDomains, allowed);
        const authLicenses = await licensesOf(transaction, firestore, company, authDomains);
        time.check();
        transaction.create(ref, profileDocument({ ...account, authDomains, authLicenses }));
        if (parentRef) transaction.update(parentRef, { children: FieldValue.arrayUnion(ref.id) });
        record({
          action: 'users.create',
          target: ref.path,
          name: employeeName(account.firstName, account.lastName),
          fields: Object.keys(data).filter((name) => name !== 'password'),
        });
      }),
    );

  // Checked before anything is created, and again in the transaction.
  if (parentRef) grantedDomains(data.authDomains, parentDomains(await parentRef.get(), company));
  time.check();
  await createSignInAndProfile(firebase, account, store);
}
