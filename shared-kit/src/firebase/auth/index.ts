export type { EmulatorHosts, FirebaseConfig, FirebaseOptions } from '../config';
export { auth, setAuthClient, type AuthClient, type AuthUser, type CodePurpose } from './auth-client';
export { NETWORK_IS_BLOCKING } from './auth-problem';
export { connectAuth } from './firebase-auth';
export type { SignInPlace } from './sign-in-storage';
