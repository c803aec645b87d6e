import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuthClientErrorCode, type Auth } from 'firebase-admin/auth';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { AUTH_FAULTS } from '../faults/fault-kinds';
import { createTokenVerifier } from './token-verifier';

let server: Server;
let sign: (claims: object, made?: { project?: string; expires?: string; kid?: string }) => Promise<string>;

beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }];
  server = createServer(({ url }, response) => {
    response.statusCode = url === '/refused' ? 503 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end(url === '/text' ? 'Sign in to this network' : JSON.stringify(url === '/no-keys' ? {} : { keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sign = (claims, { project = 'demo', expires = '1h', kid = 'k' } = {}) =>
    new SignJWT({ auth_time: 1_000, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .setSubject('ann')
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(privateKey);
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('a token that the key of the embedded Auth has signed', () => {
  const verifier = () => {
    const auth = { getUser: async () => ({ disabled: false }) } as unknown as Auth;
    return createTokenVerifier({ auth, projectId: 'demo', jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
  };
  const firebase = { identities: {}, sign_in_provider: 'password' };

  it('PERM-10 is refused if it is a refresh token of an earlier version, with the audience of ID tokens', async () => {
    const token = await sign({ use: 'refresh', provider: 'password', extra: { firebase } });
    await expect(verifier().verify(token)).rejects.toMatchObject({ problem: { code: 2 } });
  });

  it('PERM-10 is accepted as an ID token with any custom claims', async () => {
    expect(await verifier().verify(await sign({ firebase, use: 'refresh' }))).toMatchObject({ uid: 'ann', use: 'refresh' });
  });
});

describe('PERM-10 (D-126) a token that cannot be checked is not called invalid', () => {
  const keysAt = (path = '') => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`;
  const firebase = { sign_in_provider: 'password' };
  const verify = async (token: string, getUser: () => Promise<unknown>, jwksUrl = keysAt()) =>
    createTokenVerifier({ auth: { getUser } as unknown as Auth, projectId: 'demo', jwksUrl })
      .verify(token)
      .then(
        () => 'accepted',
        (error: { problem?: { code: number }; fault?: string }) => error.problem?.code ?? error.fault,
      );
  const enabled = async () => ({ disabled: false });

  it.each(Object.entries(AUTH_FAULTS))('when Auth answers %s (%s)', async (name, kind) => {
    const { code } = AuthClientErrorCode[name as keyof typeof AUTH_FAULTS];
    const answer = await verify(await sign({ firebase }), () =>
      Promise.reject(Object.assign(new Error('secret'), { code: `auth/${code}` })),
    );
    expect(answer).toBe(kind === 'token' || name === 'USER_NOT_FOUND' ? 2 : `auth/${code}`);
  });

  it.each(['app/invalid-credential', 'app/network-error', 'app/network-timeout', 'app/unable-to-parse-response', 'ECONNRESET'])(
    'when the server cannot ask Auth: %s',
    async (code) => {
      const answer = await verify(await sign({ firebase }), () => Promise.reject(Object.assign(new Error('secret'), { code })));
      expect(answer).toBe(code === 'ECONNRESET' ? 'connection/ECONNRESET' : code);
    },
  );

  it.each([
    ['refused', 'token/JOSEError'],
    ['text', 'token/JOSEError'],
    ['no-keys', 'token/JWKSInvalid'],
  ])('when the public keys are %s', async (path, fault) => {
    expect(await verify(await sign({ firebase }), enabled, keysAt(path))).toBe(fault);
  });

  it('when nothing answers for the public keys', async () => {
    // No server listens on port 9.
    expect(await verify(await sign({ firebase }), enabled, 'http://127.0.0.1:9/')).toMatch(/^connection\/|^token\/unchecked/);
  });

  it('and one that is malformed, expired, of another project, or of a user who is disabled or signed out is', async () => {
    const token = await sign({ firebase });
    const [head, body, signature] = token.split('.') as [string, string, string];
    const changed = Buffer.from(JSON.stringify({ ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), sub: 'bob' }));
    for (const bad of [
      'not a token',
      `${head}.${changed.toString('base64url')}.${signature}`,
      await sign({ firebase }, { expires: '-1h' }),
      await sign({ firebase }, { project: 'other' }),
      await sign({ firebase }, { kid: 'unknown' }),
      await sign({}),
    ])
      expect(await verify(bad, enabled)).toBe(2);
    expect(await verify(token, async () => ({ disabled: true }))).toBe(2);
    expect(await verify(token, async () => ({ disabled: false, tokensValidAfterTime: new Date().toUTCString() }))).toBe(2);
    expect(await verify(token, enabled)).toBe('accepted');
  });
});
