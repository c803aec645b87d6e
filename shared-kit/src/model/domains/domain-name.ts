import { CODE } from '../messages/codes';
import type { Outcome } from '../messages/message';
import { isSameName, validateName } from '../text/names';
import { problem } from '../messages/problem';

/** Also limits the id, which is part of URLs. */
export const DOMAIN_NAME_MAX = 100;

/**
 * The name of a new domain as it is stored, which is its id, or why it cannot be one (DOM-14, D-40). `existingNames` are the names of the
 * company's domains.
 */
export function validateDomainName(value: string, existingNames: readonly string[]): Outcome<string> {
  const name = validateName(value, { field: 'domain', max: DOMAIN_NAME_MAX });
  if (!name.ok || !existingNames.some((other) => isSameName(other, name.value))) return name;
  return { ok: false, problem: problem(CODE.domainExists, { field: 'domain' }) };
}
