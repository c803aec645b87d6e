import { NO_EMAIL_DOMAIN } from 'shared-kit/model';
import type { CallLimits } from '../access/call-limits';

export interface ApiSettings {
  /** Signs API keys. */
  keySecret: string;
  /** The secret before, while it is being changed: keys that it has signed stay valid. */
  keySecretBefore?: string;
  /** Limits of calls for each API key (D-94). */
  callLimits: CallLimits;
  /** Mail domain of the generated emails of users without one; the console uses the same (D-32). */
  noEmailDomain: string;
  keptFor: KeptFor;
}

/** How long personal data are kept (D-129). What has no time is kept until somebody removes it. */
export interface KeptFor {
  /** Days that records of changes are kept. */
  recordsDays?: number;
  /** Calendar months that sessions are kept after their end. */
  sessionsMonths?: number;
}

export const DEFAULT_CALL_LIMITS: CallLimits = { perDay: 1000, perMinute: 60 };

const MIN_SECRET_BYTES = 32;

interface KeySecrets {
  keySecret?: string | undefined;
  keySecretBefore?: string | undefined;
}

/** The faults of the secrets. The first may only be left out with the embedded Firebase, which has no real data. */
export function keySecretProblems({ keySecret, keySecretBefore }: KeySecrets, isEmbedded: boolean): string[] {
  const isShort = (secret: string | undefined) => secret !== undefined && Buffer.byteLength(secret) < MIN_SECRET_BYTES;
  return [
    ...(keySecret === undefined && !isEmbedded
      ? [`API_KEY_SECRET is missing, ${MIN_SECRET_BYTES} random bytes or more that sign the API keys`]
      : []),
    ...(isShort(keySecret) ? [`API_KEY_SECRET has fewer than ${MIN_SECRET_BYTES} bytes`] : []),
    ...(isShort(keySecretBefore) ? [`API_KEY_SECRET_BEFORE has fewer than ${MIN_SECRET_BYTES} bytes`] : []),
    ...(keySecretBefore !== undefined && keySecretBefore === keySecret
      ? ['API_KEY_SECRET_BEFORE is API_KEY_SECRET: it is the secret that was used before']
      : []),
    ...(keySecretBefore !== undefined && keySecret === undefined
      ? ['API_KEY_SECRET_BEFORE is set without API_KEY_SECRET, the secret that new keys are signed with']
      : []),
  ];
}

/** The settings with their defaults. */
export function apiSettings(settings: Partial<ApiSettings> = {}, { embedded }: { embedded: boolean }): ApiSettings {
  const { callLimits = DEFAULT_CALL_LIMITS, noEmailDomain = NO_EMAIL_DOMAIN, keySecret, keySecretBefore, keptFor = {} } = settings;
  const problems = keySecretProblems({ keySecret, keySecretBefore }, embedded);
  if (problems.length > 0) throw new Error(problems.join('; '));
  return {
    keySecret: keySecret ?? 'embedded Firebase, for one machine only',
    ...(keySecretBefore !== undefined && { keySecretBefore }),
    callLimits,
    noEmailDomain,
    keptFor,
  };
}
