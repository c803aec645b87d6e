import type { ConnectionState } from '../firebase/data/store/document-store';
import type { AuthUser } from 'shared-kit/host/firebase';
import type { Company, UserProfile } from 'shared-kit/model';
import { statePart } from './state-part';

/** What the login page is filled with after a sign-out, such as the email. */
export interface LoginPrefill {
  email?: string;
}

export interface AccountState {
  /** Guards wait for this (GUARD-02, D-14): the profile was read, could not be read, or took too long. */
  loaded: boolean;
  user: AuthUser | null;
  /** Also null while it is being read, and when reading it has failed. */
  profile: UserProfile | null;
  companies: readonly Company[];
  companiesLoaded: boolean;
  /** True from the confirmed sign-out until the login screen is shown. */
  signingOut: boolean;
  /** Set from a sign-out by the user until the next sign-in. While it is set, signing in does not open the last page again. */
  loginPrefill: LoginPrefill | null;
  connection: ConnectionState;
}

/** The account without a user. */
export const SIGNED_OUT = { user: null, profile: null, companies: [], companiesLoaded: false } as const;
const STARTING: AccountState = { loaded: false, ...SIGNED_OUT, signingOut: false, loginPrefill: null, connection: 'live' };

/** The signed-in user with profile and companies. */
export const { changed: accountChanged, reducer: accountReducer } = statePart('account', STARTING);
