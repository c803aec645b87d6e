export type { EmulatorHosts, FirebaseConfig, FirebaseOptions } from '../config';
export { auth, setAuthClient, type AuthClient, type AuthUser, type CodePurpose } from './auth-client';
