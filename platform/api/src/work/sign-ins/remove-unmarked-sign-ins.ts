import type { FastifyBaseLogger } from 'fastify';
import type { UserRecord } from 'firebase-admin/auth';
import { docPaths, GIVEN_PERMISSIONS, isDocumentId } from 'shared-kit/model';
import { begunMark } from '../../accounts/begun-sign-ins';
import { removalOf } from '../../accounts/removal-on-record';
import { removeRest } from '../../accounts/rest-of-removal';
import type { Firebase } from '../../firebase/firebase';
import { once } from '../schedule/once';
import type { Run } from '../schedule/regularly';

const PAGE = 1000;
/** Longer than any server of an earlier version goes on beside the new ones. */
const OLD_MS = 24 * 60 * 60_000;

/**
 * Removes the sign-ins without a profile that versions before the mark have left (D-138): once, on one server, since every version that marks leaves no
 * others. Each is logged. While one of them is younger than a day, all are looked through again in the next hour.
 */
export const removeUnmarkedSignIns = (firebase: Firebase, log: Pick<FastifyBaseLogger, 'warn'>, run: Run): Promise<void> =>
  once(firebase, { mark: 'unmarkedSignIns', lease: 'signIns', work: (_firebase, signal) => removeAll(firebase, log, signal) }, run);

async function removeAll(firebase: Firebase, log: Pick<FastifyBaseLogger, 'warn'>, signal: AbortSignal): Promise<boolean> {
  let isDone = true;
  let pageToken: string | undefined;
  do {
    if (signal.aborted) return false;
    const page = await firebase.auth.listUsers(PAGE, pageToken);
    for (const user of page.users) {
      const company = companyOfClaims(user);
      if (company === undefined || !(await isLeftOver(firebase, user, company))) continue;
      if (Date.now() - Date.parse(user.metadata.creationTime) < OLD_MS) {
        isDone = false;
        continue;
      }
      await removeRest(firebase, user.uid);
      log.warn({ user: user.uid }, 'a sign-in without a profile was removed: an earlier version had left it');
    }
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return isDone;
}

/**
 * The company of a sign-in whose claims are exactly those that this platform gives a user (D-34); undefined for those of other programs, and for key
 * users, whose profile operators may still write.
 */
function companyOfClaims({ customClaims = {}, displayName }: UserRecord): string | undefined {
  const { company, parent, apiKeys: _keys, ...flags } = customClaims as Record<string, unknown>;
  const given: readonly string[] = GIVEN_PERMISSIONS;
  const names = Object.keys(flags);
  const areGiven = names.length > 0 && names.every((name) => given.includes(name) && flags[name] === true);
  const hasParent = flags['moderator'] === true ? parent === undefined : typeof parent === 'string';
  return areGiven && hasParent && displayName && typeof company === 'string' && isDocumentId(company) ? company : undefined;
}

/** Whether the platform has left the sign-in: without profile and mark, of a company that is there, and enabled unless its user was removed. */
async function isLeftOver({ firestore }: Firebase, { uid, disabled }: UserRecord, company: string): Promise<boolean> {
  const [profile, mark, owner] = await firestore.getAll(
    firestore.doc(docPaths.user(uid)),
    begunMark(firestore, uid),
    firestore.doc(docPaths.company(company)),
  );
  if (profile!.exists || mark!.exists || !owner!.exists) return false;
  // Without a record of a removal, an operator has disabled it.
  return !disabled || !(await removalOf(firestore, company, uid).get()).empty;
}
