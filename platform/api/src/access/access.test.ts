import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { docPaths } from 'shared-kit/model';
import sharp from 'sharp';
import { apiCaller } from '../testing/api-caller';
import type { NewAccount } from '../accounts/accounts';
import { csv, HEADER, row } from '../testing/sheets';
import { writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { createTokenVerifier } from './token-verifier';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  for (const domain of ['North', 'South', 'Armazém 1']) await writeDomain(platform.firebase, { company: 'acme', domain });
  await writeDomain(platform.firebase, { company: 'other', domain: 'North' });
  // The tests of roles add moderators who have it too.
  await platform.firebase.firestore.doc(docPaths.domain({ company: 'acme', domain: 'North' })).update({ parent: 'moderator' });
  await platform.signUp({ uid: 'moderator', moderator: true, authDomains: ['North', 'Armazém 1'] });
  await platform.signUp({ uid: 'other-moderator', moderator: true, companies: ['other'], authDomains: ['North'] });
});

afterAll(() => platform.stop());

/** The APIs that are not faked: only `Date` is. */
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

/** Runs the work with a clock that is this many milliseconds ahead. */
async function atTimeOf(ahead: number, work: () => Promise<void>): Promise<void> {
  jest.useFakeTimers({ now: Date.now() + ahead, doNotFake: [...REAL_TIMERS] });
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}

it('the API does not start on an embedded Auth without its keys, because it would accept unsigned tokens', () => {
  const { auth, projectId } = platform.firebase;
  expect(() => createTokenVerifier({ auth, projectId })).toThrow(/its keys are not named: anybody’s unsigned tokens would be taken/);
});

let names = 0;

interface Call {
  token?: string;
  company?: string;
  parentUid?: string;
  domain?: string;
}

/** Sends `POST /tasks`; a caller with access gets a new task. */
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

