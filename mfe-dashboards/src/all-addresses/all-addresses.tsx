import { useText } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings, Session } from 'shared-kit/model';
import { adoptStyles, Button, EmptyState, ErrorState, Text } from 'shared-kit/ui-core';
import { useChoiceInUrl } from 'shared-kit/ui-data';
import { ProgressBar, useDomainSettings } from 'shared-kit/ui-frame';
import { useTableToggles } from '../address-table/use-table-toggles';
import addressTableCss from '../address-table/address-table.css';
import { TableSwitches } from '../address-table/table-switches';
import { NoMatchingAddresses } from '../address-table/no-matching-addresses';
import { SessionFiguresBar, SHOWABLE } from '../address-table/session-figures';
import { useKeptWorker } from '../records/kept-worker';
import { AllAddressesTable } from './all-addresses-table';
import { allAddressesWorker, useAllRecords, type AllAddressesWorker, type ReadSessions } from './use-all-records';
import { useAllTable } from './use-all-table';

adoptStyles(addressTableCss);

/** Shows the latest reading of every address in all sessions, filtered by the switches. */
export function AllAddresses({ domainRef, sessions }: { domainRef: DomainRef; sessions: readonly Session[] }) {
  const { t } = useText('dashboards');
  const { t: common } = useText('common');
  const { settings, problem: settingsProblem, retry: retrySettings } = useDomainSettings(domainRef);
  const worker = useKeptWorker(allAddressesWorker);
  const { answer: read, progress, problem: readProblem, cancelled, cancel, retry } = useAllRecords(worker, domainRef, sessions);

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
      <BuiltAddresses worker={worker} domainRef={domainRef} read={read} settings={settings} />
    </>
  );
}

interface BuiltAddressesProps {
  worker: AllAddressesWorker;
  domainRef: DomainRef;
  read: ReadSessions;
  settings: DomainSettings;
}

/** The table of the records that have been read. */
function BuiltAddresses({ worker, domainRef, read, settings }: BuiltAddressesProps) {
  const { t } = useText('dashboards');
  const [toggles] = useTableToggles();
  const [shown, show] = useChoiceInUrl('show', SHOWABLE);
  const { answer: table, isSuperseded, progress, problem, retry } = useAllTable(worker, domainRef, read, settings, toggles);

  if (problem) return <ErrorState title={t('allAddresses.notBuilt')} message={problem} onRetry={retry} />;
  if (!table) return <ProgressBar label={t('allAddresses.building')} value={progress} />;
  return (
    <>
      <Text muted>{t('allAddresses.intro', { count: read.sessions.length })}</Text>
      <SessionFiguresBar figures={table.figures} shown={shown} onShow={show} />
      <TableSwitches fromTask={read.sessions.some(({ wasTask }) => wasTask)} />
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
