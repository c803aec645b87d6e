import { FieldValue } from 'firebase-admin/firestore';
import { claimsFor, profileDocument, type Firebase } from 'platform-api/seed';
import { chunk, docPaths } from 'shared-kit/model';
import { Random } from '../ground/random';
import type { DemoAccount } from './accounts.data';
import { somebody } from './generated-accounts';

export interface ManyUsers {
  company: string;
  count: number;
  /** Uid of the moderator who becomes responsible for them. */
  parent?: string;
  authDomains?: readonly string[];
}

/** The limits of one call to each service. */
const SIGN_INS_AT_ONCE = 1000;
const PROFILES_AT_ONCE = 500;

const uidOf = (company: string, number: string): string => `many-${company}-${number}`;

function manyAccounts({ company, count, parent, authDomains = [] }: ManyUsers): Omit<DemoAccount, 'password'>[] {
  const random = new Random(`many users of ${company}`);
  return Array.from({ length: count }, (_, i) => {
    const number = String(i + 1).padStart(5, '0');
    const pilot = i % 2 === 0;
    return {
      uid: uidOf(company, number),
      ...somebody(random, company, number),
      employeeId: `N${number}`,
      companies: [company],
      pilot,
      checker: !pilot,
      pwUpdated: true,
      parent: parent ?? null,
      authDomains,
    };
  });
}

/**
 * Adds pilots and checkers to a company, for measuring long lists; they are the same each time. They have a sign-in with claims but no password,
 * because hashing thousands of passwords takes minutes. Returns their uids.
 */
export async function writeManyUsers({ auth, firestore }: Firebase, users: ManyUsers): Promise<string[]> {
  const accounts = manyAccounts(users);
  // Profiles first: claims without a profile would open pictures (D-138).
  for (const some of chunk(accounts, PROFILES_AT_ONCE)) {
    const batch = firestore.batch();
    for (const account of some) batch.set(firestore.doc(docPaths.user(account.uid)), profileDocument(account));
    await batch.commit();
  }
  for (const some of chunk(accounts, SIGN_INS_AT_ONCE)) {
    const { errors } = await auth.importUsers(
      some.map((account) => ({
        uid: account.uid,
        email: account.email,
        emailVerified: true,
        displayName: `${account.firstName} ${account.lastName}`,
        customClaims: claimsFor(account),
      })),
    );
    if (errors[0]) throw new Error(`The sign-ins could not be made: ${errors[0].error.message}`);
  }
  const uids = accounts.map(({ uid }) => uid);
  if (users.parent !== undefined) {
    await firestore.doc(docPaths.user(users.parent)).update({ children: FieldValue.arrayUnion(...uids) });
  }
  return uids;
}
