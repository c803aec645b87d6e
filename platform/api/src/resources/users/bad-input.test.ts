import fc from 'fast-check';
import { CODES } from 'shared-kit/model';
import { apiCaller, type ApiMethod } from '../../testing/api-caller';
import { spoiled } from '../../testing/fuzz';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

let platform: TestPlatform;
let token: string;
const call = apiCaller(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North'] });
  await platform.signUp({ uid: 'user', pilot: true, parent: 'mod', authDomains: ['North'] });
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await call('POST', 'keys', { token, parentUid: 'mod', body: { description: 'One', authDomains: ['North'] } });
});

afterAll(() => platform.stop());

/** Everything that is stored, of documents and of sign-ins. */
async function everything(): Promise<string> {
  const { auth, firestore } = platform.firebase;
  const groups = await Promise.all(['users', 'apiKeys', 'audit'].map((name) => firestore.collectionGroup(name).get()));
  const documents = groups.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()]));
  const { users } = await auth.listUsers();
  return JSON.stringify([documents, users.map(({ uid, email, customClaims, disabled }) => [uid, email, customClaims, disabled])]);
}

const PERSON = {
  firstName: 'Ana',
  lastName: 'Lima',
  employeeId: '17',
  email: 'ana@@test.invalid',
  company: 'acme',
  pilot: true,
  authDomains: ['North'],
};

/** Each has two faults or a protected user as its target, so that no single change makes it valid. */
const CALLS: [ApiMethod, string, Record<string, unknown>][] = [
  ['POST', 'users', { data: PERSON }],
  ['PATCH', 'users', { uid: 'mod', userData: { firstName: 'X', pilot: false, authDomains: ['North'], picture: 'data:' } }],
  ['DELETE', 'users', { uid: 'mod' }],
  ['PATCH', 'users/pw', { currentPassword: 'wrong', newPassword: 'x' }],
  ['PUT', 'users/pw', { uid: 'mod', newPassword: '123456' }],
  ['PATCH', 'users/resetpw', { newPassword: '123456', actionCode: 'none' }],
  ['POST', 'keys', { description: 'x'.repeat(101), authDomains: ['East'] }],
  ['PUT', 'keys', { apiKeyId: 'k000000000' }],
  ['DELETE', 'keys', { apiKeyId: 'k000000000' }],
  ['PATCH', 'keys/authDomains', { apiKeyId: 'k000000000', domains: ['North'] }],
];

it.each(CALLS)('API-03 API-25 PERM-10 %s %s refuses damaged input and writes nothing', async (method, path, valid) => {
  const before = await everything();
  await fc.assert(
    fc.asyncProperty(spoiled(valid), async (body) => {
      const reply = await call(method, path, { token, parentUid: 'mod', body });
      expect(reply.http).toBeGreaterThanOrEqual(400);
      expect(reply.http).toBeLessThan(500);
      expect(CODES[reply.code!]).toBeDefined();
    }),
    { numRuns: 25 },
  );
  expect(await everything()).toBe(before);
});

const PROTOTYPES = ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"data":{"__proto__":{}}}'];

it.each(CALLS)('PERM-10 %s %s refuses names of prototypes and bodies that are no JSON', async (method, path) => {
  const before = await everything();
  for (const body of [...PROTOTYPES, '{', '[]', '"x"', 'null', '1e999']) {
    expect(await call(method, path, { token, parentUid: 'mod', body })).toMatchObject({ http: 400 });
  }
  const huge = JSON.stringify({ x: 'x'.repeat(10_000_000) });
  expect(await call(method, path, { token, body: huge })).toMatchObject({ http: 413, code: 0 });
  expect(await everything()).toBe(before);
});

it.each(CALLS.filter(([, path]) => path !== 'users/resetpw'))(
  'PERM-10 %s %s checks token, role and company before it reads the body',
  async (method, path) => {
    expect(await call(method, path, { body: {} })).toMatchObject({ http: 401, code: 2 });
    expect(await call(method, path, { token, company: 'other', body: {} })).toMatchObject({ http: 403, code: 3 });
    expect(await call(method, path, { token, company: '', body: {} })).toMatchObject({ http: 400, code: 900, args: ['company'] });
    expect(await call(method, path, { token, parentUid: 'user', body: {} })).toMatchObject({ http: 404, code: 402 });
  },
);
