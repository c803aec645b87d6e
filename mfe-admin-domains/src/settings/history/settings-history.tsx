import { settingsHistoryOf } from 'shared-kit/firebase/data';
import { formatDate, useSettingsDefaults, useText } from 'shared-kit/i18n';
import { SETTINGS_HISTORY_PAGE, type DomainSettings, type VersionedSettings } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { Button, Heading, Skeleton } from 'shared-kit/ui-core';
import { EmptyState, ErrorState } from 'shared-kit/ui-display';
import { icons } from 'shared-kit/ui-frame';
import { useState } from 'react';
import type { SettingsScope } from '../settings-scope';
import { HistoryVersion } from './history-version';

/** The versions of the settings under headings of days, newest first: who, when, and what each changed (ADD-02). */
export function SettingsHistory({ scope, current }: { scope: SettingsScope; current: DomainSettings }) {
  const { t, locale } = useText('domains');
  const defaults = useSettingsDefaults();
  const [count, setCount] = useState(SETTINGS_HISTORY_PAGE);
  const { status, data, problem, retry } = useLiveList(settingsHistoryOf(scope, defaults, count));
  if (status === 'loading') return <Skeleton height={240} />;
  if (status === 'error') return <ErrorState message={problem} onRetry={retry} />;
  if (data.length === 0) {
    return (
      <EmptyState icon={icons.history} title={t('history.none')}>
        {t('history.noneHelp')}
      </EmptyState>
    );
  }
  const days = byDay(data, (at) => formatDate(at, locale, 'day') || t('history.unknownDay'));
  return (
    <div className="do-history">
      {days.map(([day, versions]) => (
        <section key={day} aria-label={day}>
          <Heading level={3}>{day}</Heading>
          <ol>
            {versions.map((version) => (
              <HistoryVersion
                key={version.version.id}
                scope={scope}
                settings={version}
                before={data[data.indexOf(version) + 1]}
                current={current}
                basedOn={data[0]?.version.id}
                isLatest={version === data[0]}
              />
            ))}
          </ol>
        </section>
      ))}
      {data.length >= count && <Button onClick={() => setCount(count + SETTINGS_HISTORY_PAGE)}>{t('history.more')}</Button>}
    </div>
  );
}

/** Neighbouring versions of one day together. */
function byDay(versions: readonly VersionedSettings[], dayOf: (at: number | null) => string): [day: string, versions: VersionedSettings[]][] {
  const days = new Map<string, VersionedSettings[]>();
  for (const version of versions) {
    const day = dayOf(version.version.at);
    const others = days.get(day);
    if (others) others.push(version);
    else days.set(day, [version]);
  }
  return [...days];
}
