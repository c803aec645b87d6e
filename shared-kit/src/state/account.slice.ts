import { createAction } from '@reduxjs/toolkit';
import type { AuthUser } from 'shared-kit/firebase/auth';
import type { ConnectionState } from 'shared-kit/firebase/data';
import type { Company, UserProfile } from 'shared-kit/model';
import { reducerOf } from './reducer-of';

/** How somebody left: what the login page may take over, such as the email to sign in with again. */
export interface Farewell {
  email?: string;
}

export interface AccountState {
  /** Guards wait for this (GUARD-02, decision D-14). */
  loaded: boolean;
  user: AuthUser | null;
  /** Null also when it could not be read, or not yet. */
  profile: UserProfile | null;
  companies: readonly Company[];
  companiesLoaded: boolean;
  /** From the confirmed wish to leave until the login screen. */
  signingOut: boolean;
  /** Set from a wished sign-out until the next sign-in: whoever left is not led back to the page they left. */
  farewell: Farewell | null;
  connection: ConnectionState;
}

const SIGNED_OUT = { user: null, profile: null, companies: [], companiesLoaded: false } as const;
const STARTING: AccountState = { loaded: false, ...SIGNED_OUT, signingOut: false, farewell: null, connection: 'live' };

/** The identity service named a user, whose profile is yet to come. */
export const userArrived = createAction<AuthUser>('account/userArrived');
/** The same user as before, whose address has been verified meanwhile. */
export const userChanged = createAction<AuthUser>('account/userChanged');
export const userLeft = createAction('account/userLeft');
export const profileArrived = createAction<UserProfile | null>('account/profileArrived');
/** Nothing more to wait for: the profile came, failed, or took too long. */
export const accountLoaded = createAction('account/loaded');
export const companiesArrived = createAction<readonly Company[]>('account/companiesArrived');
export const signOutStarted = createAction<Farewell>('account/signOutStarted');
export const signOutEnded = createAction('account/signOutEnded');
export const connectionChanged = createAction<ConnectionState>('account/connectionChanged');

/** Who uses the console, and what they may see. */
export const accountReducer = reducerOf(STARTING, (on) => [
  on(userArrived, (state, user) => ({ ...state, ...SIGNED_OUT, user, loaded: false, farewell: null })),
  on(userChanged, (state, user) => ({ ...state, user })),
  on(userLeft, (state) => ({ ...state, ...SIGNED_OUT, loaded: true })),
  on(profileArrived, (state, profile) => ({ ...state, profile })),
  on(accountLoaded, (state) => ({ ...state, loaded: true })),
  on(companiesArrived, (state, companies) => ({ ...state, companies, companiesLoaded: true })),
  on(signOutStarted, (state, farewell) => ({ ...state, signingOut: true, farewell })),
  on(signOutEnded, (state) => ({ ...state, signingOut: false })),
  on(connectionChanged, (state, connection) => ({ ...state, connection })),
]);
