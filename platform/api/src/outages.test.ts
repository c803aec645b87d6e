import { Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from 'shared-kit/model';
import { writeDomain } from './testing/test-domain';
import { startTestPlatform, type TestPlatform } from './testing/test-platform';
import { endBegunSignIns } from './work/sign-ins/end-begun-sign-ins';

interface Refusal {
  message: string;
  http?: number;
}

/** The calls of Auth that are refused at the moment, each with its error. */
const refused = new Map<string, Refusal>();
let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform({ authFault: (call) => refused.get(call) });
  await writeDomain(platform.firebase, { company: 'acme', domain: 'North' });
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North'] });
});
afterAll(() => platform.stop());
afterEach(() => refused.clear());

const addUser = (email: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/api/users',
    headers: { authorization: `Bearer ${token}`, company: 'acme', parentuid: 'mod' },
    payload: {
      data: { firstName: 'Nia', lastName: 'New', employeeId: email, email, company: 'acme', pilot: true, authDomains: ['North'] },
    },
  });
const usersWith = async (email: string) =>
  (await platform.firebase.firestore.collection(firestorePaths.users()).where('email', '==', email).get()).size;

it.each<[string, Refusal]>([
  ['lookup', { message: 'QUOTA_EXCEEDED : Exceeded quota.' }],
  ['lookup', { message: 'INSUFFICIENT_PERMISSION', http: 403 }],
  ['lookup', { message: 'Internal error encountered.', http: 500 }],
  ['lookup', { message: 'PROJECT_NOT_FOUND', http: 404 }],
  ['create', { message: 'QUOTA_EXCEEDED : Exceeded quota for creating accounts.' }],
  ['create', { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' }],
  ['create', { message: 'OPERATION_NOT_ALLOWED' }],
])(
  'API-02 USERS-09 (D-126) while Auth refuses %s with %j, a call answers 6 and when to try again, and the next try adds the user once',
  async (call, refusal) => {
    const email = `${call}-${refusal.message.toLowerCase().replace(/\W+/g, '')}@test.example`;
    refused.set(call, refusal);
    const response = await addUser(email);
    expect(response.json()).toMatchObject({ status: 503, message: { code: 6 } });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.body).not.toContain(refusal.message);
    expect(await usersWith(email)).toBe(0);

    refused.clear();
    expect((await addUser(email)).json()).toMatchObject({ status: 200, message: { code: 406 } });
    expect(await usersWith(email)).toBe(1);
  },
);

it('API-02 ADD-46 (D-138) while Auth refuses to enable a new user, the user is added, and can sign in once the platform has completed it', async () => {
  const { auth, firestore } = platform.firebase;
  const email = 'enabled-later@test.example';
  refused.set('update', { message: 'QUOTA_EXCEEDED : Exceeded quota for updating account information.' });
  expect((await addUser(email)).json()).toMatchObject({ status: 200, message: { code: 406 } });
  expect(await usersWith(email)).toBe(1);
  const { uid } = await auth.getUserByEmail(email);
  expect(await auth.getUser(uid)).toMatchObject({ disabled: true });

  refused.clear();
  await firestore.doc(`begunSignIns/${uid}`).update({ begunAt: Timestamp.fromMillis(0) });
  await endBegunSignIns(platform.firebase, { warn: () => {} }, new AbortController().signal);
  expect(await auth.getUser(uid)).toMatchObject({ disabled: false, customClaims: { pilot: true, company: 'acme', parent: 'mod' } });
  expect(await usersWith(email)).toBe(1);
});

it('PERM-10 a removed or disabled user is still refused with 2', async () => {
  const gone = await platform.signUp({ uid: 'gone', keyUser: true });
  await platform.firebase.auth.updateUser('gone', { disabled: true });
  const ask = () =>
    platform.app.inject({ method: 'DELETE', url: '/api/users', headers: { authorization: `Bearer ${gone}`, company: 'acme' } });
  expect((await ask()).json()).toMatchObject({ status: 401, message: { code: 2 } });
  await platform.firebase.auth.deleteUser('gone');
  expect((await ask()).json()).toMatchObject({ status: 401, message: { code: 2 } });
});
