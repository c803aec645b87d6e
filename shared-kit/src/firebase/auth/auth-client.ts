import type { Outcome } from 'shared-kit/model';
import type { SignInPlace } from './sign-in-storage';

export interface AuthUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
}

/** The effect of an emailed code. */
export type CodePurpose = 'resetPassword' | 'verifyEmail';

/** The port of the identity service (API-31). The login screen needs nothing else of Firebase. */
export interface AuthClient {
  /** Calls back with the current user once it is known, then after every change. */
  onUser(next: (user: AuthUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<Outcome<AuthUser>>;
  signOut(): Promise<void>;
  /**
   * A bearer token of the current user, null without a user or after the sign-in was ended. Rejects with `serviceUnavailable` as `problem`
   * when the service does not give one for any other reason: it cannot be reached, it fails, or a quota is used up.
   */
  idToken(forceRefresh?: boolean): Promise<string | null>;
  /**
   * The companies in the token of a key user, for reading ahead. The profile, which is read later, decides.
   * Empty for all other users.
   */
  claimedCompanies(): Promise<readonly string[]>;
  /** Resolves when the service has been asked for the user whom the browser remembers, when there is none, or when that takes too long. */
  asked(): Promise<void>;
  /** Null also until a newly opened page knows who is signed in. `onUser` and `reload` wait for that. */
  currentUser(): AuthUser | null;
  /** Emails the current user a link that verifies their email (GUARD-04). */
  sendVerification(): Promise<Outcome<AuthUser>>;
  /**
   * Emails a link to choose a new password. It also succeeds for an email without an account, so that nobody can find out which accounts
   * exist (D-04).
   */
  sendPasswordReset(email: string): Promise<Outcome<{ email: string }>>;
  /** The email that a code was sent to, if the code is valid for this purpose. The code stays valid (AUTH-21). */
  checkCode(code: string, purpose: CodePurpose): Promise<Outcome<{ email: string }>>;
  /** Verifies the email that the code was sent to. A code works once. */
  applyCode(code: string): Promise<Outcome<null>>;
  /** Reads the current user and their token again and calls the observers of `onUser`. Null when nobody is signed in any more. */
  reload(): Promise<Outcome<AuthUser | null>>;
  /** Calls back with the place where the browser stores the sign-in, then whenever a storage has failed. */
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
