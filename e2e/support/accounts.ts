import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { adminFirestore } from './another-client';

let auth: Auth | undefined;

/** Firebase Auth as another program uses it: through firebase-admin, not through the console. */
export function adminAuth(): Auth {
  auth ??= getAuth(initializeApp({ projectId: process.env.PROJECT_ID ?? 'demo-console' }, 'another-client-auth'));
  return auth;
}

export interface TestAccount {
  uid: string;
  email: string;
  password: string;
}

interface NewAccount {
  emailVerified?: boolean;
  pwUpdated?: boolean;
  /** A pilot instead of a key user. */
  pilot?: boolean;
  company?: string;
}

/** Creates an account for a single test, which may change its password without disturbing other tests. */
export async function createAccount({
  emailVerified = true,
  pwUpdated = true,
  pilot = false,
  company: id = 'acme',
}: NewAccount = {}): Promise<TestAccount> {
  const uid = `own-${randomUUID().slice(0, 8)}`;
  const email = `${uid}@demo.test`;
  const password = pilot ? '123456' : 'demo-own-1';
  const role = pilot ? { pilot: true } : { keyUser: true };
  const company = pilot ? id : [id];
  await adminAuth().createUser({ uid, email, password, emailVerified });
  await adminAuth().setCustomUserClaims(uid, { ...role, company });
  const names = { firstName: 'Own', lastName: 'Account', employeeName: 'Own Account', employeeId: uid };
  const flags = { keyUser: false, moderator: false, assistant: false, pilot: false, checker: false, ...role };
  const domains = { parent: null, authDomains: [], authLicenses: [], permissions: Object.keys(role) };
  await adminFirestore()
    .doc(`users/${uid}`)
    .set({ ...names, ...flags, ...domains, email, company, pwUpdated, picture: null, thumbnail: null });
  return { uid, email, password };
}

/** Opens the page `at`, whose guard redirects to the login form, then fills in and sends the form. */
export async function logIn(page: Page, { email, password }: Pick<TestAccount, 'email' | 'password'>, at = '/login'): Promise<void> {
  await page.goto(at);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Opens the newest link that was mailed to this email. */
export async function openMail(page: Page, email: string): Promise<void> {
  await page.goto('/__mail');
  await page.getByRole('row').filter({ hasText: email }).first().getByRole('link').click();
}
