import type { Outcome } from 'shared-kit/model';
import type { SignInPlace } from './sign-in-storage';

export interface AuthUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
}

/** What a mailed code does when it is used. */
export type CodePurpose = 'resetPassword' | 'verifyEmail';

/** The identity service behind a port (API-31). The login screen needs nothing else of Firebase. */
export interface AuthClient {
  /** Calls back with the present user once that is known, then after every change. */
  onUser(next: (user: AuthUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<Outcome<AuthUser>>;
  signOut(): Promise<void>;
  /** A bearer token of the present user, null without one. Rejects only when the service cannot be reached. */
  idToken(forceRefresh?: boolean): Promise<string | null>;
  /**
   * The companies that the present user's token allows a key user, for reading ahead: the profile, which is read later, is what counts.
   * Empty for everybody else.
   */
  claimedCompanies(): Promise<readonly string[]>;
  /** Null also until a newly opened page knows who is signed in. `onUser` and `reload` wait for that. */
  currentUser(): AuthUser | null;
  /** Mails the present user a link that confirms their address (GUARD-04). */
  sendVerification(): Promise<Outcome<AuthUser>>;
  /**
   * Mails a link to choose a new password. It also succeeds for an address without an account, so that nobody can find out which accounts
   * exist (D-04).
   */
  sendPasswordReset(email: string): Promise<Outcome<{ email: string }>>;
  /** The address that a mailed code was sent to, if the code is still valid for this purpose. The code stays valid (AUTH-21). */
  checkCode(code: string, purpose: CodePurpose): Promise<Outcome<{ email: string }>>;
  /** Confirms the address that the code was mailed to. A code works once. */
  applyCode(code: string): Promise<Outcome<null>>;
  /** Reads the present user and their token again and calls the observers of `onUser`. Null when nobody is signed in any more. */
  reload(): Promise<Outcome<AuthUser | null>>;
  /** Calls back with where the browser keeps the sign-in, then whenever a storage has failed. */
  onSignInPlace(next: (place: SignInPlace) => void): () => void;
  /** Whether the service's host answers at all, to tell a blocked network from a server that is down (D-92). */
  reachable(): Promise<boolean>;
}

let connected: AuthClient | null = null;

/** The connected client. */
export function auth(): AuthClient {
  if (!connected) throw new Error('connectAuth() has not been called.');
  return connected;
}

/** Replaces the client; tests use the in-memory one. */
export function setAuthClient(client: AuthClient | null): void {
  connected = client;
}
