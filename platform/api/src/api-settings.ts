import { NO_EMAIL_DOMAIN } from 'shared-kit/model';
import type { CallLimits } from './external/call-limits';

export interface ApiSettings {
  /** Signs API keys. A new secret makes every key invalid. */
  keySecret: string;
  /** Of each API key (decision D-94). */
  callLimits: CallLimits;
  /** Mail domain of the addresses that are made up for users without one; the console has the same (decision D-32). */
  noEmailDomain: string;
}

export const DEFAULT_CALL_LIMITS: CallLimits = { perDay: 1000, perMinute: 60 };

const MIN_SECRET_BYTES = 32;

/** The settings with their defaults. Only with the embedded Firebase, which holds no real data, may the secret be left out. */
export function apiSettings(given: Partial<ApiSettings> = {}, { embedded }: { embedded: boolean }): ApiSettings {
  const { callLimits = DEFAULT_CALL_LIMITS, noEmailDomain = NO_EMAIL_DOMAIN } = given;
  const { keySecret = embedded ? 'embedded Firebase, for one machine only' : '' } = given;
  if (Buffer.byteLength(keySecret) < MIN_SECRET_BYTES) {
    throw new Error(`API_KEY_SECRET needs at least ${MIN_SECRET_BYTES} bytes: it signs the API keys.`);
  }
  return { keySecret, callLimits, noEmailDomain };
}
