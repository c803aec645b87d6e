/** How accounts are made, for programs that fill a project. */
export { connectFirebase, type Bucket, type Firebase, type FirebaseSettings } from '../firebase';
export { createAccount, type NewAccount } from './accounts';
export { claimsFor, type Claims } from './claims';
