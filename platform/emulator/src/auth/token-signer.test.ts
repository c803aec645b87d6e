import { TokenSigner } from './token-signer';

it('a refresh token of an earlier version, with the audience of ID tokens, is accepted neither as an ID token nor as a refresh token', async () => {
  const signer = await TokenSigner.create('demo', TokenSigner.newKey());
  const earlier = await signer.sign('id', { use: 'refresh', provider: 'password', extra: {} }, 'ann', 3600);
  expect(await signer.verify('id', earlier)).toBeUndefined();
  expect(await signer.verify('refresh', earlier)).toBeUndefined();
});
