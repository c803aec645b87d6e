import { firestorePaths, readSettings, type DomainRef, type DomainSettings, type SettingsDefaults } from 'shared-kit/model';
import { liveQuery, type LiveQuery } from '../live-query';

/** The latest settings document of a domain (DSET-15, decision D-44). `defaults` fill what it lacks, in the user's language. */
export function settingsOf(domain: DomainRef, defaults: SettingsDefaults): LiveQuery<DomainSettings> {
  return liveQuery(
    { path: firestorePaths.settings(domain), orderBy: [['createdDate', 'desc']], limit: 1 },
    (_id, data) => readSettings(data, defaults),
    JSON.stringify(defaults),
  );
}
