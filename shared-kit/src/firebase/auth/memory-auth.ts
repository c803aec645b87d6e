import { CODE, problem } from 'shared-kit/model';
import type { AuthClient, AuthUser } from './auth-client';

export interface MemoryAccount extends Partial<AuthUser> {
  uid: string;
  password?: string;
}

/** The identity service in memory. */
export interface MemoryAuth extends AuthClient {
  /** Signs somebody in, or out, without asking: another tab, or the start of a test. */
  become(uid: string | null): void;
  /** Tokens given out so far. */
  tokens: string[];
  /** Addresses that verification mails went to. */
  verifications: string[];
  setReachable(reachable: boolean): void;
}

/** An {@link AuthClient} with the given accounts; `signedIn` is there from the start. */
export function createMemoryAuth(accounts: readonly MemoryAccount[] = [], signedIn: string | null = null): MemoryAuth {
  const observers = new Set<(user: AuthUser | null) => void>();
  let current = signedIn;
  let reachable = true;

  const find = (uid: string | null): AuthUser | null => {
    if (uid === null) return null;
    const { email = `${uid}@example.test`, emailVerified = true } = accounts.find((one) => one.uid === uid) ?? {};
    return { uid, email, emailVerified };
  };
  const become = (uid: string | null) => {
    current = uid;
    for (const next of [...observers]) next(find(current));
  };

  const client: MemoryAuth = {
    tokens: [],
    verifications: [],
    become,
    setReachable: (value) => void (reachable = value),
    onUser(next) {
      observers.add(next);
      queueMicrotask(() => observers.has(next) && next(find(current)));
      return () => observers.delete(next);
    },
    async signIn(email, password) {
      await Promise.resolve();
      if (!reachable) return { ok: false, problem: problem(CODE.serviceUnavailable) };
      const account = accounts.find((one) => find(one.uid)?.email === email && one.password === password);
      if (!account) return { ok: false, problem: problem(CODE.wrongCredentials) };
      become(account.uid);
      return { ok: true, value: find(account.uid)! };
    },
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
    async sendVerification() {
      await Promise.resolve();
      const user = find(current);
      if (!user || !reachable) return { ok: false, problem: problem(user ? CODE.serviceUnavailable : CODE.authError) };
      client.verifications.push(user.email ?? '');
      return { ok: true, value: user };
    },
    currentUser: () => find(current),
    reachable: async () => Promise.resolve(reachable),
  };
  return client;
}
