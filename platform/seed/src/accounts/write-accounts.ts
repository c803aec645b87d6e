import { createAccount, type Firebase } from 'platform-api/seed';
import { chunk } from 'shared-kit/model';
import { NAMED_ACCOUNTS, type DemoAccount } from './accounts.data';
import { generatedAccounts } from './generated-accounts';

const AT_ONCE = 10;

/** All accounts, with the field that is derived from others: a moderator's users. */
export function demoAccounts(): DemoAccount[] {
  const accounts = [...NAMED_ACCOUNTS, ...generatedAccounts()];
  return accounts.map((account) => ({
    ...account,
    ...(account.moderator && { children: accounts.filter(({ parent }) => parent === account.uid).map(({ uid }) => uid) }),
  }));
}

/** Removes the accounts before it creates them, so that an interrupted seed can run again. Their keys must be there: the claims list them. */
export async function writeAccounts(firebase: Firebase): Promise<number> {
  const accounts = demoAccounts();
  await firebase.auth.deleteUsers(accounts.map(({ uid }) => uid));
  for (const some of chunk(accounts, AT_ONCE)) await Promise.all(some.map((account) => createAccount(firebase, account)));
  return accounts.length;
}
