import { firestorePaths, type Company } from 'shared-kit/model';
import { liveCollection, type LiveQuery } from '../store/live-query';
import { toCompany } from './company.converter';

/**
 * The companies with these ids (API-27). It queries the field `id`, which every company has, because the security rules cannot check lists
 * by document ids (D-90).
 */
export function companiesByIds(ids: readonly string[]): LiveQuery<Company> {
  return liveCollection(firestorePaths.companies(), toCompany, { where: [['id', 'in', [...new Set(ids)].sort()]] });
}
