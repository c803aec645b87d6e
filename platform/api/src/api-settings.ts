import { NO_EMAIL_DOMAIN } from 'shared-kit/model';
import type { CallLimits } from './external/call-limits';

export interface ApiSettings {
  /** Signs API keys. Whoever changes it makes every key invalid. */
  keySecret: string;
  /** Of each API key (decision D-94). */
  callLimits: CallLimits;
  /** The domain that addresses are made up under; the console has the same (decision D-32). */
  noEmailDomain: string;
}

export const DEFAULT_CALL_LIMITS: CallLimits = { perDay: 1000, perMinute: 60 };

const MIN_SECRET_BYTES = 32;

/** With defaults where they are safe: only the embedded Firebase, which holds nothing of worth, may do without a secret. */
export function apiSettings(given: Partial<ApiSettings> = {}, { embedded }: { embedded: boolean }): ApiSettings {
  const { callLimits = DEFAULT_CALL_LIMITS, noEmailDomain = NO_EMAIL_DOMAIN } = given;
  const { keySecret = embedded ? 'embedded Firebase, for one machine only' : '' } = given;
  if (Buffer.byteLength(keySecret) < MIN_SECRET_BYTES) {
    throw new Error(`API_KEY_SECRET needs at least ${MIN_SECRET_BYTES} bytes: it signs the API keys.`);
  }
  return { keySecret, callLimits, noEmailDomain };
}
