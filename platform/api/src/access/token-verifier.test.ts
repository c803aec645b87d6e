import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Auth } from 'firebase-admin/auth';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createTokenVerifier } from './token-verifier';

let server: Server;
let sign: (claims: object) => Promise<string>;

beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }];
  server = createServer((_, response) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sign = (claims) =>
    new SignJWT({ auth_time: 1_000, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer('https://securetoken.google.com/demo')
      .setAudience('demo')
      .setSubject('ann')
      .setIssuedAt()
      .setExpirationTime('1h')
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
