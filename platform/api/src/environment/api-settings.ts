import { NO_EMAIL_DOMAIN } from 'shared-kit/model';
import type { CallLimits } from '../access/call-limits';

export interface ApiSettings {
  /** Signs API keys. A new secret makes every key invalid. */
  keySecret: string;
  /** Limits of calls for each API key (D-94). */
  callLimits: CallLimits;
  /** Mail domain of the generated emails of users without one; the console uses the same (D-32). */
  noEmailDomain: string;
}

export const DEFAULT_CALL_LIMITS: CallLimits = { perDay: 1000, perMinute: 60 };

const MIN_SECRET_BYTES = 32;

/** The fault of the secret, if any. It may only be left out with the embedded Firebase, which has no real data. */
export function keySecretProblem(keySecret: string | undefined, isEmbedded: boolean): string | undefined {
  if (keySecret === undefined ? isEmbedded : Buffer.byteLength(keySecret) >= MIN_SECRET_BYTES) return undefined;
  return keySecret === undefined
    ? `API_KEY_SECRET is missing, ${MIN_SECRET_BYTES} random bytes or more that sign the API keys`
    : `API_KEY_SECRET has fewer than ${MIN_SECRET_BYTES} bytes`;
}

/** The settings with their defaults. */
export function apiSettings(settings: Partial<ApiSettings> = {}, { embedded }: { embedded: boolean }): ApiSettings {
  const { callLimits = DEFAULT_CALL_LIMITS, noEmailDomain = NO_EMAIL_DOMAIN, keySecret } = settings;
  const badSecret = keySecretProblem(keySecret, embedded);
  if (badSecret !== undefined) throw new Error(badSecret);
  return { keySecret: keySecret ?? 'embedded Firebase, for one machine only', callLimits, noEmailDomain };
}
