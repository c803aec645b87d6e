import type { ApiResult } from './call';
import { callApi } from './client';

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
export function renewKey({ company, parentUid, apiKeyId }: OwnedKey): Promise<ApiResult> {
  return callApi({ method: 'PUT', path: 'keys', company, parentUid, body: { apiKeyId } });
}

/** Removes an API key (API-23, KEYS-08). */
export function removeKey({ company, parentUid, apiKeyId }: OwnedKey): Promise<ApiResult> {
  return callApi({ method: 'DELETE', path: 'keys', company, parentUid, body: { apiKeyId } });
}

/** Sets the domains of a key (API-25, KEYS-18). */
export function changeKeyDomains({ company, parentUid, ...body }: OwnedKey & { domains: readonly string[] }): Promise<ApiResult> {
  return callApi({ method: 'PATCH', path: 'keys/authDomains', company, parentUid, body });
}