describe('the roles that may create tasks', () => {
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

describe('a user whose token still says key user after the role was withdrawn', () => {
  const withdraw = (uid: string, profile: object) =>
    platform.firebase.firestore.doc(docPaths.user(uid)).update({ keyUser: false, company: 'acme', ...profile });

  it.each<[string, Partial<NewAccount>, object, object]>([
    ['is out at once', {}, {}, notAuthorized],
    ['is out at once, also with a domain of their own', { authDomains: ['North'] }, {}, notAuthorized],
    ['keeps what assistants may', { assistant: true, authDomains: ['North'] }, {}, allowed],
    ['keeps what moderators may', { moderator: true, authDomains: ['North'] }, {}, allowed],
    ['keeps no more than assistants may', { assistant: true, authDomains: ['South'] }, {}, noDomain],
    ['is out as assistant too', { assistant: true, authDomains: ['North'] }, { assistant: false }, notAuthorized],
  ])('PERM-02 PERM-10 %s', async (_what, account, profile, expected) => {
    const uid = `withdrawn-${++names}`;
    const token = await platform.signUp({ uid, keyUser: true, ...account });
    expect(await ask({ token })).toEqual(allowed);
    await withdraw(uid, profile);
    expect(await ask({ token })).toEqual(expected);
  });

  it('PERM-10 gets code 3 for everything, also for what does not exist', async () => {
    const token = await platform.signUp({ uid: 'curious', keyUser: true });
    await withdraw('curious', {});
    expect(await ask({ token, parentUid: 'a/b' })).toEqual(notAuthorized);
    expect(await ask({ token, domain: '' })).toEqual(notAuthorized);
    expect(await ask({ token, domain: 'Nowhere' })).toEqual(notAuthorized);
  });

  it('API-04 API-07 may still change the own password and picture', async () => {
    const token = await platform.signUp({ uid: 'own', keyUser: true });
    await withdraw('own', { permissions: [] });
    const call = apiCaller(() => platform);
    expect(await call('PATCH', 'users', { token, body: { uid: 'own', userData: { firstName: 'X' } } })).toMatchObject({ code: 3 });
    const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const picture = `data:image/png;base64,${bytes.toString('base64')}`;
    expect(await call('PATCH', 'users', { token, body: { uid: 'own', userData: { picture } } })).toMatchObject({ code: 414 });
    const body = { currentPassword: '123456', newPassword: 'own-choice-1' };
    expect(await call('PATCH', 'users/pw', { token, body })).toMatchObject({ code: 410 });
  });
});

it.each<[string, object]>([
  ['a number', { company: 7 }],
  ['a map', { company: { acme: true } }],
  ['a list with more than texts', { company: ['acme', 7] }],
  ['a list in a list', { company: [['acme']] }],
  ['one id for a key user', { company: 'acme' }],
  ['nothing', {}],
])("PERM-10 a company claim of a wrong shape is nobody's: %s", async (_what, claim) => {
  const uid = `shape-${++names}`;
  await platform.signUp({ uid, keyUser: true });
  await platform.firebase.auth.setCustomUserClaims(uid, { keyUser: true, ...claim });
  expect(await ask({ token: await platform.signIn(`${uid}@test.invalid`) })).toEqual(notAuthorized);
});

it('PERM-10 an assistant whose company claim is a list is refused', async () => {
  await platform.signUp({ uid: 'listed', assistant: true, authDomains: ['North'] });
  await platform.firebase.auth.setCustomUserClaims('listed', { assistant: true, company: ['acme'] });
  expect(await ask({ token: await platform.signIn('listed@test.invalid') })).toEqual(notAuthorized);
});

describe('the company, parent and domain of a call', () => {
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

describe('the token of a call', () => {
  const claims = () => ({
    iss: `https://securetoken.google.com/${platform.firebase.projectId}`,
    aud: platform.firebase.projectId,
    sub: 'key',
    auth_time: Math.floor(Date.now() / 1000),
    keyUser: true,
    email_verified: true,
    company: ['acme'],
  });

  it('PERM-10 must not be missing', async () => {
    expect(await ask({})).toEqual(badToken);
  });

  it('PERM-10 must not be another text', async () => {
    expect(await ask({ token: 'abc' })).toEqual(badToken);
  });

  it('PERM-10 must not be the owner token of the embedded services', async () => {
    expect(await ask({ token: 'owner' })).toEqual(badToken);
  });

  it('PERM-10 must not be unsigned', async () => {
    const token = new UnsecuredJWT(claims()).setIssuedAt().setExpirationTime('1h').encode();
    expect(await ask({ token })).toEqual(badToken);
  });

  it('PERM-10 must not be a refresh token, which is signed with the same key and is valid for years', async () => {
    await platform.signUp({ uid: 'refresh', keyUser: true });
    const { idToken, refreshToken } = await platform.tokensOf('refresh@test.invalid');
    expect(await ask({ token: idToken })).toEqual(allowed);
    expect(await ask({ token: refreshToken })).toEqual(badToken);
    const call = apiCaller(() => platform);
    expect(await call('PATCH', 'users/pw', { token: refreshToken, body: { newPassword: 'taken-over-1' } })).toMatchObject(badToken);
  });

  it('PERM-10 must not be signed with another key', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256', kid: 'forged' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    expect(await ask({ token })).toEqual(badToken);
  });

  it('PERM-10 must not be from before its user was signed out everywhere', async () => {
    const token = await platform.signUp({ uid: 'revoked', keyUser: true });
    expect(await ask({ token })).toEqual(allowed);
    // The service counts whole seconds: a sign-in of the same second would stay valid.
    await atTimeOf(2000, () => platform.firebase.auth.revokeRefreshTokens('revoked'));
    expect(await ask({ token })).toEqual(badToken);
  });

  it('PERM-10 must not be expired by the clock of the server', async () => {
    const token = await platform.signUp({ uid: 'late', keyUser: true });
    await atTimeOf(3_590_000, async () => expect(await ask({ token })).toEqual(allowed));
    await atTimeOf(3_610_000, async () => expect(await ask({ token })).toEqual(badToken));
  });

  it('PERM-10 may be from an identity service whose clock is ahead', async () => {
    let token = '';
    await atTimeOf(300_000, async () => void (token = await platform.signUp({ uid: 'early', keyUser: true })));
    expect(await ask({ token })).toEqual(allowed);
  });

  it('PERM-10 must not be of a disabled or removed user', async () => {
    const token = await platform.signUp({ uid: 'gone', keyUser: true });
    await platform.firebase.auth.updateUser('gone', { disabled: true });
    expect(await ask({ token })).toEqual(badToken);
    await platform.firebase.auth.deleteUser('gone');
    expect(await ask({ token })).toEqual(badToken);
  });
});
