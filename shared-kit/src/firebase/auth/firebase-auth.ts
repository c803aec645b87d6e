import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import { CODE, DEFAULT_LOCALE, mailLanguage, problem, type Locale, type Message, type Outcome } from 'shared-kit/model';
import { withLimit } from 'shared-kit/model/pacing';
import { firebaseApp } from '../app';
import { emulatorUrl, type FirebaseConfig } from '../config';
import { setAuthClient, type AuthClient, type AuthUser, type CodePurpose } from './auth-client';
import { authFaultOf, codeOf } from './auth-faults';
import { actionCodeProblem, authProblem } from './auth-problem';
import { keepSignInThroughOutages } from './keep-sign-in';
import { SignInStorage } from './sign-in-storage';

const PROBE_MS = 5000;

/** The time limit of the identity service. The SDK itself waits for 30 or 60 seconds. */
export const AUTH_LIMIT_MS = 20_000;

/** The problems when the service does not answer. For a change it is then not known whether it was made. */
const UNAVAILABLE = problem(CODE.serviceUnavailable);
const UNANSWERED = problem(CODE.serviceUnavailable, { key: 'err.unanswered' });

/**
 * Connects to the identity service. `initializeAuth` with nothing but persistence leaves the pop-up and redirect code of
 * `getAuth` out of the login screen. `locale` is the language of the page, in which mails are sent (D-127).
 */
export function connectAuth(config: FirebaseConfig, locale: () => Locale): AuthClient {
  const storage = new SignInStorage();
  const service = initializeAuth(firebaseApp(config.firebase), { persistence: storage.persistence });
  const emulator = config.emulators && emulatorUrl(config.emulators.auth);
  if (emulator) connectAuthEmulator(service, emulator, { disableWarnings: true });
  const client = authClientOf(service, emulator ?? 'https://identitytoolkit.googleapis.com', { storage, locale });
  setAuthClient(client);
  return client;
}

const OPERATIONS: Record<CodePurpose, string> = {
  resetPassword: ActionCodeOperation.PASSWORD_RESET,
  verifyEmail: ActionCodeOperation.VERIFY_EMAIL,
};

interface ClientOptions {
  storage?: Pick<SignInStorage, 'observe'>;
  locale?: () => Locale;
}

/** The client over an SDK that has just been initialised. `host` is requested to find out whether the network blocks the service. */
export function authClientOf(
  service: Auth,
  host: string,
  { storage = new SignInStorage(), locale = () => DEFAULT_LOCALE }: ClientOptions = {},
): AuthClient {
  const asked = keepSignInThroughOutages(service);
  /** Read before each mail, so that it is in the language that the user has chosen last. */
  const setMailLanguage = () => {
    service.languageCode = mailLanguage(locale());
  };
  const watchers = new Set<(user: AuthUser | null) => void>();
  return {
    onUser(next) {
      watchers.add(next);
      const stop = onAuthStateChanged(service, (user) => next(asAuthUser(user)));
      return () => {
        watchers.delete(next);
        stop();
      };
    },
    signIn: (email, password) => outcome(async () => toAuthUser((await signInWithEmailAndPassword(service, email, password)).user)),
    signOut: () => signOut(service),
    async idToken(forceRefresh = false) {
      try {
        return (await inTime(service.currentUser?.getIdToken(forceRefresh))) ?? null;
      } catch (error) {
        if (authFaultOf(error) === 'signIn') return null;
        // Whether the user is still signed in is not known. The code is kept: the page asks whether the network blocks the service.
        throw Object.assign(new Error('There is no token at the moment.', { cause: error }), { code: codeOf(error), problem: UNAVAILABLE });
      }
    },
    async claimedCompanies() {
      // Without a network an expired token cannot be renewed.
      const token = await inTime(service.currentUser?.getIdTokenResult()).catch(() => undefined);
      const { keyUser, company } = token?.claims ?? {};
      return keyUser === true && Array.isArray(company) ? company.filter((id) => typeof id === 'string') : [];
    },
    asked: () => withLimit(Promise.race([asked, service.authStateReady()]), AUTH_LIMIT_MS, () => undefined),
    currentUser: () => asAuthUser(service.currentUser),
    async sendVerification() {
      const user = service.currentUser;
      if (!user) return { ok: false, problem: problem(CODE.authError) };
      return outcome(
        async () => {
          setMailLanguage();
          await sendEmailVerification(user);
          return toAuthUser(user);
        },
        { late: UNANSWERED },
      );
    },
    sendPasswordReset: (email) =>
      outcome(
        async () => {
          setMailLanguage();
          // A project without email enumeration protection reports unknown emails; the console does not show that (D-04).
          await sendPasswordResetEmail(service, email).catch((error: unknown) => {
            if (codeOf(error) !== 'auth/user-not-found') throw error;
          });
          return { email };
        },
        { late: UNANSWERED },
      ),
    checkCode: (code, purpose) =>
      outcome(
        async () => {
          const { operation, data } = await checkActionCode(service, code);
          if (operation !== OPERATIONS[purpose])
            throw Object.assign(new Error('The code is for something else.'), { code: 'auth/invalid-action-code' });
          return { email: data.email ?? '' };
        },
        { problemOf: actionCodeProblem },
      ),
    applyCode: (code) =>
      outcome(
        async () => {
          await applyActionCode(service, code);
          return null;
        },
        { late: UNANSWERED, problemOf: actionCodeProblem },
      ),
    reload: () =>
      outcome(async () => {
        // A page that has just been opened does not know yet who is signed in.
        await service.authStateReady();
        const user = service.currentUser;
        if (!user) return null;
        await user.reload();
        // Rules and API read the changed fields from the token.
        await user.getIdToken(true);
        // The SDK calls its observers only for another user, not for changes of the current one.
        for (const next of [...watchers]) next(toAuthUser(user));
        return toAuthUser(user);
      }),
    onSignInPlace: (next) => storage.observe(next),
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

/** Rejects when the service is silent. */
const inTime = <T>(work: Promise<T> | undefined): Promise<T | undefined> => withLimit(Promise.resolve(work), AUTH_LIMIT_MS);

interface OutcomeOptions {
  /** The problem when the service does not answer. */
  late?: Message;
  problemOf?: typeof authProblem;
}

async function outcome<T>(
  work: () => Promise<T>,
  { late = UNAVAILABLE, problemOf = authProblem }: OutcomeOptions = {},
): Promise<Outcome<T>> {
  const result = work().then(
    (value): Outcome<T> => ({ ok: true, value }),
    (error: unknown): Outcome<T> => ({ ok: false, problem: problemOf(error, navigator.onLine) }),
  );
  return withLimit(result, AUTH_LIMIT_MS, () => ({ ok: false, problem: late }));
}

const toAuthUser = ({ uid, email, emailVerified }: User): AuthUser => ({ uid, email, emailVerified });
const asAuthUser = (user: User | null): AuthUser | null => user && toAuthUser(user);
