import { hashPassword, isPassword, PASSWORD_COST } from './password';

it('a password matches its hash whatever the cost of the hash', async () => {
  for (const cost of [PASSWORD_COST, 16]) {
    const hash = await hashPassword('secret-1', cost);
    expect(await isPassword('secret-1', hash)).toBe(true);
    expect(await isPassword('secret-2', hash)).toBe(false);
  }
  expect(await isPassword('secret-1', undefined)).toBe(false);
});
