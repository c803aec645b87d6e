import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { docPaths } from 'shared-kit/model';
import { connect } from '../api/connect';

const SEED = 'platform/seed/dist/main.mjs';
const KEY_USER = 'key@demo.test';

export interface UserCompany {
  id: string;
  users: number;
}

/** Adds companies with these numbers of users, and makes them the only companies of the demo's key user. Call it before that user signs in. */
export async function addUserCompanies(env: NodeJS.ProcessEnv, companies: readonly UserCompany[]): Promise<void> {
  const { auth, firestore } = connect(env);
  for (const { id, users } of companies) {
    await firestore.doc(docPaths.company(id)).set({ id, exhibitionName: id, hasSessionPushListener: false, authDomains: [] });
    await promisify(execFile)(process.execPath, [SEED, '--users', String(users), '--company', id], { env: { ...process.env, ...env } });
  }
  const { uid, customClaims } = await auth.getUserByEmail(KEY_USER);
  const company = companies.map(({ id }) => id);
  await auth.setCustomUserClaims(uid, { ...customClaims, company });
  await firestore.doc(docPaths.user(uid)).update({ company });
}
