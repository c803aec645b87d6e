import type { ApiResult } from './call';
import { callApi, companyCall } from './client';

interface OwnedKey {
  company: string;
  /** The moderator it belongs to. */
  parentUid: string;
  apiKeyId: string;
}

interface CreateKey extends Omit<OwnedKey, 'apiKeyId'> {
  description: string;
  authDomains: readonly string[];
  /** The same for every repetition of a request, so that a lost answer never results in two keys. */
  attempt?: string;
}

/** Creates an API key (API-24, KEYS-14). */
export function createKey({ company, parentUid, attempt, ...body }: CreateKey): Promise<ApiResult> {
  return callApi({ method: 'POST', path: 'keys', company, parentUid, body, ...(attempt !== undefined && { attempt }) });
}

/** Replaces a key by a new one; the old one becomes invalid at once (API-22, KEYS-10). */
export const renewKey = companyCall<OwnedKey>('PUT', 'keys');

/** Removes an API key (API-23, KEYS-08). */
export const removeKey = companyCall<OwnedKey>('DELETE', 'keys');

/** Sets the domains of a key (API-25, KEYS-18). */
export const changeKeyDomains = companyCall<OwnedKey & { domains: readonly string[] }>('PATCH', 'keys/authDomains');
