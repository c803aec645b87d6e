import type { Outcome } from 'shared-kit/model';

export interface AuthUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
}

/** The identity service as the console sees it (API-31). The login screen needs nothing else of Firebase. */
export interface AuthClient {
  /** Calls back with the present user as soon as that is known, then at every change. */
  onUser(next: (user: AuthUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<Outcome<AuthUser>>;
  signOut(): Promise<void>;
  /** A bearer token of the present user, null without one. Rejects only when the service cannot be reached. */
  idToken(forceRefresh?: boolean): Promise<string | null>;
  currentUser(): AuthUser | null;
  /** Mails the present user a link that confirms their address (GUARD-04). */
  sendVerification(): Promise<Outcome<AuthUser>>;
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
