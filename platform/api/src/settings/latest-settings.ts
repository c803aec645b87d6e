import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import {
  CODE,
  DEFAULT_SETTINGS_TEXTS,
  docPaths,
  firestorePaths,
  isDocumentId,
  readSettings,
  type DomainRef,
  type DomainSettings,
  type SettingsDefaults,
} from 'shared-kit/model';
import { apiError } from '../http/api-error';
import { withDeadline } from '../http/deadline';

/** Settings are only ever added to; the newest document counts (D-44). */
export function newestSettings(firestore: Firestore, domain: DomainRef): Query {
  return firestore.collection(firestorePaths.settings(domain)).orderBy('createdDate', 'desc').limit(1);
}

/** The settings of a domain now (D-44); `domainSettings` for a domain that has none (D-103). */
export async function latestSettings(
  firestore: Firestore,
  domain: DomainRef,
  defaults: SettingsDefaults = DEFAULT_SETTINGS_TEXTS,
): Promise<DomainSettings> {
  const { docs } = await withDeadline(newestSettings(firestore, domain).get());
  const data = docs[0]?.data();
  if (!data) throw apiError(CODE.domainSettings);
  return readSettings(data, defaults);
}

/** Reference to the settings document of that id, which may not exist; null when no document can have such an id. */
export function settingsVersion(firestore: Firestore, domain: DomainRef, id: string): DocumentReference | null {
  return isDocumentId(id) ? firestore.doc(docPaths.settings(domain, id)) : null;
}
