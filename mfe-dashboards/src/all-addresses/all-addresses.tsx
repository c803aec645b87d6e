import { useText } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings, Message, Session } from 'shared-kit/model';
import { adoptStyles, Button, EmptyState, ErrorState, Text } from 'shared-kit/ui-core';
import { useChoiceInUrl } from 'shared-kit/ui-data';
import { ProgressBar, useDomainSettings } from 'shared-kit/ui-frame';
import { useMemo, useSyncExternalStore } from 'react';
import { useTableToggles } from '../address-table/use-table-toggles';
import addressTableCss from '../address-table/address-table.css';
import { TableSwitches } from '../address-table/table-switches';
import { NoMatchingAddresses } from '../address-table/no-matching-addresses';
import { SessionFiguresBar, SHOWABLE } from '../address-table/session-figures';
import { useWorkerSource } from 'shared-kit/workers';
import { useColumnWords } from '../address-table/use-column-words';
import type { AllTable } from './all-addresses-job';
import { AllAddressesTable } from './all-addresses-table';
import { allAddressesSource, useAllRecords, type AllAddressesSource, type ReadSessions } from './use-all-records';
import { useAllRows } from './use-all-rows';

adoptStyles(addressTableCss);

/** Shows the latest reading of every address in all sessions, filtered by the switches. */
export function AllAddresses({ domainRef, sessions }: { domainRef: DomainRef; sessions: readonly Session[] }) {
  const { t } = useText('dashboards');
  const { t: common } = useText('common');
  const { settings, problem: settingsProblem, retry: retrySettings } = useDomainSettings(domainRef);
  const { source, about, problem } = useWorkerSource(allAddressesSource);
  const { answer: read, progress, problem: readProblem, cancelled, cancel, retry } = useAllRecords(source, domainRef, sessions);

  if (settingsProblem) return <ErrorState message={settingsProblem} onRetry={retrySettings} />;
  if (!read && readProblem) return <ErrorState message={readProblem} onRetry={retry} />;
  if (!read && cancelled) return <Cancelled onRetry={retry} />;
  if (!read) return <ProgressBar label={t('allAddresses.reading')} value={progress} onCancel={cancel} />;
  if (read.records === 0) {
    return <EmptyState title={common('noData')}>{t('allAddresses.noneHelp')}</EmptyState>;
  }
  if (!settings) return <ProgressBar label={t('allAddresses.building')} value={null} />;
  return (
    <>
      {readProblem && <ErrorState message={readProblem} onRetry={retry} />}
      <BuiltAddresses source={source} table={about} sourceProblem={problem} domainRef={domainRef} read={read} settings={settings} />
    </>
  );
}

interface BuiltAddressesProps {
  source: AllAddressesSource;
  table: AllTable | undefined;
  /** Why the rows cannot be sorted or searched, or are gone with their worker. */
  sourceProblem: Message | undefined;
  domainRef: DomainRef;
  read: ReadSessions;
  settings: DomainSettings;
}

/** The table of the records that have been read. */
function BuiltAddresses({ source, table, sourceProblem, domainRef, read, settings }: BuiltAddressesProps) {
  const { t } = useText('dashboards');
  const [toggles] = useTableToggles();
  const [shown, show] = useChoiceInUrl('show', SHOWABLE);
  const addressWords = useColumnWords();
  const words = useMemo(() => ({ ...addressWords, session: t('allAddresses.session') }), [addressWords, t]);
  const rows = useAllRows(source, domainRef, read, settings, toggles, words);
  const { isSuperseded, progress, retry } = rows;
  const problem = rows.problem ?? sourceProblem;
  const { unfiltered } = useSyncExternalStore(source.subscribe, source.read);

  if (problem) return <ErrorState title={t('allAddresses.notBuilt')} message={problem} onRetry={retry} />;
  if (!table) return <ProgressBar label={t('allAddresses.building')} value={progress} />;
  return (
    <>
      <Text muted>{t('allAddresses.intro', { count: read.sessions.length })}</Text>
      <SessionFiguresBar figures={table.figures} shown={shown} onShow={show} />
      <TableSwitches fromTask={read.sessions.some(({ wasTask }) => wasTask)} />
      <AllAddressesTable
        domainRef={domainRef}
        source={source}
        table={table}
        settings={settings}
        words={words}
        shown={shown}
        loading={isSuperseded}
        empty={
          shown && unfiltered > 0 ? (
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
