/** How the console connects to the identity service. */
export { NETWORK_IS_BLOCKING } from './auth-problem';
export { connectAuth } from './firebase-auth';
export type { SignInPlace } from './sign-in-storage';
