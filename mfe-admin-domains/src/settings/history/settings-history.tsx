import { formatDate, useText } from 'shared-kit/i18n';
import type { DomainSettings, VersionedSettings } from 'shared-kit/model';
import { Button, EmptyState, ErrorState, Heading, Skeleton } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import type { SettingsScope } from '../section/settings-scope';
import { HistoryVersion } from './history-version';
import { useSettingsHistory } from './use-settings-history';

/** The versions of the settings, newest first, grouped by days: author, time and changes of each (ADD-02). */
export function SettingsHistory({ scope, current }: { scope: SettingsScope; current: DomainSettings }) {
  const { t, locale } = useText('domains');
  const { versions, status, problem, retry, more, olderProblem, loading, loadOlder } = useSettingsHistory(scope);
  if (status === 'loading') return <Skeleton height={240} />;
  if (status === 'error') return <ErrorState message={problem} onRetry={retry} />;
  if (versions.length === 0) {
    return (
      <EmptyState icon={icons.history} title={t('history.none')}>
        {t('history.noneHelp')}
      </EmptyState>
    );
  }
  const days = byDay(versions, (at) => formatDate(at, locale, 'day') || t('history.unknownDay'));
  return (
    <div className="do-history">
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Heading level={3}>{day}</Heading>
          <ol className="do-rows">
            {ofDay.map((version) => (
              <HistoryVersion
                key={version.version.id}
                scope={scope}
                settings={version}
                before={versions[versions.indexOf(version) + 1]}
                current={current}
                basedOn={versions[0]?.version.id}
                isLatest={version === versions[0]}
              />
            ))}
          </ol>
        </section>
      ))}
      {olderProblem && <ErrorState message={olderProblem} onRetry={() => void loadOlder()} />}
      {more && !olderProblem && (
        <Button loading={loading} onClick={() => void loadOlder()}>
          {t('history.more')}
        </Button>
      )}
    </div>
  );
}

/** Groups consecutive versions by days. */
function byDay(
  versions: readonly VersionedSettings[],
  dayOf: (at: number | null) => string,
): [day: string, versions: VersionedSettings[]][] {
  const days = new Map<string, VersionedSettings[]>();
  for (const version of versions) {
    const day = dayOf(version.version.at);
    const others = days.get(day);
    if (others) others.push(version);
    else days.set(day, [version]);
  }
  return [...days];
}
