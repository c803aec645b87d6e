import type { AuthErrorCodes } from 'firebase/auth';

/** The codes of the SDK. */
type AuthCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes];

/** The sign-in of the user is not valid any more: there is no token, and the user has to sign in again. */
export const OF_SIGN_IN = [
  'auth/invalid-user-token',
  'auth/null-user',
  'auth/tenant-id-mismatch',
  'auth/user-disabled',
  'auth/user-mismatch',
  'auth/user-not-found',
  'auth/user-signed-out',
  'auth/user-token-expired',
] as const satisfies AuthCode[];

/** The service is out of reach, fails, or refuses the console: its quota, the set-up of the project. Nothing is wrong with the user. */
export const OF_SERVICE = [
  'auth/admin-restricted-operation',
  'auth/app-deleted',
  'auth/app-not-authorized',
  'auth/captcha-check-failed',
  'auth/internal-error',
  'auth/invalid-api-key',
  'auth/invalid-recaptcha-action',
  'auth/invalid-recaptcha-token',
  'auth/invalid-recaptcha-version',
  'auth/invalid-sender',
  'auth/missing-client-type',
  'auth/missing-recaptcha-token',
  'auth/missing-recaptcha-version',
  'auth/network-request-failed',
  'auth/operation-not-allowed',
  'auth/quota-exceeded',
  'auth/recaptcha-not-enabled',
  'auth/timeout',
  'auth/too-many-requests',
  'auth/unauthorized-continue-uri',
  'auth/unauthorized-domain',
] as const satisfies AuthCode[];

/**
 * Of what was asked for, such as a password, or of ways to sign in that the console does not use. Only a type, which costs the page no bytes. A code that a
 * newer SDK adds is refused by the compiler until it stands in one of the three lists.
 */
type OfCall =
  | 'auth/account-exists-with-different-credential'
  | 'auth/already-initialized'
  | 'auth/app-not-installed'
  | 'auth/argument-error'
  | 'auth/auth-domain-config-required'
  | 'auth/cancelled-popup-request'
  | 'auth/code-expired'
  | 'auth/cordova-not-ready'
  | 'auth/cors-unsupported'
  | 'auth/credential-already-in-use'
  | 'auth/custom-token-mismatch'
  | 'auth/dependent-sdk-initialized-before-auth'
  | 'auth/dynamic-link-not-activated'
  | 'auth/email-already-in-use'
  | 'auth/email-change-needs-verification'
  | 'auth/emulator-config-failed'
  | 'auth/expired-action-code'
  | 'auth/invalid-action-code'
  | 'auth/invalid-app-credential'
  | 'auth/invalid-app-id'
  | 'auth/invalid-auth-event'
  | 'auth/invalid-cert-hash'
  | 'auth/invalid-continue-uri'
  | 'auth/invalid-cordova-configuration'
  | 'auth/invalid-credential'
  | 'auth/invalid-custom-token'
  | 'auth/invalid-dynamic-link-domain'
  | 'auth/invalid-email'
  | 'auth/invalid-emulator-scheme'
  | 'auth/invalid-hosting-link-domain'
  | 'auth/invalid-message-payload'
  | 'auth/invalid-multi-factor-session'
  | 'auth/invalid-oauth-client-id'
  | 'auth/invalid-oauth-provider'
  | 'auth/invalid-persistence-type'
  | 'auth/invalid-phone-number'
  | 'auth/invalid-provider-id'
  | 'auth/invalid-recipient-email'
  | 'auth/invalid-req-type'
  | 'auth/invalid-tenant-id'
  | 'auth/invalid-verification-code'
  | 'auth/invalid-verification-id'
  | 'auth/maximum-second-factor-count-exceeded'
  | 'auth/missing-android-pkg-name'
  | 'auth/missing-app-credential'
  | 'auth/missing-continue-uri'
  | 'auth/missing-iframe-start'
  | 'auth/missing-ios-bundle-id'
  | 'auth/missing-multi-factor-info'
  | 'auth/missing-multi-factor-session'
  | 'auth/missing-or-invalid-nonce'
  | 'auth/missing-password'
  | 'auth/missing-phone-number'
  | 'auth/missing-verification-code'
  | 'auth/missing-verification-id'
  | 'auth/multi-factor-auth-required'
  | 'auth/multi-factor-info-not-found'
  | 'auth/no-auth-event'
  | 'auth/no-such-provider'
  | 'auth/operation-not-supported-in-this-environment'
  | 'auth/popup-blocked'
  | 'auth/popup-closed-by-user'
  | 'auth/provider-already-linked'
  | 'auth/redirect-cancelled-by-user'
  | 'auth/redirect-operation-pending'
  | 'auth/rejected-credential'
  | 'auth/requires-recent-login'
  | 'auth/second-factor-already-in-use'
  | 'auth/unsupported-first-factor'
  | 'auth/unsupported-persistence-type'
  | 'auth/unsupported-tenant-operation'
  | 'auth/unverified-email'
  | 'auth/user-cancelled'
  | 'auth/weak-password'
  | 'auth/web-storage-unsupported'
  | 'auth/wrong-password';

type Decided = (typeof OF_SIGN_IN)[number] | (typeof OF_SERVICE)[number] | OfCall;

/**
 * Whose fault an error of the identity service is: the sign-in is not valid any more; the service does not do its work; what was asked for is wrong.
 * Undefined for an error that is none of the service.
 */
export type AuthFault = 'signIn' | 'service' | 'call' | undefined;

export function authFaultOf(error: unknown): AuthFault {
  const code = codeOf(error);
  if (isOneOf(OF_SIGN_IN, code) || code === INVALID_REFRESH_TOKEN) return 'signIn';
  if (isOneOf(OF_SERVICE, code)) return 'service';
  return code.startsWith('auth/') ? 'call' : undefined;
}

/** The SDK makes codes of answers that it does not know. */
const INVALID_REFRESH_TOKEN = 'auth/invalid-refresh-token';

const isOneOf = (codes: readonly (AuthCode extends Decided ? string : never)[], code: string): boolean => codes.includes(code);

/** The SDK's code of an error, such as `auth/invalid-email`; empty for anything else. */
export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
