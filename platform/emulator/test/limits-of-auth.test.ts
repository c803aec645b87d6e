import { signInWithEmailAndPassword } from 'firebase/auth';
import type { RunningEmulator } from '../src/index';
import { adminOf, codeOf, PASSWORD, startForTest, webOf, type AdminSide } from './start-for-test';

let emulator: RunningEmulator;
let admin: AdminSide;

beforeAll(async () => {
  emulator = await startForTest();
  admin = adminOf(emulator);
});
afterAll(async () => {
  await admin.close();
  await emulator.stop();
});

/** The answer to a call of a server: `ok`, or the reason. */
async function call(path: string, body: object): Promise<string> {
  const response = await fetch(
    `http://127.0.0.1:${emulator.ports.auth}/identitytoolkit.googleapis.com/v1/projects/demo-console/accounts${path}`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  );
  const { error } = (await response.json()) as { error?: { message?: string } };
  return error?.message ?? 'ok';
}

/** All that Jest fakes besides the clock. */
const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const satisfies FakeableAPI[];

const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `many${i}`);

describe('ADD-43 (D-134) an account', () => {
  it.each<[string, object, string]>([
    ['an email of 255 characters', { email: `${'x'.repeat(245)}@acme.test` }, 'ok'],
    ['one of 256', { email: `${'x'.repeat(246)}@acme.test` }, 'INVALID_EMAIL'],
    ['an email whose domain has one part', { email: 'ann@acme' }, 'INVALID_EMAIL'],
    ['an email whose domain ends with a dot', { email: 'ann@acme.' }, 'INVALID_EMAIL'],
    ['a name of 256 characters', { displayName: 'x'.repeat(256) }, 'ok'],
    ['one of 257', { displayName: 'x'.repeat(257) }, 'INVALID_DISPLAY_NAME'],
    ['a URL of 2,048 characters', { photoUrl: `https://${'x'.repeat(2040)}` }, 'ok'],
    ['one of 2,049', { photoUrl: `https://${'x'.repeat(2041)}` }, 'INVALID_PHOTO_URL'],
    ['a phone number with its country', { phoneNumber: '+551155255325' }, 'ok'],
    ['one without', { phoneNumber: '11 5525-5325' }, 'INVALID_PHONE_NUMBER'],
    ['an id of 128 characters', { localId: 'x'.repeat(128) }, 'ok'],
    ['one of 129', { localId: 'x'.repeat(129) }, 'INVALID_LOCAL_ID'],
    ['a password of 4,096 characters', { email: 'long@acme.test', password: 'x'.repeat(4096) }, 'ok'],
    ['one of 4,097', { password: 'x'.repeat(4097) }, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
    ['one of 5', { password: 'x'.repeat(5) }, 'WEAK_PASSWORD'],
  ])('with %s', async (_, account, answer) => {
    expect((await call('', account)).split(' ')[0]).toBe(answer);
  });

  it('has claims of at most 1,000 characters', async () => {
    await call('', { localId: 'claims' });
    const claims = (length: number) => ({ localId: 'claims', customAttributes: JSON.stringify({ a: 'x'.repeat(length - 8) }) });
    expect(await call(':update', claims(1000))).toBe('ok');
    expect(await call(':update', claims(1001))).toBe('CLAIMS_TOO_LARGE');
  });
});

describe('ADD-43 (D-134) a call of a server', () => {
  it.each<[string, string, (count: number) => object, number]>([
    ['looks up at most 100 accounts', ':lookup', (count) => ({ localId: many(count) }), 100],
    ['removes at most 1,000', ':batchDelete', (count) => ({ localIds: many(count) }), 1000],
    ['imports at most 1,000', ':batchCreate', (count) => ({ users: many(count).map((localId) => ({ localId })) }), 1000],
  ])('%s', async (_, path, body, most) => {
    expect(await call(path, body(most))).toBe('ok');
    expect(await call(path, body(most + 1))).toContain('MAXIMUM_USER_COUNT_EXCEEDED');
  });
});

it('ADD-43 (D-134) an ID token is valid for an hour, and until then for Firestore though its account is disabled', async () => {
  const { uid } = await admin.auth.createUser({ email: 'hour@acme.test', password: PASSWORD });
  const web = webOf(emulator);
  const { user } = await signInWithEmailAndPassword(web.auth, 'hour@acme.test', PASSWORD);
  const token = await user.getIdToken();
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number; iat: number };
  expect(claims.exp - claims.iat).toBe(3600);
  const read = async () => {
    const url = `http://127.0.0.1:${emulator.ports.firestore}/v1/projects/demo-console/databases/(default)/documents/none/a`;
    return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status;
  };
  await admin.auth.updateUser(uid, { disabled: true });
  expect(await read()).toBe(404);
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-disabled');
  // The clock alone: requests need real timers.
  jest.useFakeTimers({ now: Date.now() + 3_601_000, doNotFake: [...TIMERS] });
  expect(await read()).toBe(401);
  jest.useRealTimers();
  await web.close();
});

it('ADD-43 (D-134) a mailed code works for an hour', async () => {
  await admin.auth.createUser({ email: 'code@acme.test', password: PASSWORD });
  const code = async () => new URL(await admin.auth.generatePasswordResetLink('code@acme.test')).searchParams.get('oobCode') ?? '';
  const [early, late] = [await code(), await code()];
  const use = async (oobCode: string, minutes: number) => {
    const now = Date.now() + minutes * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const response = await fetch(
      `http://127.0.0.1:${emulator.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=key`,
      {
        method: 'POST',
        body: JSON.stringify({ oobCode, newPassword: 'another-1' }),
      },
    );
    jest.restoreAllMocks();
    return ((await response.json()) as { error?: { message: string } }).error?.message ?? 'ok';
  };
  expect(await use(early, 59)).toBe('ok');
  expect(await use(late, 61)).toBe('EXPIRED_OOB_CODE');
});
