import { docPaths } from 'shared-kit/model';
import { signIn } from '../api/caller';
import { COMPANY, OWNER, READ_DOMAIN } from '../api/calls';
import type { connect } from '../api/connect';

/** A key user who changes one user of the company, again and again, and remembers what was confirmed. */
export interface LoadUser {
  token: string;
  /** Whom the user changes. */
  target: string;
  /** How many changes were confirmed; the last one is what must be stored. */
  confirmed: number;
  /** What the user sends next belongs to these. */
  round: number;
}

const PASSWORD = 'load-password-1';

/** Makes the users of a run; `run` tells theirs from those of another. */
export async function createUsers(
  { auth, firestore }: ReturnType<typeof connect>,
  authPort: string,
  run: string,
  count: number,
): Promise<LoadUser[]> {
  const one = async (i: number): Promise<LoadUser> => {
    const uid = `load-${run}-${i}`;
    const target = `${uid}-target`;
    const names = (id: string) => ({
      firstName: 'Rita',
      lastName: 'Load',
      employeeName: 'Rita Load',
      employeeId: 'E0',
      email: `${id}@demo.test`,
    });
    await auth.createUser({ uid, email: `${uid}@demo.test`, emailVerified: true, password: PASSWORD });
    await auth.setCustomUserClaims(uid, { company: [COMPANY], keyUser: true });
    await auth.createUser({ uid: target, email: `${target}@demo.test`, emailVerified: true });
    await firestore.doc(docPaths.user(uid)).set({ ...names(uid), company: [COMPANY], keyUser: true, pwUpdated: true, authDomains: [] });
    await firestore
      .doc(docPaths.user(target))
      .set({ ...names(target), company: COMPANY, parent: OWNER, checker: true, authDomains: [READ_DOMAIN] });
    return { token: await signIn(authPort, { email: `${uid}@demo.test`, password: PASSWORD }), target, confirmed: 0, round: 0 };
  };
  const users: LoadUser[] = [];
  for (let at = 0; at < count; at += 20) {
    const some = Array.from({ length: Math.min(20, count - at) }, (_, i) => one(at + i));
    users.push(...(await Promise.all(some)));
  }
  return users;
}

/** How many confirmed changes are not stored, and how many stored records belong to no confirmed change. */
export async function lostChanges(
  { firestore }: ReturnType<typeof connect>,
  users: readonly LoadUser[],
): Promise<{ lost: number; doubled: number }> {
  let lost = 0;
  let doubled = 0;
  for (const { target, confirmed } of users) {
    const profile = await firestore.doc(docPaths.user(target)).get();
    if (profile.get('employeeId') !== `E${confirmed}`) lost += 1;
    const records = await firestore.collection(`companies/${COMPANY}/audit`).where('target', '==', docPaths.user(target)).count().get();
    const difference = confirmed - records.data().count;
    if (difference > 0) lost += difference;
    else doubled -= difference;
  }
  return { lost, doubled };
}
