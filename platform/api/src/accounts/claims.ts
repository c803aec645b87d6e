import { CODE, PERMISSIONS, type Permission } from 'shared-kit/model';
import { apiError } from '../http/api-error';

/** The claims in a user's token (D-34): only flags that are true, and no lists such as domains, which may be long. */
export type Claims = Partial<Record<Permission, true>> & {
  /** A list for key users, one id for everybody else. */
  company: string | string[];
  parent?: string;
  /** Ids of the active API keys that a moderator owns. */
  apiKeys?: string[];
};

/** Firebase refuses longer claims. */
const MAX_BYTES = 1000;

export interface ClaimsSource extends Partial<Record<Permission, boolean>> {
  companies: readonly string[];
  parent?: string | null;
  apiKeys?: readonly string[];
}

/** The claims of a user; `customClaims` when they do not fit. */
export function claimsFor({ companies, parent, apiKeys = [], ...flags }: ClaimsSource): Claims {
  const claims: Claims = {
    ...Object.fromEntries(PERMISSIONS.filter((name) => flags[name]).map((name) => [name, true as const])),
    company: flags.keyUser ? [...companies] : (companies[0] ?? ''),
    ...(parent && { parent }),
    ...(apiKeys.length > 0 && { apiKeys: [...apiKeys] }),
  };
  if (Buffer.byteLength(JSON.stringify(claims)) > MAX_BYTES) throw apiError(CODE.customClaims);
  return claims;
}
