import { createAction } from '@reduxjs/toolkit';
import type { ConnectionState } from '../firebase/data/store/document-store';
import type { AuthUser } from 'shared-kit/host/firebase';
import type { Company, UserProfile } from 'shared-kit/model';
import { reducerOf } from './reducer-of';

/** What the login page is filled with after a sign-out, such as the email. */
export interface LoginPrefill {
  email?: string;
}

export interface AccountState {
  /** Guards wait for this (GUARD-02, D-14). */
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

const SIGNED_OUT = { user: null, profile: null, companies: [], companiesLoaded: false } as const;
const STARTING: AccountState = { loaded: false, ...SIGNED_OUT, signingOut: false, loginPrefill: null, connection: 'live' };

/** A user is signed in; the profile is not read yet. */
export const userArrived = createAction<AuthUser>('account/userArrived');
/** The same user, whose email has been verified since. */
export const userChanged = createAction<AuthUser>('account/userChanged');
export const userLeft = createAction('account/userLeft');
export const profileArrived = createAction<UserProfile | null>('account/profileArrived');
/** Guards stop waiting: the profile was read, could not be read, or took too long. */
export const accountLoaded = createAction('account/loaded');
export const companiesArrived = createAction<readonly Company[]>('account/companiesArrived');
export const signOutStarted = createAction<LoginPrefill>('account/signOutStarted');
export const signOutEnded = createAction('account/signOutEnded');
export const connectionChanged = createAction<ConnectionState>('account/connectionChanged');

/** The signed-in user with profile and companies. */
export const accountReducer = reducerOf(STARTING, (on) => [
  on(userArrived, (state, user) => ({ ...state, ...SIGNED_OUT, user, loaded: false, loginPrefill: null })),
  on(userChanged, (state, user) => ({ ...state, user })),
  on(userLeft, (state) => ({ ...state, ...SIGNED_OUT, loaded: true })),
  on(profileArrived, (state, profile) => ({ ...state, profile })),
  on(accountLoaded, (state) => ({ ...state, loaded: true })),
  on(companiesArrived, (state, companies) => ({ ...state, companies, companiesLoaded: true })),
  on(signOutStarted, (state, loginPrefill) => ({ ...state, signingOut: true, loginPrefill })),
  on(signOutEnded, (state) => ({ ...state, signingOut: false })),
  on(connectionChanged, (state, connection) => ({ ...state, connection })),
]);
