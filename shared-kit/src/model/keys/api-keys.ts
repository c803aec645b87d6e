import { CODE } from '../messages/codes';
import { KEY_AGE_MS } from '../entities/limits';
import type { Outcome } from '../messages/message';
import { stripAccents, validateName } from '../text/names';

/** The statuses that the platform writes. Documents may have others, which are shown as stored (D-85). */
export const KEY_STATUSES = ['ACTIVE', 'INVALID'] as const;
/** @public */
export type KeyStatus = (typeof KEY_STATUSES)[number];

/** `companies/{company}/apiKeys/{id}` (KEYS-20). */
export interface ApiKey {
  id: string;
  description: string;
  /** One of {@link KEY_STATUSES}, or any other text. */
  status: string;
  creationDate: number | null;
  token: string;
  authDomains: string[];
  company: string;
  parentUid: string;
}

export type SafetyLevel = 'safe' | 'warning' | 'danger';

/** How urgent the renewal of a key is, by its age. An invalid key is always safe (D-81). `now` in milliseconds since 1970. */
export function safetyLevel({ status, creationDate }: Pick<ApiKey, 'status' | 'creationDate'>, now: number): SafetyLevel {
  const age = creationDate === null ? 0 : now - creationDate;
  if (status === 'INVALID' || age < KEY_AGE_MS.safe) return 'safe';
  return age < KEY_AGE_MS.warning ? 'warning' : 'danger';
}

/** The domains that a key names: those that it reads, and those that its owner has lost since (D-82). */
export interface DomainsOfKey {
  readable: string[];
  lost: string[];
}

/** A key reads those of its domains that its owner has at that moment. `owned`: the owner's domains; none for an owner who may own no keys. */
export function domainsOfKey({ authDomains }: { authDomains: readonly string[] }, owned: readonly string[]): DomainsOfKey {
  return {
    readable: authDomains.filter((domain) => owned.includes(domain)),
    lost: authDomains.filter((domain) => !owned.includes(domain)),
  };
}

/**
 * The description as it is stored, without accents; `keyDescriptionRequired` for none (D-40). It is not part of a path, so only invisible
 * characters are forbidden.
 */
export function validateKeyDescription(value: string): Outcome<string> {
  return validateName(stripAccents(value), { field: 'description', set: '', emptyCode: CODE.keyDescriptionRequired });
}
