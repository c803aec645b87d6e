import { authClientContract } from '../firebase/auth/auth-client.contract';
import { createMemoryAuth } from './memory-auth';

describe('the identity service in memory', () => {
  const client = createMemoryAuth([{ uid: 'ana', email: 'ana@example.test', password: 'secret-1', emailVerified: false }]);
  authClientContract(() =>
    Promise.resolve({
      client,
      mailedCode: (purpose, email) =>
        Promise.resolve(client.mails.findLast((mail) => mail.purpose === purpose && mail.email === email)?.code),
    }),
  );

  it('AUTH-13 distinguishes an expired code from an invalid one', async () => {
    await client.sendPasswordReset('ana@example.test');
    const { code } = client.mails.at(-1)!;
    client.expire(code);
    expect(await client.checkCode(code, 'resetPassword')).toMatchObject({ ok: false, problem: { key: 'err.codeExpired' } });
  });
});
