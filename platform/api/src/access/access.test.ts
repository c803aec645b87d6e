import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { NewAccount } from '../users/accounts';
import { bundleReader } from '../testing/bundle-reader';
import { csv, HEADER, row } from '../testing/sheets';
import { writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ sheetReader: { workerFile: await bundleReader() } });
  for (const domain of ['North', 'South', 'Armazém 1']) await writeDomain(platform.firebase, { company: 'acme', domain });
  await writeDomain(platform.firebase, { company: 'other', domain: 'North' });
  await platform.signUp({ uid: 'moderator', moderator: true, authDomains: ['North', 'Armazém 1'] });
  await platform.signUp({ uid: 'other-moderator', moderator: true, companies: ['other'], authDomains: ['North'] });
}, 60_000);

afterAll(() => platform.stop());

/** Everything but the clock. */
const REAL_TIMERS = [
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
] as const;

/** Does the work with a clock that is so many milliseconds ahead. */
async function atTimeOf(ahead: number, work: () => Promise<void>): Promise<void> {
  jest.useFakeTimers({ now: Date.now() + ahead, doNotFake: [...REAL_TIMERS] });
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}

let names = 0;

interface Call {
  token?: string;
  company?: string;
  parentUid?: string;
  domain?: string;
}

/** Asks for a task; whoever may gets one. */
async function ask({ token, company = 'acme', parentUid, domain = 'North' }: Call): Promise<{ http: number; code?: number }> {
  const response = await platform.app.inject({
    method: 'POST',
    url: '/api/tasks',
    query: { domain, name: `Task ${++names}` },
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      company: encodeURIComponent(company),
      ...(parentUid !== undefined && { parentuid: encodeURIComponent(parentUid) }),
      'content-type': 'text/csv',
    },
    payload: csv(HEADER, row('G01010101')),
  });
  const { message } = response.json<{ message: { code?: number } }>();
  return { http: response.statusCode, ...(message.code !== undefined && { code: message.code }) };
}

const allowed = { http: 200 };
const notAuthorized = { http: 403, code: 3 };
const noDomain = { http: 404, code: 316 };
const noProfile = { http: 404, code: 402 };
const badToken = { http: 401, code: 2 };

describe('who may create tasks', () => {
  const roles: [string, Partial<NewAccount>, object][] = [
    ['a key user', { keyUser: true }, allowed],
    ['a moderator', { moderator: true, authDomains: ['North'] }, allowed],
    ['an assistant', { assistant: true, authDomains: ['North'], parent: 'moderator' }, allowed],
    ['a pilot', { pilot: true, authDomains: ['North'], parent: 'moderator' }, notAuthorized],
    ['a checker', { checker: true, authDomains: ['North'], parent: 'moderator' }, notAuthorized],
    ['somebody without a role', { authDomains: ['North'] }, notAuthorized],
    ['a key user whose address is not verified', { keyUser: true, emailVerified: false }, notAuthorized],
    ['a key user of another company', { keyUser: true, companies: ['other'] }, notAuthorized],
    ['an assistant of another company', { assistant: true, companies: ['other'], authDomains: ['North'] }, notAuthorized],
    ['a moderator of another domain', { moderator: true, authDomains: ['South'] }, noDomain],
    ['an assistant of another domain', { assistant: true, authDomains: ['South'] }, noDomain],
  ];
  it.each(roles)('TASK-39 PERM-10 %s', async (who, account, expected) => {
    const token = await platform.signUp({ uid: who.replaceAll(' ', '-'), ...account });
    expect(await ask({ token })).toEqual(expected);
  });
});

describe('in which scope', () => {
  let token: string;
  beforeAll(async () => {
    token = await platform.signUp({ uid: 'key', keyUser: true });
  });

  it.each<[string, Omit<Call, 'token'>, object]>([
    ['PERM-10 a domain that does not exist', { domain: 'Nowhere' }, noDomain],
    ['PERM-10 a domain name that leads elsewhere', { domain: 'North/settings/x' }, noDomain],
    ['PERM-10 a company name that leads elsewhere', { company: 'acme/domains/North' }, notAuthorized],
    ['PERM-10 a parent with the domain', { parentUid: 'moderator' }, allowed],
    ['PERM-10 a parent without the domain', { parentUid: 'moderator', domain: 'South' }, noDomain],
    ['PERM-10 a parent that is no moderator', { parentUid: 'key' }, noProfile],
    ['PERM-10 a parent of another company', { parentUid: 'other-moderator' }, noProfile],
    ['PERM-10 a parent that does not exist', { parentUid: 'nobody' }, noProfile],
    ['PERM-10 an accented domain', { domain: 'Armazém 1', parentUid: 'moderator' }, allowed],
  ])('%s', async (_what, call, expected) => {
    expect(await ask({ token, ...call })).toEqual(expected);
  });
});

describe('with which token', () => {
  const claims = () => ({
    iss: `https://securetoken.google.com/${platform.firebase.projectId}`,
    aud: platform.firebase.projectId,
    sub: 'key',
    auth_time: Math.floor(Date.now() / 1000),
    keyUser: true,
    email_verified: true,
    company: ['acme'],
  });

  it('PERM-10 refuses a call without one', async () => {
    expect(await ask({})).toEqual(badToken);
  });

  it('PERM-10 refuses what is no token', async () => {
    expect(await ask({ token: 'abc' })).toEqual(badToken);
  });

  it('PERM-10 refuses what opens the embedded services to servers', async () => {
    expect(await ask({ token: 'owner' })).toEqual(badToken);
  });

  it('PERM-10 refuses an unsigned token', async () => {
    const token = new UnsecuredJWT(claims()).setIssuedAt().setExpirationTime('1h').encode();
    expect(await ask({ token })).toEqual(badToken);
  });

  it('PERM-10 refuses a token signed by somebody else', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256', kid: 'forged' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    expect(await ask({ token })).toEqual(badToken);
  });

  it('PERM-10 refuses a token after its user was signed out everywhere', async () => {
    const token = await platform.signUp({ uid: 'revoked', keyUser: true });
    expect(await ask({ token })).toEqual(allowed);
    // The service counts whole seconds: a sign-in of the same second would stay valid.
    await atTimeOf(2000, () => platform.firebase.auth.revokeRefreshTokens('revoked'));
    expect(await ask({ token })).toEqual(badToken);
  });

  it('PERM-10 refuses a token that has run out, by the clock of the server', async () => {
    const token = await platform.signUp({ uid: 'late', keyUser: true });
    await atTimeOf(3_590_000, async () => expect(await ask({ token })).toEqual(allowed));
    await atTimeOf(3_610_000, async () => expect(await ask({ token })).toEqual(badToken));
  });

  it('PERM-10 takes a token of an identity service whose clock is ahead', async () => {
    let token = '';
    await atTimeOf(300_000, async () => void (token = await platform.signUp({ uid: 'early', keyUser: true })));
    expect(await ask({ token })).toEqual(allowed);
  });

  it('PERM-10 refuses the token of a user who was switched off or removed', async () => {
    const token = await platform.signUp({ uid: 'gone', keyUser: true });
    await platform.firebase.auth.updateUser('gone', { disabled: true });
    expect(await ask({ token })).toEqual(badToken);
    await platform.firebase.auth.deleteUser('gone');
    expect(await ask({ token })).toEqual(badToken);
  });
});
