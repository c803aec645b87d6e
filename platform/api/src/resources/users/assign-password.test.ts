import { docPaths } from 'shared-kit/model';
import { apiCaller } from '../../testing/api-caller';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const OWN = '123456';
const GIVEN = '654321';

let platform: TestPlatform;
let token: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
  await platform.signUp({ uid: 'mod', moderator: true });
  token = await platform.signUp({ uid: 'key', keyUser: true });
});

afterAll(() => platform.stop());

let count = 0;
/** A user with a password of their own, and a token from before anything happens. */
async function person() {
  const uid = `person-${++count}`;
  const own = await platform.signUp({ uid, pilot: true, parent: 'mod', pwUpdated: true });
  return { uid, own };
}

const assign = (uid: string) => call('PUT', 'users/pw', { token, body: { uid, newPassword: GIVEN } });
const opens = (uid: string, password: string) => platform.firebase.identity.isPassword(`${uid}@test.invalid`, password);
const isPersonal = async (uid: string) => (await platform.firebase.firestore.doc(docPaths.user(uid)).get()).get('pwUpdated') as unknown;

/** Makes call number `at` of the function fail. */
function failing<T extends object, K extends keyof T & string>(owner: T, name: K, at = 1): void {
  const real = (owner[name] as (...args: unknown[]) => Promise<unknown>).bind(owner);
  let calls = 0;
  const step = (...args: unknown[]) => (++calls === at ? Promise.reject(new Error('away')) : real(...args));
  jest.spyOn(owner as Record<string, (...args: unknown[]) => unknown>, name).mockImplementation(step);
}

describe('a password set by an administrator, if a step fails', () => {
  const steps: [string, () => void, { given: boolean; personal: boolean }][] = [
    ['the note before', () => failing(platform.firebase.firestore, 'runTransaction'), { given: false, personal: true }],
    ['the password', () => failing(platform.firebase.auth, 'updateUser'), { given: false, personal: false }],
    ['the end of the sessions', () => failing(platform.firebase.auth, 'revokeRefreshTokens'), { given: true, personal: false }],
    ['the note after', () => failing(platform.firebase.firestore, 'runTransaction', 2), { given: true, personal: false }],
  ];

  it.each(steps)(
    'API-05 PROFILE-09 never counts as personal, and is set by a repeated call: %s',
    async (_step, fail, { given, personal }) => {
      const { uid } = await person();
      fail();
      expect(await assign(uid)).toMatchObject({ http: 500, code: 1 });
      expect(await opens(uid, given ? GIVEN : OWN)).toBe(true);
      expect(await isPersonal(uid)).toBe(personal);
      jest.restoreAllMocks();
      expect(await assign(uid)).toMatchObject({ code: 410 });
      expect(await opens(uid, GIVEN)).toBe(true);
      expect(await isPersonal(uid)).toBe(false);
    },
  );

  it('API-05 412 for a profile without a sign-in, which is not changed', async () => {
    const { uid } = await person();
    await platform.firebase.auth.deleteUser(uid);
    expect(await assign(uid)).toMatchObject({ http: 404, code: 412 });
    expect(await isPersonal(uid)).toBe(true);
  });
});

describe('a password set by an administrator while the user sets one', () => {
  /** Runs `meanwhile` once, right before or after the next password is set. */
  function around(when: 'before' | 'after', meanwhile: () => Promise<unknown>): void {
    const { auth } = platform.firebase;
    const updateUser = auth.updateUser.bind(auth);
    jest.spyOn(auth, 'updateUser').mockImplementationOnce(async (...args) => {
      if (when === 'before') await meanwhile();
      const user = await updateUser(...args);
      if (when === 'after') await meanwhile();
      return user;
    });
  }
  const choose = (own: string) => call('PATCH', 'users/pw', { token: own, body: { currentPassword: OWN, newPassword: '777777' } });

  it('API-04 API-05 does not count as personal if it is set during the user’s change', async () => {
    const { uid, own } = await person();
    around('after', () => assign(uid));
    expect(await choose(own)).toMatchObject({ code: 410 });
    expect(await opens(uid, GIVEN)).toBe(true);
    expect(await isPersonal(uid)).toBe(false);
  });

  it('API-04 API-05 does not count as personal if the user’s change happens during its setting', async () => {
    const { uid, own } = await person();
    around('before', () => choose(own));
    expect(await assign(uid)).toMatchObject({ code: 410 });
    expect(await opens(uid, GIVEN)).toBe(true);
    expect(await isPersonal(uid)).toBe(false);
  });

  it('API-04 a password that the user sets later is personal', async () => {
    const { uid } = await person();
    await assign(uid);
    const { idToken } = await platform.tokensOf(`${uid}@test.invalid`, GIVEN);
    const reply = await call('PATCH', 'users/pw', { token: idToken, body: { currentPassword: GIVEN, newPassword: '777777' } });
    expect(reply).toMatchObject({ code: 410 });
    expect(await isPersonal(uid)).toBe(true);
  });
});
