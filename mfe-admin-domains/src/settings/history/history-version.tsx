import { formatDate, useText } from 'shared-kit/i18n';
import { settingsDifferences, type DomainSettings, type VersionedSettings } from 'shared-kit/model';
import { Button, Icon, tellsFullTime, WithNames } from 'shared-kit/ui-core';
import { Tag } from 'shared-kit/ui-display';
import { icons } from 'shared-kit/ui-overlay';
import { useMemo, useState } from 'react';
import { DifferenceList } from '../../differences/difference-list';
import type { SettingsScope } from '../section/settings-scope';
import { RestoreParts } from './restore-parts';

export interface HistoryVersionProps {
  scope: SettingsScope;
  settings: VersionedSettings;
  /** The version before this one; undefined for the oldest version that was read. */
  before: VersionedSettings | undefined;
  current: DomainSettings;
  /** The id of the current version. */
  basedOn: string | undefined;
  isLatest: boolean;
}

/** A version with its author, time and changes. When expanded, it shows the parts that can be restored. */
export function HistoryVersion({ scope, settings, before, current, basedOn, isLatest }: HistoryVersionProps) {
  const { t, locale } = useText('domains');
  const [open, setOpen] = useState(false);
  const { at, byName } = settings.version;
  const changes = useMemo(() => (before ? settingsDifferences(before, settings) : []), [before, settings]);
  const time = formatDate(at, locale, 'time');
  return (
    <li className="do-version" {...tellsFullTime}>
      <p className="do-version-head">
        <span data-time title={formatDate(at, locale, 'full')}>
          {byName === null ? (
            t('history.bySomebody', { time })
          ) : (
            <WithNames text={t('history.by', { name: byName, time })} names={[byName]} />
          )}
        </span>
        {isLatest && <Tag label={t('history.current')} />}
      </p>
      {changes.length > 0 ? (
        <DifferenceList differences={changes} />
      ) : (
        <p className="ic-muted">{before ? t('history.same') : t('history.first')}</p>
      )}
      {!isLatest && scope.whyUnchangeable === null && (
        <Button
          size="small"
          variant="text"
          icon={<Icon of={icons.restart} />}
          aria-expanded={open}
          aria-label={t('history.restoreFrom', { time: formatDate(at, locale) })}
          onClick={() => setOpen(!open)}
        >
          {t('history.restore')}
        </Button>
      )}
      {open && <RestoreParts scope={scope} version={settings} current={current} basedOn={basedOn} onDone={() => setOpen(false)} />}
    </li>
  );
}
