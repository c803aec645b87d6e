import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { adminFirestore } from './another-client';

export interface TestModerator {
  uid: string;
  name: string;
  email: string;
  password: string;
}

let made = 0;

/** Writes a moderator of these domains of the company, with an account, whom no other journey uses. */
export async function writeModerator(authDomains: string[], company = 'acme'): Promise<TestModerator> {
  const uid = `mod-${Date.now()}-${++made}-${process.pid}`;
  const lastName = `Journey ${uid}`;
  const firestore = adminFirestore();
  const auth = getAuth(getApp('another-client'));
  const [email, password] = [`${uid}@demo.test`, 'demo-mod-1'];
  await auth.createUser({ uid, email, password, emailVerified: true });
  await auth.setCustomUserClaims(uid, { moderator: true, company });
  await firestore.doc(`users/${uid}`).set({
    firstName: 'Mara',
    lastName,
    employeeId: '1',
    employeeName: `Mara ${lastName}`,
    email,
    company,
    parent: null,
    authDomains,
    authLicenses: [],
    permissions: ['moderator'],
    moderator: true,
    keyUser: false,
    assistant: false,
    pilot: false,
    checker: false,
    pwUpdated: true,
    children: [],
    picture: null,
    thumbnail: null,
  });
  return { uid, name: `Mara ${lastName}`, email, password };
}
