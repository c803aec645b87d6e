import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, isDocumentId } from 'shared-kit/model';
import { textList } from '../documents/text-list';
import { apiError } from '../http/api-error';

/** The wanted domains, each once; `domainNotAuthorized` when one of them is not allowed. */
export function grantedDomains(requested: readonly string[], allowed: readonly string[], field = 'authDomains'): string[] {
  const domains = [...new Set(requested)];
  if (domains.every((domain) => allowed.includes(domain) && isDocumentId(domain))) return domains;
  throw apiError(CODE.domainNotAuthorized, { field }, 403);
}

/** The licences of all the domains, which are those of a user who has these domains (D-39). */
export async function licensesOf(
  transaction: Transaction,
  firestore: Firestore,
  company: string,
  domains: readonly string[],
): Promise<string[]> {
  if (domains.length === 0) return [];
  const refs = domains.map((domain) => firestore.doc(docPaths.domain({ company, domain })));
  const licenses = (await transaction.getAll(...refs)).flatMap((snapshot) => textList(snapshot, 'authLicenses'));
  return [...new Set(licenses)];
}
