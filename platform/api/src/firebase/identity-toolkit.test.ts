import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIdentityToolkit, type IdentityToolkit } from './identity-toolkit';

let server: Server;
let identity: IdentityToolkit;
let answer: { status: number; message: string };
let asked: string | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request.url;
    request.resume();
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { code: answer.status, message: answer.message } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  identity = createIdentityToolkit({ apiKey: 'a key', host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('a key that the project refuses is an error of the server, not a wrong password or code:', () => {
  it.each([
    [403, 'Requests from referer <empty> are blocked.'],
    [
      403,
      'The provided API key has an IP address restriction. The originating IP address of the call (1.2.3.4) violates this restriction.',
    ],
    [400, 'API key not valid. Please pass a valid API key.'],
  ])('API-03 %i %s', async (status, message) => {
    answer = { status, message };
    const asking = [
      () => identity.isPassword('a@b.test', 'x'),
      () => identity.ownerOfCode('x'),
      () => identity.resetPassword('x', 'y'),
      () => identity.passwordPolicy(),
      () => identity.mailPasswordCode('a@b.test', 'en-US'),
    ];
    for (const ask of asking) await expect(ask()).rejects.toThrow(`SERVER_API_KEY, or apiKey of FIREBASE_OPTIONS): ${message}`);
    expect(asked).toBe('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=a%20key');
  });
});

it('a refusal to mail is returned as its reason', async () => {
  answer = { status: 400, message: 'EMAIL_NOT_FOUND' };
  expect(await identity.mailPasswordCode('a@b.test', 'en-US')).toBe('EMAIL_NOT_FOUND');
});

it.each([
  [400, 'QUOTA_EXCEEDED : Exceeded quota for signing in.', 'passwords/QUOTA_EXCEEDED'],
  [400, 'OPERATION_NOT_ALLOWED', 'passwords/OPERATION_NOT_ALLOWED'],
  [400, 'PASSWORD_LOGIN_DISABLED', 'passwords/PASSWORD_LOGIN_DISABLED'],
  [404, 'PROJECT_NOT_FOUND', 'passwords/PROJECT_NOT_FOUND'],
  [500, 'Internal error encountered.', 'passwords/500'],
  [403, 'Requests from this address are blocked.', 'passwords/SERVER_API_KEY'],
])('API-02 (D-126) an outage is no wrong password or code: %i %s', async (status, message, fault) => {
  answer = { status, message };
  for (const ask of [() => identity.isPassword('a@b.test', 'x'), () => identity.ownerOfCode('x'), () => identity.resetPassword('x', 'y')])
    await expect(ask()).rejects.toMatchObject({ fault });
});

it('API-02 (D-126) nor is a service that nothing answers for', async () => {
  // No server listens on port 9.
  const away = createIdentityToolkit({ apiKey: 'a key', host: '127.0.0.1:9' });
  await expect(away.isPassword('a@b.test', 'x')).rejects.toMatchObject({ fault: 'passwords/unreachable' });
});

const POLICY = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]';

describe('a password is wrong', () => {
  it.each(['INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND'])('ADD-33 (D-123) if Auth says %s', async (message) => {
    answer = { status: 400, message };
    expect(await identity.isPassword('a@b.test', 'x')).toBe(false);
  });

  it.each([
    [POLICY, { problem: { code: 2, key: 'err.passwordOutdated' } }],
    ['USER_DISABLED', { problem: { code: 2, key: 'err.userDisabled' } }],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access is blocked.', { problem: { code: 961 } }],
    ['OPERATION_NOT_ALLOWED', { fault: 'passwords/OPERATION_NOT_ALLOWED' }],
    ['PASSWORD_LOGIN_DISABLED', { fault: 'passwords/PASSWORD_LOGIN_DISABLED' }],
    ['MISSING_RECAPTCHA_TOKEN', { fault: 'passwords/MISSING_RECAPTCHA_TOKEN' }],
    ['TENANT_ID_MISMATCH', { fault: 'passwords/TENANT_ID_MISMATCH' }],
  ])('ADD-33 (D-123) not if it says %s', async (message, problem) => {
    answer = { status: 400, message };
    await expect(identity.isPassword('a@b.test', 'x')).rejects.toMatchObject(problem);
  });
});

describe('a mailed code does not work', () => {
  it.each(['INVALID_OOB_CODE', 'EXPIRED_OOB_CODE', 'USER_DISABLED', 'USER_NOT_FOUND'])(
    'ADD-33 (D-123) if Auth says %s',
    async (message) => {
      answer = { status: 400, message };
      expect(await identity.ownerOfCode('x')).toBeUndefined();
      expect(await identity.resetPassword('x', 'y')).toBe(false);
    },
  );

  it.each([
    POLICY,
    POLICY.replace(' : ', ':'),
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
    'WEAK_PASSWORD : Password should be at least 6 characters',
  ])('ADD-33 (D-123) not if it says %s', async (message) => {
    answer = { status: 400, message };
    await expect(identity.resetPassword('x', 'y')).rejects.toThrow(`Auth refuses: ${message}`);
    await expect(identity.ownerOfCode('x')).rejects.toThrow(`Auth refuses: ${message}`);
  });
});
