import { hashPassword, isPassword, PASSWORD_COST } from './password';

it('a password matches its hash whatever the cost of the hash', async () => {
  for (const cost of [PASSWORD_COST, 16]) {
    const kept = await hashPassword('secret-1', cost);
    expect(await isPassword('secret-1', kept)).toBe(true);
    expect(await isPassword('secret-2', kept)).toBe(false);
  }
  expect(await isPassword('secret-1', undefined)).toBe(false);
});
