/** How the console connects to the identity service. */
export type { FirebaseConfig } from '../config';
export type { AuthUser } from './auth-client';
export { NETWORK_IS_BLOCKING } from './auth-problem';
export { connectAuth } from './firebase-auth';
export type { SignInPlace } from './sign-in-storage';
