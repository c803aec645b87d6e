import { firestorePaths, type Company } from 'shared-kit/model';
import type { CollectionQuery } from '../store/document-store';
import { liveCollection, type LiveQuery } from '../store/live-query';
import { toCompany } from './company.converter';

/**
 * The companies with these ids (API-27). It queries the field `id`, which every company has, because the security rules cannot check lists
 * by document ids (D-90).
 */
export function companiesByIds(ids: readonly string[]): LiveQuery<Company> {
  return liveCollection(firestorePaths.companies(), toCompany, { where: [['id', 'in', [...new Set(ids)].sort()]] });
}

/** A query for one document that every key user of the company may read, to check whether the server answers. No page listens to it. */
export const contactOf = (id: string): CollectionQuery => ({ path: firestorePaths.companies(), where: [['id', 'in', [id]]], limit: 1 });
