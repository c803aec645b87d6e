import { authClientContract } from './auth-client.contract';
import { createMemoryAuth } from './memory-auth';

describe('the identity service in memory', () => {
  const accounts = [{ uid: 'ana', email: 'ana@example.test', password: 'secret-1' }];
  authClientContract(() => Promise.resolve({ client: createMemoryAuth(accounts) }));
});
