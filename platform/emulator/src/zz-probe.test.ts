import { SignJWT, generateKeyPair } from 'jose';
it('jose loads', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const t = await new SignJWT({ a: 1 }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
  expect(t.split('.')).toHaveLength(3);
});
