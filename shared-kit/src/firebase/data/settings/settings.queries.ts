import {
  firestorePaths,
  SETTINGS_HISTORY_PAGE,
  type DomainRef,
  type SettingsDefaults,
  type VersionedSettings,
} from 'shared-kit/model';
import { liveDocument, liveQuery, ofIds, type LiveQuery } from '../live-query';
import { toSettings } from './settings.converter';

function newestSettings({ company, domain }: DomainRef, defaults: SettingsDefaults, limit: number): LiveQuery<VersionedSettings> {
  const source = { path: firestorePaths.settings({ company, domain }), orderBy: [['createdDate', 'desc']] as const, limit };
  return ofIds([company, domain], liveQuery(source, toSettings(defaults), JSON.stringify(defaults)));
}

/** The latest settings document of a domain (DSET-15, decision D-44). `defaults` fill what it lacks, in the user's language. */
export const settingsOf = (domain: DomainRef, defaults: SettingsDefaults): LiveQuery<VersionedSettings> =>
  newestSettings(domain, defaults, 1);

/** The latest `count` versions of a domain's settings, newest first (ADD-02). Ask for a page more to see older ones. */
export const settingsHistoryOf = (
  domain: DomainRef,
  defaults: SettingsDefaults,
  count = SETTINGS_HISTORY_PAGE,
): LiveQuery<VersionedSettings> => newestSettings(domain, defaults, count);

/** One version of a domain's settings, by the id of its document. */
export const settingsVersionOf = ({ company, domain }: DomainRef, id: string, defaults: SettingsDefaults): LiveQuery<VersionedSettings> => {
  const query = liveDocument(`${firestorePaths.settings({ company, domain })}/${id}`, toSettings(defaults));
  return ofIds([company, domain, id], { ...query, key: `${query.key} ${JSON.stringify(defaults)}` });
};
