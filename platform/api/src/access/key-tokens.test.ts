import { createKeyTokens } from './key-tokens';

const OLD = 'the secret that was used before this';
const NEW = 'the secret that is used from now on!';
const NAME = { company: 'acme', id: 'k1' };

it('D-82 while the secret is changed, keys of both are valid, and new ones are signed by the new one', async () => {
  const old = await createKeyTokens(OLD).sign(NAME);
  const changing = createKeyTokens(NEW, OLD);
  const renewed = await changing.sign(NAME);
  expect(await changing.read(old)).toEqual({ ...NAME, secret: 'before' });
  expect(await changing.read(renewed)).toEqual({ ...NAME, secret: 'present' });

  const changed = createKeyTokens(NEW);
  expect(await changed.read(old)).toBeUndefined();
  expect(await changed.read(renewed)).toEqual({ ...NAME, secret: 'present' });
  expect(await createKeyTokens(OLD).read(renewed)).toBeUndefined();
});

it.each(['', 'no token', 'a.b.c'])('D-82 %j is no key of either secret', async (token) => {
  expect(await createKeyTokens(NEW, OLD).read(token)).toBeUndefined();
});
