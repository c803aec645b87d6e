import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { docPaths } from 'shared-kit/model';
import { connect } from '../api/connect';
import { CREDENTIALS } from '../credentials';

const SEED = 'platform/seed/dist/main.mjs';

export interface UserCompany {
  id: string;
  users: number;
}

/** Adds companies with these numbers of users, and makes them the only companies of the demo's key user. Call it before that user signs in. */
export async function addUserCompanies(env: NodeJS.ProcessEnv, companies: readonly UserCompany[]): Promise<void> {
  const connection = connect(env);
  for (const { id, users } of companies) {
    await connection.firestore.doc(docPaths.company(id)).set({ id, exhibitionName: id, hasSessionPushListener: false, authDomains: [] });
    await promisify(execFile)(process.execPath, [SEED, '--users', String(users), '--company', id], { env: { ...process.env, ...env } });
  }
  await giveKeyUser(
    connection,
    companies.map(({ id }) => id),
  );
}

/** Makes these the only companies of the demo's key user, who signs in afterwards. */
export async function giveKeyUser({ auth, firestore }: ReturnType<typeof connect>, company: readonly string[]): Promise<void> {
  const { uid, customClaims } = await auth.getUserByEmail(CREDENTIALS.email);
  await auth.setCustomUserClaims(uid, { ...customClaims, company });
  await firestore.doc(docPaths.user(uid)).update({ company });
}
