import type { Firestore } from 'firebase-admin/firestore';
import { CODE, DEFAULT_SETTINGS_TEXTS, firestorePaths, readSettings, type DomainRef, type DomainSettings } from 'shared-kit/model';
import { apiError } from '../http/api-error';
import { withDeadline } from '../http/deadline';

/** The settings of a domain now (decision D-44); 901 for a domain that has none (decision D-103). */
export async function latestSettings(firestore: Firestore, domain: DomainRef): Promise<DomainSettings> {
  const newest = firestore.collection(firestorePaths.settings(domain)).orderBy('createdDate', 'desc').limit(1);
  const { docs } = await withDeadline(newest.get());
  const data = docs[0]?.data();
  if (!data) throw apiError(CODE.domainSettings);
  return readSettings(data, DEFAULT_SETTINGS_TEXTS);
}
