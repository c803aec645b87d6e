import type { Auth } from 'firebase/auth';
import { CALL_LIMIT_MS, configureApi } from 'shared-kit/host/api';
import { callApi } from '../api/client';
import { AUTH_LIMIT_MS, authClientOf } from '../firebase/auth/firebase-auth';
import type { AuthClient } from '../firebase/auth/auth-client';
import { fileStore, setFileStore } from '../firebase/data/files/file-store';
import { READ_LIMIT_MS } from '../firebase/data/store/document-store';
import { askByHttp } from '../firebase/data/worker/ask-by-http';

const never = <T>() => new Promise<T>(() => {});

/** A request as browsers make it: without an answer it ends only when it is aborted. */
const silentFetch: typeof fetch = (_url, { signal } = {}) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

/** The client of the identity service with a user, over an SDK that never answers. */
const silentAuth = (): AuthClient => {
  const currentUser = { uid: 'ana', getIdToken: never, getIdTokenResult: never, reload: never };
  const service = { currentUser, authStateReady: never } as unknown as Auth;
  return authClientOf(service, 'http://auth.test', { storage: { observe: () => () => {} } });
};

const api = (silent: { idToken?: () => Promise<string>; fetch?: typeof fetch }) => {
  configureApi({ baseUrl: '/api', idToken: () => Promise.resolve('token'), fetch: () => Promise.reject(new TypeError()), ...silent });
  return callApi({ method: 'POST', path: 'x' });
};

// The SDK of the identity service never answers.
jest.mock('firebase/auth', () => ({
  ...jest.requireActual<object>('firebase/auth'),
  ...Object.fromEntries(
    ['signInWithEmailAndPassword', 'sendEmailVerification', 'sendPasswordResetEmail', 'checkActionCode', 'applyActionCode'].map((name) => [
      name,
      () => new Promise(() => {}),
    ]),
  ),
}));

/** What answers at once or only notifies; the sign-out waits for the storages of the sign-in, which have limits of their own. */
const WITHOUT_WAIT: readonly (keyof AuthClient)[] = ['onUser', 'onSignInPlace', 'currentUser', 'signOut'];
const ofIdentity = (Object.keys(silentAuth()) as (keyof AuthClient)[])
  .filter((name) => !WITHOUT_WAIT.includes(name))
  .map((name): Wait => [
    `${name} of the identity service`,
    AUTH_LIMIT_MS,
    () => (silentAuth()[name] as (text: string) => Promise<unknown>)('x'),
  ]);

type Wait = [what: string, limitMs: number, wait: () => Promise<unknown>];

/** What the console waits for somebody else for, with the time in which it ends. That of the document store is in its contract, of start files in the shell. */
const WAITS: readonly Wait[] = [
  ['a call', 2 * CALL_LIMIT_MS, () => api({ fetch: silentFetch })],
  ['the token of a call', CALL_LIMIT_MS, () => api({ idToken: never })],
  [
    'a file',
    READ_LIMIT_MS,
    () => {
      setFileStore({ read: never });
      return fileStore().read('users/ana/picture');
    },
  ],
  ['documents that a worker reads', READ_LIMIT_MS, () => askByHttp({ documents: 'http://firestore.test', token: 'token' })({ path: 'a' })],
  ...ofIdentity,
];

it.each(WAITS)('SHELL (ADR-0047) %s ends within %i ms when nobody answers', async (_what, limitMs, wait) => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(silentFetch);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController();
    setTimeout(() => control.abort(), ms);
    return control.signal;
  });
  const ended = jest.fn();
  wait().then(ended, ended);
  await jest.advanceTimersByTimeAsync(limitMs);
  expect(ended).toHaveBeenCalled();
});
