/** How accounts, keys and summaries are made, for programs that fill a project. */
export { connectFirebase, type Bucket, type Firebase, type FirebaseSettings } from '../firebase';
export { companyDocument } from '../companies/create-company';
export { createAccount, profileDocument, type NewAccount } from './accounts';
export { apiSettings } from '../api-settings';
export { createKeyTokens, hashOf } from '../keys/key-tokens';
export { claimsFor, type Claims } from './claims';
export { refreshSummaries } from '../summaries/refresh-summaries';
