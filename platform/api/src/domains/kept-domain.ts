import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { CODE } from 'shared-kit/model';
import { apiError, type ApiError } from '../http/api-error';

/** On its way out: it tells how far that is, and nothing in it changes any more (decision D-46). */
export const isBeingRemoved = (domain: DocumentSnapshot): boolean => domain.get('removal') != null;

export const beingRemoved = (): ApiError => apiError(CODE.domainAccess, { key: 'err.domainBeingRemoved' });

/** 316 for a domain that is not there, and in its own words for one that is being removed: asked before anything is written into it. */
export function requireKept(domain: DocumentSnapshot): void {
  if (!domain.exists) throw apiError(CODE.domainAccess);
  if (isBeingRemoved(domain)) throw beingRemoved();
}
