import { adminFirestore } from './another-client';
import { KEY_USER } from './test';

/** An ID token of the demo's key user, as a program gets one. */
async function keyUserToken(): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded-app`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...KEY_USER, returnSecureToken: true }),
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

export interface TestUser {
  uid: string;
  name: string;
  email: string;
}

let made = 0;

/** A checker of acme under the moderator Marcos Lima, added through the API. No other test uses this checker. */
export async function addTestUser(firstName: string): Promise<TestUser> {
  const lastName = `Teste ${Date.now().toString(36)}${made++}`;
  const email = `${firstName}.${lastName.replace(' ', '.')}@e2e.test`.toLowerCase();
  const data = { firstName, lastName, employeeId: 'E2E', email, checker: true, authDomains: ['Central Warehouse'], company: 'acme' };
  const answer = await fetch(`${process.env.CONSOLE_URL}/api/users`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await keyUserToken()}`,
      company: 'acme',
      parentUid: 'moderator-marcos',
    },
    body: JSON.stringify({ data }),
  });
  if (answer.status !== 200) throw new Error(`The user was not added: ${await answer.text()}`);
  const uid = await uidOf(email);
  return { uid: uid!, name: `${firstName} ${lastName}`, email };
}

/** The uid of the user with this email, if there is one. */
export async function uidOf(email: string): Promise<string | undefined> {
  const found = await adminFirestore().collection('users').where('email', '==', email).get();
  return found.docs[0]?.id;
}

export const profileDocumentOf = async (uid: string) => (await adminFirestore().doc(`users/${uid}`).get()).data();
