import { useText } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings, Progress, Session } from 'shared-kit/model';
import { adoptStyles, Button, EmptyState, ErrorState, Text } from 'shared-kit/ui-core';
import { useChoiceInUrl } from 'shared-kit/ui-data';
import { ProgressBar, useDomainSettings } from 'shared-kit/ui-frame';
import { useTableToggles } from '../address-table/use-table-toggles';
import addressTableCss from '../address-table/address-table.css';
import { TableSwitches } from '../address-table/table-switches';
import { NoMatchingAddresses } from '../address-table/no-matching-addresses';
import { SessionFiguresBar, SHOWABLE } from '../address-table/session-figures';
import { recordsVersionOf } from '../records/records-version';
import { useFollowedReading, type FollowedReading } from '../records/use-followed-reading';
import { AllAddressesTable } from './all-addresses-table';
import { readSessions, type ReadSession } from './read-sessions';
import { useAllTable } from './use-all-table';

/**
 * The records of all sessions of a domain. They follow the live sessions: only new and changed ones are read, and the old records stay until
 * then. Use it in a component keyed by the domain.
 */
function useAllRecords({ company, domain }: DomainRef, sessions: readonly Session[]): FollowedReading<readonly ReadSession[]> {
  return useFollowedReading({
    data: sessions.map(recordsVersionOf),
    read: ({ signal, before = [], onProgress }) =>
      readSessions({ company, domain }, sessions, before, {
        signal,
        onProgress: ({ done, total }: Progress) => onProgress(total > 0 ? done / total : 1),
      }),
  });
}

adoptStyles(addressTableCss);

/** Shows the latest reading of every address in all sessions, filtered by the switches. */
export function AllAddresses({ domainRef, sessions }: { domainRef: DomainRef; sessions: readonly Session[] }) {
  const { t } = useText('dashboards');
  const { t: common } = useText('common');
  const { settings, problem: settingsProblem, retry: retrySettings } = useDomainSettings(domainRef);
  const { answer: sessionsRead, progress, problem: readProblem, cancelled, cancel, retry } = useAllRecords(domainRef, sessions);

  if (settingsProblem) return <ErrorState message={settingsProblem} onRetry={retrySettings} />;
  if (!sessionsRead && readProblem) return <ErrorState message={readProblem} onRetry={retry} />;
  if (!sessionsRead && cancelled) return <Cancelled onRetry={retry} />;
  if (!sessionsRead) return <ProgressBar label={t('allAddresses.reading')} value={progress} onCancel={cancel} />;
  if (sessionsRead.every(({ records }) => records.length === 0)) {
    return <EmptyState title={common('noData')}>{t('allAddresses.noneHelp')}</EmptyState>;
  }
  if (!settings) return <ProgressBar label={t('allAddresses.building')} value={null} />;
  return (
    <>
      {readProblem && <ErrorState message={readProblem} onRetry={retry} />}
      <BuiltAddresses domainRef={domainRef} sessions={sessionsRead} settings={settings} />
    </>
  );
}

interface BuiltAddressesProps {
  domainRef: DomainRef;
  sessions: readonly ReadSession[];
  settings: DomainSettings;
}

/** The table of the records that have been read. */
function BuiltAddresses({ domainRef, sessions, settings }: BuiltAddressesProps) {
  const { t } = useText('dashboards');
  const [toggles] = useTableToggles();
  const [shown, show] = useChoiceInUrl('show', SHOWABLE);
  const { answer: table, isSuperseded, progress, problem, retry } = useAllTable(sessions, settings, toggles);

  if (problem) return <ErrorState title={t('allAddresses.notBuilt')} message={problem} onRetry={retry} />;
  if (!table) return <ProgressBar label={t('allAddresses.building')} value={progress} />;
  return (
    <>
      <Text muted>{t('allAddresses.intro', { count: sessions.length })}</Text>
      <SessionFiguresBar figures={table.figures} shown={shown} onShow={show} />
      <TableSwitches fromTask={sessions.some(({ session }) => session.wasTask)} />
      <AllAddressesTable
        domainRef={domainRef}
        table={table}
        shown={shown}
        addressTitle={settings.baseFields.address}
        loading={isSuperseded}
        empty={
          shown && table.rows.length > 0 ? (
            <NoMatchingAddresses onShowAll={() => show(undefined)} />
          ) : (
            <EmptyState title={t('allAddresses.noInvalids')}>{t('allAddresses.noInvalidsHelp')}</EmptyState>
          )
        }
      />
    </>
  );
}

function Cancelled({ onRetry }: { onRetry: () => void }) {
  const { t } = useText('dashboards');
  return (
    <EmptyState title={t('allAddresses.cancelled')} action={<Button onClick={onRetry}>{t('allAddresses.readAgain')}</Button>}>
      {t('allAddresses.cancelledHelp')}
    </EmptyState>
  );
}
