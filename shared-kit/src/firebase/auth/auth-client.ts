import type { Outcome } from 'shared-kit/model';

export interface AuthUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
}

/** What a mailed code does when it is used. */
export type CodePurpose = 'resetPassword' | 'verifyEmail';

/** The identity service as the console sees it (API-31). The login screen needs nothing else of Firebase. */
export interface AuthClient {
  /** Calls back with the present user as soon as that is known, then at every change. */
  onUser(next: (user: AuthUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<Outcome<AuthUser>>;
  signOut(): Promise<void>;
  /** A bearer token of the present user, null without one. Rejects only when the service cannot be reached. */
  idToken(forceRefresh?: boolean): Promise<string | null>;
  /** Null too while the browser has not yet told a new page who is signed in: `onUser` and `reload` wait for that. */
  currentUser(): AuthUser | null;
  /** Mails the present user a link that confirms their address (GUARD-04). */
  sendVerification(): Promise<Outcome<AuthUser>>;
  /** Mails a link to choose a new password. An address without an account succeeds too: nobody learns which there are (D-04). */
  sendPasswordReset(email: string): Promise<Outcome<{ email: string }>>;
  /** Whose address a mailed code was sent to, if it still works and is for that; without using it up (AUTH-21). */
  checkCode(code: string, purpose: CodePurpose): Promise<Outcome<{ email: string }>>;
  /** Confirms the address that the code was mailed to. A code works once. */
  applyCode(code: string): Promise<Outcome<null>>;
  /** Reads the present user anew, and their token; whoever watches hears of it. Null when nobody is signed in any more. */
  reload(): Promise<Outcome<AuthUser | null>>;
  /** Whether the service's host answers at all: tells a blocked network from a server that is down (decision D-92). */
  reachable(): Promise<boolean>;
}

let connected: AuthClient | null = null;

/** The connected client. */
export function auth(): AuthClient {
  if (!connected) throw new Error('connectAuth() has not been called.');
  return connected;
}

/** Puts another client in place; tests give the in-memory one. */
export function setAuthClient(client: AuthClient | null): void {
  connected = client;
}
