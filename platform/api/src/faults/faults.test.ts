import { AppErrorCodes } from 'firebase-admin/app';
import { AuthClientErrorCode, FirebaseAuthError } from 'firebase-admin/auth';
import { GrpcStatus } from 'firebase-admin/firestore';
import { errors } from 'jose';
import { APP_FAULTS, AUTH_FAULTS, FIRESTORE_FAULTS, TOKEN_FAULTS } from './fault-kinds';
import { faultOf, retryAfter, ServiceFault } from './faults';

const withCode = (code: unknown, message = 'a text of Google with secrets') => Object.assign(new Error(message), { code });

describe('API-02 (D-126) every code of the SDKs is decided', () => {
  it.each([
    ['Auth', Object.keys(AuthClientErrorCode), Object.keys(AUTH_FAULTS)],
    ['firebase-admin', Object.keys(AppErrorCodes), Object.keys(APP_FAULTS)],
    ['Firestore', Object.keys(GrpcStatus).filter((name) => Number.isNaN(Number(name))), Object.keys(FIRESTORE_FAULTS)],
    ['tokens', Object.keys(errors), Object.keys(TOKEN_FAULTS)],
  ])('of %s', (_service, inSdk, decided) => {
    expect(decided.sort()).toEqual(inSdk.sort());
  });

  it.each(Object.entries(AUTH_FAULTS))('auth: %s is of the %s', (name, kind) => {
    const info = AuthClientErrorCode[name as keyof typeof AUTH_FAULTS];
    const error = new (FirebaseAuthError as unknown as new (info: object, message: string) => Error)(info, 'a text of Google');
    expect(faultOf(error)).toEqual({ kind, name: `auth/${info.code}` });
  });

  it.each(Object.entries(FIRESTORE_FAULTS))('firestore: %s is of the %s', (name, kind) => {
    expect(faultOf(withCode(GrpcStatus[name as keyof typeof FIRESTORE_FAULTS]))).toEqual({ kind, name: `firestore/${name}` });
  });

  it.each(Object.entries(TOKEN_FAULTS))('token: %s is of the %s', (name, kind) => {
    const error = Object.create(errors[name as keyof typeof TOKEN_FAULTS].prototype) as Error;
    expect(faultOf(error)).toEqual({ kind, name: `token/${name}` });
  });
});

it.each([
  [withCode('app/invalid-credential'), 'service', 'app/invalid-credential'],
  [withCode('app/network-timeout'), 'service', 'app/network-timeout'],
  [withCode('app/invalid-app-name'), 'call', 'app/invalid-app-name'],
  // A code that a newer SDK adds.
  [withCode('auth/unheard-of'), 'service', 'auth/unheard-of'],
  [withCode('auth/unheard of, with a text'), 'service', 'unknown'],
  [withCode(401), 'service', 'storage/401'],
  [withCode(403), 'service', 'storage/403'],
  [withCode(404), 'call', 'storage/404'],
  [withCode(412), 'call', 'storage/412'],
  [withCode(429), 'service', 'storage/429'],
  [withCode(503), 'service', 'storage/503'],
  [withCode('ECONNREFUSED'), 'service', 'connection/ECONNREFUSED'],
  [new TypeError('fetch failed', { cause: withCode('ENOTFOUND') }), 'service', 'connection/ENOTFOUND'],
  [new ServiceFault('passwords/QUOTA_EXCEEDED'), 'service', 'passwords/QUOTA_EXCEEDED'],
])('API-02 (D-126) %s is of the %s: %s', (error, kind, name) => {
  expect(faultOf(error)).toEqual({ kind, name });
});

it.each([
  new Error('a bug'),
  new TypeError('x is undefined'),
  withCode('FST_ERR_CTP_BODY_TOO_LARGE'),
  withCode('ENOENT'),
  'text',
  undefined,
])('API-02 %s is no fault of a service', (error) => {
  expect(faultOf(error)).toBeUndefined();
});

it('API-02 the credentials of the host, as Google’s own library reports them, are a fault of the service', () => {
  class GaxiosError extends Error {}
  expect(faultOf(Object.assign(new GaxiosError('invalid_grant'), { code: '400' }))).toEqual({ kind: 'service', name: 'google/400' });
});

it('API-02 after a quota another try waits longer than after an outage', () => {
  for (const quota of ['auth/quota-exceeded', 'firestore/RESOURCE_EXHAUSTED', 'passwords/QUOTA_EXCEEDED', 'storage/429'])
    expect(retryAfter(quota)).toBe(30);
  expect(retryAfter('firestore/UNAVAILABLE')).toBe(5);
});
