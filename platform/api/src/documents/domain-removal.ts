import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { CODE } from 'shared-kit/model';
import { apiError, type ApiError } from '../http/api-error';

/** Whether the domain is being removed. Its document has the progress then, and nothing in it may be changed (D-46). */
export const isBeingRemoved = (domain: DocumentSnapshot): boolean => domain.get('removal') != null;

export const beingRemoved = (): ApiError => apiError(CODE.domainAccess, { key: 'err.domainBeingRemoved' });

/** `domainAccess` for a domain that does not exist, with a text of its own for one that is being removed. Called before writing into a domain. */
export function requireNotBeingRemoved(domain: DocumentSnapshot): void {
  if (!domain.exists) throw apiError(CODE.domainAccess);
  if (isBeingRemoved(domain)) throw beingRemoved();
}
