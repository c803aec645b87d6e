import { CODE, problem, type Message, type Outcome } from 'shared-kit/model';
import type { AuthClient, AuthUser, CodePurpose } from '../firebase/auth/auth-client';
import { actionCodeProblem } from '../firebase/auth/auth-problem';
import type { SignInPlace } from '../firebase/auth/sign-in-storage';

export interface MemoryAccount extends Partial<AuthUser> {
  uid: string;
  password?: string;
  /** The companies in the token of a key user. */
  companies?: readonly string[];
}

/** An email that was "sent"; its code works until it is used or expires. */
export interface MemoryMail {
  purpose: CodePurpose;
  email: string;
  code: string;
}

/** The identity service in memory. */
export interface MemoryAuth extends AuthClient {
  /** Signs a user in or out directly: for another tab, or the start of a test. */
  become(uid: string | null): void;
  /** Tokens issued so far. */
  tokens: string[];
  /** Emails sent so far, oldest first. */
  mails: MemoryMail[];
  /** Makes an emailed code expire. */
  expire(code: string): void;
  /** Makes all sign-ins fail with this problem, such as a disabled account or too many attempts; null ends that. */
  refuseSignIn(problem: Message | null): void;
  setReachable(reachable: boolean): void;
  /** Simulates that the browser stores the sign-in in another place. */
  moveSignIn(place: SignInPlace): void;
}

/** Shared by all services of a test, so that every code is unique. */
let lastCode = 0;

/** An {@link AuthClient} with the given accounts; `signedIn` is signed in from the start. */
export function createMemoryAuth(accounts: readonly MemoryAccount[] = [], signedIn: string | null = null): MemoryAuth {
  const observers = new Set<(user: AuthUser | null) => void>();
  const verified = new Set<string>();
  const expired = new Set<string>();
  const used = new Set<string>();
  let current = signedIn;
  let refused: Message | null = null;
  let reachable = true;
  let place: SignInPlace = 'usual';
  const placeObservers = new Set<(place: SignInPlace) => void>();
  /** The user as last read. An email that was verified since is visible only after `reload`. */
  let lastReadUser: AuthUser | null = null;

  const find = (uid: string): AuthUser => {
    const { email = `${uid}@example.test`, emailVerified = true } = accounts.find((one) => one.uid === uid) ?? {};
    return { uid, email, emailVerified: emailVerified || verified.has(email ?? '') };
  };
  const become = (uid: string | null) => {
    current = uid;
    lastReadUser = uid === null ? null : find(uid);
    for (const next of [...observers]) next(lastReadUser);
  };
  lastReadUser = current === null ? null : find(current);

  const whenReachable = async <T>(work: () => Outcome<T>): Promise<Outcome<T>> => {
    await Promise.resolve();
    return reachable ? work() : { ok: false, problem: problem(CODE.serviceUnavailable) };
  };
  const mail = (purpose: CodePurpose, email: string) => client.mails.push({ purpose, email, code: `code-${++lastCode}-for-${email}` });
  const refuseCode = (code: string): Outcome<never> => {
    const reason = `auth/${expired.has(code) ? 'expired' : 'invalid'}-action-code`;
    return {
      ok: false,
      problem: actionCodeProblem(Object.assign(new Error(`Memory: the code was refused. (${reason}).`), { code: reason }), true),
    };
  };
  const mailWith = (code: string) => client.mails.find((one) => one.code === code && !used.has(code) && !expired.has(code));

  const client: MemoryAuth = {
    tokens: [],
    mails: [],
    become,
    expire: (code) => void expired.add(code),
    refuseSignIn: (refusal) => void (refused = refusal),
    setReachable: (value) => void (reachable = value),
    moveSignIn(to) {
      place = to;
      for (const next of [...placeObservers]) next(to);
    },
    onSignInPlace(next) {
      placeObservers.add(next);
      next(place);
      return () => placeObservers.delete(next);
    },
    onUser(next) {
      observers.add(next);
      queueMicrotask(() => observers.has(next) && next(lastReadUser));
      return () => observers.delete(next);
    },
    signIn: (email, password) =>
      whenReachable(() => {
        if (refused) return { ok: false, problem: refused };
        const account = accounts.find((one) => find(one.uid).email === email && one.password === password);
        if (!account) return { ok: false, problem: problem(CODE.wrongCredentials) };
        become(account.uid);
        return { ok: true, value: find(account.uid) };
      }),
    async signOut() {
      await Promise.resolve();
      become(null);
    },
    async idToken() {
      await Promise.resolve();
      if (current === null) return null;
      client.tokens.push(`token-${client.tokens.length + 1}-of-${current}`);
      return client.tokens.at(-1)!;
    },
    async claimedCompanies() {
      await Promise.resolve();
      return accounts.find(({ uid }) => uid === current)?.companies ?? [];
    },
    async sendVerification() {
      const user = lastReadUser;
      if (!user) return { ok: false, problem: problem(CODE.authError) };
      return whenReachable(() => {
        mail('verifyEmail', user.email ?? '');
        return { ok: true, value: user };
      });
    },
    sendPasswordReset: (email) =>
      whenReachable(() => {
        if (!email.includes('@')) return { ok: false, problem: problem(CODE.invalidEmail, { field: 'email' }) };
        if (accounts.some((one) => find(one.uid).email === email)) mail('resetPassword', email);
        return { ok: true, value: { email } };
      }),
    checkCode: (code, purpose) =>
      whenReachable(() => {
        const sentMail = mailWith(code);
        return sentMail?.purpose === purpose ? { ok: true, value: { email: sentMail.email } } : refuseCode(code);
      }),
    applyCode: (code) =>
      whenReachable(() => {
        const sentMail = mailWith(code);
        if (sentMail?.purpose !== 'verifyEmail') return refuseCode(code);
        used.add(code);
        verified.add(sentMail.email);
        return { ok: true, value: null };
      }),
    reload: () =>
      whenReachable(() => {
        if (current !== null) become(current);
        return { ok: true, value: lastReadUser };
      }),
    asked: () => Promise.resolve(),
    currentUser: () => lastReadUser,
    reachable: async () => Promise.resolve(reachable),
  };
  return client;
}
