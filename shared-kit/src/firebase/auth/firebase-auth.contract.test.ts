/** @jest-environment node */
import { scryptSync } from 'node:crypto';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { AuthErrorCodes, connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth, type Persistence } from 'firebase/auth';
import { silentServer } from 'platform-emulator';
import { itWith, startTestFirebase, type TestFirebase } from 'platform-emulator/testing';
import type { Locale } from 'shared-kit/model';
import type { AuthClient, CodePurpose } from './auth-client';
import { OF_SIGN_IN } from './auth-faults';
import { authClientContract } from './auth-client.contract';
import { AUTH_LIMIT_MS, authClientOf } from './firebase-auth';

/** A browser storage in the SDK's format, with a user who has signed in on another page. */
function keptBefore(user: object): Persistence {
  class Kept {
    static readonly type = 'LOCAL';
    readonly type = 'LOCAL';
    _isAvailable = () => Promise.resolve(true);
    _get = (key: string) => Promise.resolve(key.includes('authUser') ? user : null);
    _set = () => Promise.resolve();
    _remove = () => Promise.resolve();
    _addListener = () => undefined;
    _removeListener = () => undefined;
  }
  return Kept;
}

describe('the identity service over the Firebase SDK and a Firebase', () => {
  let firebase: TestFirebase;
  let url: string;
  let service: Auth;
  let client: AuthClient;
  const apps: FirebaseApp[] = [];
  /** The calls that the service refuses at the moment, each with its error. */
  const refused = new Map<string, { message: string; http?: number }>();

  function connect(host: string, persistence: Persistence = inMemoryPersistence): [Auth, AuthClient] {
    const app = initializeApp({ projectId: firebase.projectId, apiKey: 'key' }, `${host} ${apps.length}`);
    apps.push(app);
    const auth = initializeAuth(app, { persistence });
    connectAuthEmulator(auth, host, { disableWarnings: true });
    return [auth, authClientOf(auth, host)];
  }

  beforeAll(async () => {
    // Node has no navigator, from which the client reads whether the machine is online.
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
    firebase = await startTestFirebase({ authFault: (call) => refused.get(call) });
    url = `http://${firebase.hosts?.auth}`;
    [service, client] = connect(url);
    await firebase.admin().auth.createUser({ email: 'ana@example.test', password: 'secret-1' });
  });
  afterAll(async () => {
    for (const app of apps) await deleteApp(app);
    await firebase.stop();
  });

  authClientContract(() => Promise.resolve({ client, mailedCode }));

  async function mailedCode(purpose: CodePurpose, email: string): Promise<string | undefined> {
    const requestType = purpose === 'resetPassword' ? 'PASSWORD_RESET' : 'VERIFY_EMAIL';
    return (await firebase.mails()).findLast((mail) => mail.email === email && mail.requestType === requestType)?.oobCode;
  }

  it.each([
    [{ keyUser: true, company: ['acme', 'norte'] }, ['acme', 'norte']],
    [{ keyUser: true, company: ['acme', 7] }, ['acme']],
    [{ keyUser: true, company: 'acme' }, []],
    [{ checker: true, company: 'acme' }, []],
    [{}, []],
  ])('DATA-01 for the claims %j the companies of a key user are %j', async (claims, companies) => {
    await client.signIn('ana@example.test', 'secret-1');
    await firebase.admin().auth.setCustomUserClaims(client.currentUser()!.uid, claims);
    await client.reload();
    expect(await client.claimedCompanies()).toEqual(companies);
    await client.signOut();
    expect(await client.claimedCompanies()).toEqual([]);
  });

  it('AUTH-01 rejects an invalid email', async () => {
    expect(await client.signIn('not an email', 'secret-1')).toMatchObject({ ok: false, problem: { code: 420, field: 'email' } });
  });

  it('AUTH-11 AUTH-21 reload waits until a page that was just opened knows who is signed in', async () => {
    await client.signIn('ana@example.test', 'secret-1');
    const [, opened] = connect(url, keptBefore(service.currentUser!.toJSON()));
    await opened.asked();
    // The service has been asked, and has not answered yet.
    expect(opened.currentUser()).toBeNull();
    expect(await opened.reload()).toMatchObject({ ok: true, value: { email: 'ana@example.test' } });
    expect(opened.currentUser()).toMatchObject({ email: 'ana@example.test' });
  });

  itWith('options')('AUTH-13 AUTH-21 distinguishes an expired code from an invalid one', async () => {
    await client.sendPasswordReset('ana@example.test');
    const code = (await mailedCode('resetPassword', 'ana@example.test'))!;
    // The embedded service runs in this process, so the test can change its clock.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
    const checked = await client.checkCode(code, 'resetPassword');
    clock.mockRestore();
    expect(checked).toMatchObject({ ok: false, problem: { key: 'err.codeExpired' } });
    expect(await client.checkCode(code, 'resetPassword')).toMatchObject({ ok: true });
  });

  describe('SHELL a service that accepts connections and never answers', () => {
    let silent: AuthClient;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const server = await silentServer();
      stop = server.stop;
      [, silent] = connect(`http://127.0.0.1:${server.port}`);
    });
    afterAll(() => stop());

    it.each<[string, string, (auth: AuthClient) => Promise<unknown>]>([
      ['a sign-in', 'err.serviceUnavailable', (auth) => auth.signIn('ana@example.test', 'secret-1')],
      ['the check of an emailed code', 'err.serviceUnavailable', (auth) => auth.checkCode('code', 'verifyEmail')],
      ['the use of an emailed code, which may have been used,', 'err.unanswered', (auth) => auth.applyCode('code')],
      ['an email for a new password, which may have been sent,', 'err.unanswered', (auth) => auth.sendPasswordReset('ana@example.test')],
    ])('%s ends at the time limit', async (_what, key, call) => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      const answer = call(silent);
      await jest.advanceTimersByTimeAsync(AUTH_LIMIT_MS);
      expect(await answer).toMatchObject({ ok: false, problem: { code: 6, key } });
      // After the SDK's own limit the call has also ended.
      await jest.advanceTimersByTimeAsync(60_000);
    });
  });

  itWith('options')('ADD-33 (D-123) says that a right password is no longer enough, and calls a wrong one wrong', async () => {
    const passwordPolicyVersions = [{ customStrengthOptions: { minPasswordLength: 8 } }];
    const strict = await startTestFirebase({
      passwordPolicy: { passwordPolicyEnforcementState: 'ENFORCE', forceUpgradeOnSignin: true, passwordPolicyVersions },
    });
    const at = `http://${strict.hosts?.auth}`;
    // Imported with its hash, as a password from before the policy.
    const salt = Buffer.from('salt');
    const passwordHash = scryptSync('000000', salt, 32, { N: 16 }).toString('base64');
    await fetch(`${at}/identitytoolkit.googleapis.com/v1/projects/demo-console/accounts:batchCreate`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ hashAlgorithm: 'STANDARD_SCRYPT', cpuMemCost: 16, blockSize: 8, parallelization: 1, dkLen: 32 },
        users: [{ localId: 'old', email: 'old@example.test', passwordHash, salt: salt.toString('base64') }],
      }),
    });
    const [, outdated] = connect(at);
    expect(await outdated.signIn('old@example.test', '000000')).toMatchObject({ problem: { code: 2, key: 'err.passwordOutdated' } });
    expect(await outdated.signIn('old@example.test', '000001')).toMatchObject({ problem: { code: 401 } });
    await strict.stop();
  });

  itWith('embedded')('ADD-37 (D-127) mails are in the language that the page has at that moment', async () => {
    let locale: Locale = 'es-ES';
    const page = authClientOf(service, url, { locale: () => locale });
    const language = async () => {
      const last = (await firebase.mails()).at(-1)!;
      return [last.requestType, last.locale];
    };
    await page.sendPasswordReset('ana@example.test');
    expect(await language()).toEqual(['PASSWORD_RESET', 'es']);
    locale = 'pt-BR';
    await page.signIn('ana@example.test', 'secret-1');
    await page.sendVerification();
    expect(await language()).toEqual(['VERIFY_EMAIL', 'pt-BR']);
    locale = 'en-US';
    await page.sendPasswordReset('ana@example.test');
    expect(await language()).toEqual(['PASSWORD_RESET', 'en']);
  });

  describe('API-01 (D-126) a token that cannot be renewed', () => {
    afterEach(() => refused.clear());

    itWith('options').each([
      { message: 'QUOTA_EXCEEDED : Exceeded quota.' },
      { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
      { message: 'Internal error encountered.', http: 500 },
      { message: 'The service is currently unavailable.', http: 503 },
      { message: 'PROJECT_NOT_FOUND' },
      { message: 'API key not valid. Please pass a valid API key.' },
    ])('by %j does not end the sign-in: code 6', async (refusal) => {
      await client.signIn('ana@example.test', 'secret-1');
      refused.set('token', refusal);
      await expect(client.idToken(true)).rejects.toMatchObject({ problem: { code: 6 } });
      expect(client.currentUser()).not.toBeNull();
      refused.clear();
      expect(await client.idToken(true)).toMatch(/\S/);
    });

    itWith('options').each(['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'])(
      'because of %s is none any more',
      async (message) => {
        await client.signIn('ana@example.test', 'secret-1');
        refused.set('token', { message });
        expect(await client.idToken(true)).toBeNull();
      },
    );

    itWith('options').each<[string, boolean]>([
      ['QUOTA_EXCEEDED : Exceeded quota.', true],
      ['The service is currently unavailable.', true],
      ['TOO_MANY_ATTEMPTS_TRY_LATER', true],
      ['TOKEN_EXPIRED', false],
      ['USER_DISABLED', false],
      ['USER_NOT_FOUND', false],
      ['INVALID_ID_TOKEN', false],
    ])('AUTH-11 a page that is opened while the service answers %s: still signed in is %s', async (message, isSignedIn) => {
      await client.signIn('ana@example.test', 'secret-1');
      refused.set('lookup', { message });
      const [auth, opened] = connect(url, keptBefore(service.currentUser!.toJSON()));
      await auth.authStateReady();
      expect(opened.currentUser()?.email).toBe(isSignedIn ? 'ana@example.test' : undefined);
    });

    it.each([...new Set<string>(Object.values(AuthErrorCodes)), 'auth/unheard-of'])('by the code %s', async (code) => {
      const failing = { currentUser: { getIdToken: () => Promise.reject(Object.assign(new Error(), { code })) } } as unknown as Auth;
      const token = await authClientOf(failing, url)
        .idToken(true)
        .catch((error: { problem: { code: number } }) => error.problem.code);
      expect(token).toBe((OF_SIGN_IN as readonly string[]).includes(code) ? null : 6);
    });
  });

  it('ERR-05 reachable is false when nothing answers', async () => {
    // No server listens on port 9.
    const [, away] = connect('http://127.0.0.1:9');
    expect(await away.reachable()).toBe(false);
  });
});
