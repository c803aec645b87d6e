import { randomBytes } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { docPaths, employeeName, PLATFORM_ACTOR, validateEmail, validateName, type Locale } from 'shared-kit/model';
import { runChange, type Actor } from '../../records/record-change';
import type { Firebase } from '../../firebase/firebase';
import { checkedNames, profileDocument, type NewAccount } from '../../accounts/accounts';
import { createSignInAndProfile } from '../../accounts/sign-in';
import { valueOf } from '../../http/api-error';

export interface NewCompany {
  /** Id of the company, which is part of the paths of its pages. */
  company: string;
  name: string;
  firstName: string;
  lastName: string;
  employeeId: string;
  email: string;
  /** The language of the mail to the key user, which the operator knows. */
  locale: Locale;
}

/** A password that nobody knows, which meets every policy that a project can have: 30 characters of each kind (D-123). */
const unknownPassword = (): string => `${randomBytes(30).toString('base64url').slice(0, 26)}aA0!`;

const companyExists = (company: string): Error => new Error(`The company ${company} exists already. Nothing was changed.`);

/** `companies/{company}` of a new company: without domains, and without a listener that its sessions are pushed to. */
export const companyDocument = (id: string, exhibitionName: string): DocumentData => ({
  id,
  exhibitionName,
  hasSessionPushListener: false,
  authDomains: [],
});

/**
 * Creates the company and its first key user, and mails the user a link to choose a password; nobody knows the one that the sign-in has until then.
 * Returns the email, and the reason if the mail was not sent.
 */
export async function createCompany(
  firebase: Firebase,
  newCompany: NewCompany,
  noEmailDomain?: string,
): Promise<{ email: string; mailProblem?: string }> {
  const { firestore } = firebase;
  const company = valueOf(validateName(newCompany.company, { field: 'company' }));
  const name = valueOf(validateName(newCompany.name, { field: 'name', set: '' }));
  // Like a moderator, a key user needs an email that can receive mail.
  const { email } = valueOf(
    validateEmail(newCompany.email, { company, moderator: true, ...(noEmailDomain !== undefined && { noEmailDomain }) }),
  );
  const account: NewAccount = {
    ...checkedNames(newCompany),
    keyUser: true,
    email,
    password: unknownPassword(),
    companies: [company],
    pwUpdated: false,
  };
  const actor: Actor = { uid: PLATFORM_ACTOR, name: '', company, ip: '', userAgent: 'first company' };
  const ref = firestore.doc(docPaths.company(company));
  if ((await ref.get()).exists) throw companyExists(company);

  await createSignInAndProfile(firebase, account, (profile, confirm) =>
    runChange(firestore, actor, async (transaction, record) => {
      await confirm(transaction);
      if ((await transaction.get(ref)).exists) throw companyExists(company);
      transaction.create(ref, companyDocument(company, name));
      transaction.create(profile, profileDocument(account));
      record({ action: 'users.create', target: profile.path, name: employeeName(account.firstName, account.lastName) });
    }),
  );
  const mailProblem = await firebase.identity.mailPasswordCode(email, newCompany.locale).catch(String);
  return { email, ...(mailProblem !== undefined && { mailProblem }) };
}
