import { settingsVersionOf } from 'shared-kit/firebase/data';
import { useSettingsDefaults, useText } from 'shared-kit/i18n';
import { settingsDifferences, type ChangedSettings, type DomainRef } from 'shared-kit/model';
import { useLiveOne } from 'shared-kit/state';
import { adoptStyles, Skeleton } from 'shared-kit/ui-core';
import changesCss from '../differences/changes.css';
import { DifferenceList } from '../differences/difference-list';

adoptStyles(changesCss);

/** The differences that a change made in a domain's settings. Reads its version and the one before when the record is expanded. */
export function SettingsChange({ company, domain, settings }: DomainRef & { settings: ChangedSettings }) {
  const { t } = useText('domains');
  const defaults = useSettingsDefaults();
  const after = useLiveOne(settingsVersionOf({ company, domain }, settings.id, defaults));
  const before = useLiveOne(settings.before === null ? null : settingsVersionOf({ company, domain }, settings.before, defaults));
  if (settings.before === null) return null;
  const versions = [after, before];
  if (versions.some(({ status }) => status === 'missing' || status === 'error')) return <p className="ic-muted">{t('activity.versionGone')}</p>;
  if (!after.data || !before.data) return <Skeleton height={40} />;
  const differences = settingsDifferences(before.data, after.data);
  return differences.length === 0 ? <p className="ic-muted">{t('activity.sameVersion')}</p> : <DifferenceList differences={differences} />;
}
