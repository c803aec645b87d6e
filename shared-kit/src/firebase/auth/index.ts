export { auth, setAuthClient, type CodePurpose } from './auth-client';
