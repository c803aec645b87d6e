import type { AuthClient, AuthUser, CodePurpose } from './auth-client';

/** A client without a signed-in user, with one account (ana@example.test / secret-1), whose email is not verified. */
export interface AuthWorld {
  client: AuthClient;
  /** The code of the last message of its kind to an email; undefined when there is none. */
  mailedCode(purpose: CodePurpose, email: string): Promise<string | undefined>;
}

/** Tests that every {@link AuthClient} must pass. They run with the in-memory client, and with the SDK on the embedded Firebase. */
export function authClientContract(open: () => Promise<AuthWorld>): void {
  let client: AuthClient;
  let mailedCode: AuthWorld['mailedCode'];
  beforeAll(async () => {
    ({ client, mailedCode } = await open());
  });
  afterEach(() => client.signOut());

  it('AUTH-01 signs in with email and password and out again, and calls observers', async () => {
    const seen: (AuthUser | null)[] = [];
    let onChange = () => {};
    const stop = client.onUser((user) => {
      seen.push(user);
      onChange();
    });
    await new Promise<void>((resolve) => (onChange = resolve));
    expect(await client.signIn('ana@example.test', 'secret-1')).toMatchObject({ ok: true, value: { email: 'ana@example.test' } });
    expect(client.currentUser()).toMatchObject({ email: 'ana@example.test' });
    await client.signOut();
    expect(seen.map((user) => user?.email ?? null)).toEqual([null, 'ana@example.test', null]);
    expect(client.currentUser()).toBeNull();
    stop();
    await client.signIn('ana@example.test', 'secret-1');
    expect(seen).toHaveLength(3);
  });

  it.each([
    ['ana@example.test', 'wrong-1'],
    ['nobody@example.test', 'secret-1'],
  ])('AUTH-01 rejects %s with %s with the same message', async (email, password) => {
    expect(await client.signIn(email, password)).toMatchObject({ ok: false, problem: { code: 401 } });
    expect(client.currentUser()).toBeNull();
  });

  it('API-01 has a token for a signed-in user, and none otherwise', async () => {
    expect(await client.idToken(true)).toBeNull();
    await client.signIn('ana@example.test', 'secret-1');
    expect(await client.idToken(true)).toMatch(/\S/);
  });

  it('GUARD-04 emails a verification link only to the signed-in user', async () => {
    expect(await client.sendVerification()).toMatchObject({ ok: false });
    await client.signIn('ana@example.test', 'secret-1');
    expect(await client.sendVerification()).toMatchObject({ ok: true, value: { email: 'ana@example.test' } });
  });

  describe('emailed codes', () => {
    const ANA = 'ana@example.test';

    it('AUTH-21 emails a link to choose a new password, and does not reveal who has an account', async () => {
      expect(await client.sendPasswordReset(ANA)).toEqual({ ok: true, value: { email: ANA } });
      expect(await client.sendPasswordReset('nobody@example.test')).toMatchObject({ ok: true });
      expect(await mailedCode('resetPassword', ANA)).toMatch(/\S/);
      expect(await mailedCode('resetPassword', 'nobody@example.test')).toBeUndefined();
    });

    it('AUTH-04 AUTH-21 rejects an invalid email', async () => {
      expect(await client.sendPasswordReset('not an email')).toMatchObject({ ok: false, problem: { code: 420, field: 'email' } });
    });

    it('AUTH-21 returns the email of a code, and the code stays valid', async () => {
      await client.sendPasswordReset(ANA);
      const code = (await mailedCode('resetPassword', ANA))!;
      for (const _time of [1, 2]) {
        expect(await client.checkCode(code, 'resetPassword')).toEqual({ ok: true, value: { email: ANA } });
      }
    });

    it('AUTH-21 AUTH-13 rejects an invalid code and a code of another kind with the same message', async () => {
      const refused = { ok: false, problem: { key: 'err.codeInvalid' } };
      expect(await client.checkCode('nonsense', 'resetPassword')).toMatchObject(refused);
      expect(await client.applyCode('nonsense')).toMatchObject(refused);
      await client.sendPasswordReset(ANA);
      const code = (await mailedCode('resetPassword', ANA))!;
      expect(await client.checkCode(code, 'verifyEmail')).toMatchObject(refused);
      expect(await client.applyCode(code)).toMatchObject(refused);
    });

    it('AUTH-21 AUTH-02 verifies an email with its code once, and the signed-in user is verified after a reload', async () => {
      const { value: before } = (await client.signIn(ANA, 'secret-1')) as { value: AuthUser };
      expect(before.emailVerified).toBe(false);
      await client.sendVerification();
      const code = (await mailedCode('verifyEmail', ANA))!;
      expect(await client.checkCode(code, 'verifyEmail')).toEqual({ ok: true, value: { email: ANA } });
      expect(await client.applyCode(code)).toEqual({ ok: true, value: null });
      expect(await client.applyCode(code)).toMatchObject({ ok: false, problem: { key: 'err.codeInvalid' } });

      const seen: boolean[] = [];
      const stop = client.onUser((user) => user && seen.push(user.emailVerified));
      expect(await client.reload()).toMatchObject({ ok: true, value: { email: ANA, emailVerified: true } });
      expect(client.currentUser()).toMatchObject({ emailVerified: true });
      expect(seen.at(-1)).toBe(true);
      stop();
    });

    it('AUTH-21 reload returns null when nobody is signed in', async () => {
      expect(await client.reload()).toEqual({ ok: true, value: null });
    });
  });

  it('reaches the service', async () => {
    expect(await client.reachable()).toBe(true);
  });
}
