import type { AuthClient, AuthUser } from './auth-client';

/** A client with one account, ana@example.test / secret-1, and nobody signed in. */
export interface AuthWorld {
  client: AuthClient;
}

/** What every {@link AuthClient} must do: run over the in-memory one and over the SDK on the embedded Firebase. */
export function authClientContract(open: () => Promise<AuthWorld>): void {
  let client: AuthClient;
  beforeAll(async () => {
    ({ client } = await open());
  });
  afterEach(() => client.signOut());

  it('AUTH-01 signs in with email and password, tells whoever watches, and out again', async () => {
    const seen: (AuthUser | null)[] = [];
    let heard = () => {};
    const stop = client.onUser((user) => {
      seen.push(user);
      heard();
    });
    await new Promise<void>((resolve) => (heard = resolve));
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
  ])('AUTH-01 refuses %s with %s in the same words', async (email, password) => {
    expect(await client.signIn(email, password)).toMatchObject({ ok: false, problem: { code: 401 } });
    expect(client.currentUser()).toBeNull();
  });

  it('API-01 has a token for whoever is signed in, and none for nobody', async () => {
    expect(await client.idToken(true)).toBeNull();
    await client.signIn('ana@example.test', 'secret-1');
    expect(await client.idToken(true)).toMatch(/\S/);
  });

  it('GUARD-04 mails a verification link to whoever is signed in, and to nobody else', async () => {
    expect(await client.sendVerification()).toMatchObject({ ok: false });
    await client.signIn('ana@example.test', 'secret-1');
    expect(await client.sendVerification()).toMatchObject({ ok: true, value: { email: 'ana@example.test' } });
  });

  it('reaches the service', async () => {
    expect(await client.reachable()).toBe(true);
  });
}
