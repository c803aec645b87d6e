import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import {
  CHANGED_PERMISSIONS,
  CODE,
  docPaths,
  employeeName,
  PERMISSIONS,
  SEARCH_BEGINNINGS,
  searchBeginningsOf,
  validatePersonName,
} from 'shared-kit/model';
import type { Caller } from '../../access/caller';
import { runChange, type Actor } from '../../records/record-change';
import type { Firebase } from '../../firebase/firebase';
import { apiError, valueOf } from '../../http/api-error';
import { withDeadline } from '../../http/deadline';
import type { TimeBudget } from '../../http/time-budget';
import type { Party } from '../../http/turns';
import type { PictureMaker } from '../../uploads/pictures/picture-maker';
import { grantedDomains, licensesOf } from '../../accounts/domains-of-user';
import { NewProfilePictures, removeFiles } from '../../accounts/profile-pictures';
import { ifSignIn } from '../../firebase/missing-sign-in';
import { storedProfile, type StoredProfile } from '../../documents/stored-profile';
import { targetUser } from './target-user';
import { ClaimsChange, claimsOfProfile } from '../../accounts/user-claims';
import type { UserData } from './users.schema';

const NAMES = ['firstName', 'lastName', 'employeeId'] as const;

interface UpdateUser {
  caller: Caller;
  actor: Actor;
  uid: string;
  userData: UserData;
}

function namesOf(userData: UserData, profile: StoredProfile): DocumentData {
  const changed: Partial<Record<(typeof NAMES)[number], string>> = {};
  for (const name of NAMES) {
    const value = userData[name];
    if (value !== undefined) changed[name] = valueOf(validatePersonName(value, name));
  }
  if (Object.keys(changed).length === 0) return {};
  const names = { ...profile, ...changed };
  return { ...changed, employeeName: employeeName(names.firstName, names.lastName), [SEARCH_BEGINNINGS]: searchBeginningsOf(names) };
}

/** Fields that follow from the permissions given; `permissionRequired` when none would be left. */
function permissionsOf(userData: UserData, profile: StoredProfile): DocumentData {
  if (CHANGED_PERMISSIONS.every((name) => userData[name] === undefined)) return {};
  const changed = Object.fromEntries(CHANGED_PERMISSIONS.flatMap((name) => (userData[name] === undefined ? [] : [[name, userData[name]]])));
  const flags: Record<string, boolean> = { ...profile.flags, ...changed };
  const permissions = PERMISSIONS.filter((name) => flags[name]);
  if (permissions.length === 0) throw apiError(CODE.permissionRequired);
  return { ...changed, permissions };
}

/** Fields that follow from the domains given, each of which must be the parent's or the user's already (D-39). */
async function domainsOf(
  transaction: Transaction,
  { firestore }: Firebase,
  { actor: { company }, userData }: UpdateUser,
  profile: StoredProfile,
): Promise<DocumentData> {
  if (userData.authDomains === undefined) return {};
  if (userData.authDomains.length === 0) throw apiError(CODE.requiredField, { args: ['authDomains'], field: 'authDomains' });
  const parent = profile.parent === null ? undefined : await transaction.get(firestore.doc(docPaths.user(profile.parent)));
  const allowed = [...(storedProfile(parent)?.authDomains ?? []), ...profile.authDomains];
  const authDomains = grantedDomains(userData.authDomains, allowed);
  return { authDomains, authLicenses: await licensesOf(transaction, firestore, company, authDomains) };
}

function takesAway(profile: StoredProfile, permissions: DocumentData, { authDomains }: DocumentData): boolean {
  const domains = authDomains as readonly string[] | undefined;
  const loses = CHANGED_PERMISSIONS.some((name) => profile.flags[name] && permissions[name] === false);
  return loses || (domains !== undefined && profile.authDomains.some((domain) => !domains.includes(domain)));
}

/** The profile to change: the caller's own when only the picture changes, otherwise one that a key user may change (PERM-09). */
async function profileToChange(transaction: Transaction, { firestore }: Firebase, update: UpdateUser): Promise<StoredProfile> {
  const { caller, actor, uid, userData } = update;
  if (uid === caller.uid && Object.keys(userData).join() === 'picture') {
    const own = storedProfile(await transaction.get(firestore.doc(docPaths.user(uid))));
    if (!own) throw apiError(CODE.profileNotFound);
    return own;
  }
  if (!caller.roles.has('keyUser')) throw apiError(CODE.notAuthorized);
  return targetUser(transaction, firestore, actor, uid);
}

/**
 * The pictures of the change, made before its time begins to count. Whoever may not change the profile is refused before a picture is decoded, which
 * takes seconds.
 */
export async function newPicturesFor(
  firebase: Firebase,
  pictureMaker: PictureMaker,
  update: UpdateUser,
  party: Party,
): Promise<NewProfilePictures | undefined> {
  const { actor, uid, userData } = update;
  if (userData.picture === undefined) return undefined;
  await withDeadline(runChange(firebase.firestore, actor, (transaction) => profileToChange(transaction, firebase, update)));
  return new NewProfilePictures(firebase, uid, await pictureMaker.makeWithThumbnail(userData.picture, party));
}

/** Changes a profile and, inside the same transaction, the claims that repeat it: of two changes the last one wins in both. */
export async function updateUser(
  firebase: Firebase,
  pictures: NewProfilePictures | undefined,
  update: UpdateUser,
  time: TimeBudget,
): Promise<void> {
  const { auth, firestore, bucket } = firebase;
  const { actor, uid, userData } = update;
  if (Object.keys(userData).length === 0) throw apiError(CODE.missingData);
  const claims = new ClaimsChange(firebase, { uid });

  const change = () =>
    runChange(firestore, actor, async (transaction, record) => {
      const profile = await profileToChange(transaction, firebase, update);
      const permissions = permissionsOf(userData, profile);
      const names = namesOf(userData, profile);
      const domains = await domainsOf(transaction, firebase, update, profile);
      await pictures?.store(profile, time);
      time.check();
      if ('permissions' in permissions) await claims.set(claimsOfProfile(profile), claimsOfProfile(profile, [], permissions));
      // The user has to sign in again: a token keeps a withdrawn permission for an hour, and open listeners are not checked again.
      if (takesAway(profile, permissions, domains)) await ifSignIn(auth.revokeRefreshTokens(uid));
      time.check();
      const ref = firestore.doc(docPaths.user(uid));
      transaction.update(ref, { ...names, ...permissions, ...domains, ...pictures?.paths });
      const newName = names['employeeName'] as string | undefined;
      record({ action: 'users.update', target: ref.path, name: newName ?? profile.name, fields: Object.keys(userData) });
      return { displayName: newName, before: profile };
    });

  try {
    const { displayName, before } = await change();
    if (pictures) await removeFiles(bucket, uid, before).catch(() => undefined);
    // A copy of the name that nothing here reads: the change does not fail because of it.
    if (displayName !== undefined) await auth.updateUser(uid, { displayName }).catch(() => undefined);
  } catch (error) {
    await claims.restore().catch(() => undefined);
    await pictures?.undo().catch(() => undefined);
    throw error;
  }
}
