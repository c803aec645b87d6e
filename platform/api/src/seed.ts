/** How accounts, keys, summaries and what is known of ended sessions are made, for programs that fill a project. */
export { connectFirebase, type Bucket, type Firebase, type FirebaseSettings } from './firebase/firebase';
export { openAnswering } from './firebase/firebase-answers';
export { companyDocument } from './resources/companies/create-company';
export { profileDocument, type NewAccount } from './accounts/accounts';
export { createAccount } from './accounts/sign-in';
export { apiSettings } from './environment/api-settings';
export { createKeyTokens, hashOf } from './access/key-tokens';
export { claimsFor, type Claims } from './accounts/claims';
export { refreshSummaries } from './work/summaries/refresh-summaries';
export { evaluateEndedSessions } from './work/ended-sessions/evaluate-ended-sessions';
