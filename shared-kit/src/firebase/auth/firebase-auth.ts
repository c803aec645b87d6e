import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import { CODE, problem } from 'shared-kit/model';
import { firebaseApp } from '../app';
import type { FirebaseConfig } from '../config';
import { setAuthClient, type AuthClient, type AuthUser } from './auth-client';
import { authProblem, codeOf } from './auth-problem';

const PROBE_MS = 5000;

/**
 * Connects to the identity service. `initializeAuth` with nothing but persistence leaves the pop-up and redirect code of
 * `getAuth` out of the login screen.
 */
export function connectAuth(config: FirebaseConfig): AuthClient {
  const service = initializeAuth(firebaseApp(config.firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  const emulator = config.emulators && `http://${config.emulators.auth}`;
  if (emulator) connectAuthEmulator(service, emulator, { disableWarnings: true });
  const client = authClientOf(service, emulator ?? 'https://identitytoolkit.googleapis.com');
  setAuthClient(client);
  return client;
}

/** The client over an initialised SDK, whose host is asked when it has to be told whether the network is blocked. */
export function authClientOf(service: Auth, host: string): AuthClient {
  return {
    onUser: (next) => onAuthStateChanged(service, (user) => next(asAuthUser(user))),
    async signIn(email, password) {
      try {
        const { user } = await signInWithEmailAndPassword(service, email, password);
        return { ok: true, value: toAuthUser(user) };
      } catch (error) {
        return { ok: false, problem: authProblem(error, navigator.onLine) };
      }
    },
    signOut: () => signOut(service),
    async idToken(forceRefresh = false) {
      try {
        return (await service.currentUser?.getIdToken(forceRefresh)) ?? null;
      } catch (error) {
        if (codeOf(error) === 'auth/network-request-failed') throw error;
        // The session was revoked, or the account removed: there is no token any more.
        return null;
      }
    },
    currentUser: () => asAuthUser(service.currentUser),
    async sendVerification() {
      const user = service.currentUser;
      if (!user) return { ok: false, problem: problem(CODE.authError) };
      try {
        await sendEmailVerification(user);
        return { ok: true, value: toAuthUser(user) };
      } catch (error) {
        return { ok: false, problem: authProblem(error, navigator.onLine) };
      }
    },
    async reachable() {
      try {
        await fetch(host, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
        return true;
      } catch {
        return false;
      }
    },
  };
}

const toAuthUser = ({ uid, email, emailVerified }: User): AuthUser => ({ uid, email, emailVerified });
const asAuthUser = (user: User | null): AuthUser | null => user && toAuthUser(user);
