import { firestorePaths, SETTINGS_HISTORY_PAGE, type DomainRef, type SettingsDefaults, type VersionedSettings } from 'shared-kit/model';
import { dataStore, type QuerySpec } from '../store/document-store';
import { liveDocument, liveQuery, ofIds, type LiveQuery } from '../store/live-query';
import { toSettings } from './settings.converter';

const newestSource = ({ company, domain }: DomainRef, limit: number): QuerySpec => ({
  path: firestorePaths.settings({ company, domain }),
  orderBy: [['createdDate', 'desc']],
  limit,
});

const newestSettings = (domain: DomainRef, defaults: SettingsDefaults, limit: number): LiveQuery<VersionedSettings> =>
  ofIds([domain.company, domain.domain], liveQuery(newestSource(domain, limit), toSettings(defaults), JSON.stringify(defaults)));

/** The latest settings document of a domain (DSET-15, D-44). `defaults` replace missing texts, in the user's language. */
export const settingsOf = (domain: DomainRef, defaults: SettingsDefaults): LiveQuery<VersionedSettings> =>
  newestSettings(domain, defaults, 1);

/** The latest 50 versions of a domain's settings, newest first (ADD-02). For older ones see {@link settingsBefore}. */
export const settingsHistoryOf = (domain: DomainRef, defaults: SettingsDefaults): LiveQuery<VersionedSettings> =>
  newestSettings(domain, defaults, SETTINGS_HISTORY_PAGE);

/**
 * The up to 50 versions before a version of a domain's settings, newest first. Read once, because a version never changes
 * (D-44). Rejects with a `StoreError`.
 */
export async function settingsBefore(domain: DomainRef, defaults: SettingsDefaults, version: string): Promise<VersionedSettings[]> {
  const source = newestSource(domain, SETTINGS_HISTORY_PAGE);
  // The page begins after the version's time as stored, which is precise to the microsecond.
  const [startAfter] = await dataStore().getAll({ path: `${source.path}/${version}`, doc: true });
  if (!startAfter) return [];
  const docs = await dataStore().getAll({ ...source, startAfter });
  return docs.map(({ id, data }) => toSettings(defaults)(id, data));
}

/** One version of a domain's settings, by the id of its document. */
export const settingsVersionOf = ({ company, domain }: DomainRef, id: string, defaults: SettingsDefaults): LiveQuery<VersionedSettings> => {
  const query = liveDocument(`${firestorePaths.settings({ company, domain })}/${id}`, toSettings(defaults));
  return ofIds([company, domain, id], { ...query, key: `${query.key} ${JSON.stringify(defaults)}` });
};
