import { useText } from 'shared-kit/i18n';
import type { DomainRef, Session } from 'shared-kit/model';
import { adoptStyles, Button, Text } from 'shared-kit/ui-core';
import { EmptyState, ErrorState, Progress } from 'shared-kit/ui-display';
import { useDomainSettings } from 'shared-kit/ui-frame';
import { useTableToggles } from '../export/toggles';
import sessionCss from '../session/session.css';
import { TableSwitches } from '../session/table-switches';
import { AllAddressesTable } from './all-addresses-table';
import { useAllRecords } from './use-all-records';
import { useAllTable } from './use-all-table';

adoptStyles(sessionCss);

/** The latest reading of every address over the sessions, in the way the switches say. */
export function AllAddresses({ domainRef, sessions }: { domainRef: DomainRef; sessions: readonly Session[] }) {
  const { t } = useText('dashboards');
  const { t: common } = useText('common');
  const [toggles, setToggle] = useTableToggles();
  const { settings, problem: noSettings, retry: retrySettings } = useDomainSettings(domainRef);
  const { loaded, progress: read, problem: unread, cancelled, cancel, retry } = useAllRecords(domainRef, sessions);
  const { table, building, progress: done, problem: unbuilt } = useAllTable(loaded, settings, toggles);

  if (noSettings) return <ErrorState message={noSettings} onRetry={retrySettings} />;
  if (!loaded && unread) return <ErrorState message={unread} onRetry={retry} />;
  if (!loaded && cancelled) return <Cancelled onRetry={retry} />;
  if (!loaded) return <Progress label={t('allAddresses.reading')} value={read} onCancel={cancel} />;
  if (unbuilt) return <ErrorState title={t('allAddresses.notBuilt')} message={unbuilt} onRetry={retry} />;
  if (loaded.every(({ records }) => records.length === 0)) {
    return <EmptyState title={common('noData')}>{t('allAddresses.noneHelp')}</EmptyState>;
  }
  if (!table) return <Progress label={t('allAddresses.building')} value={done} />;
  return (
    <>
      {unread && <ErrorState message={unread} onRetry={retry} />}
      <Text muted>{t('allAddresses.intro', { count: loaded.length })}</Text>
      <TableSwitches toggles={toggles} onToggle={setToggle} fromTask={sessions.some(({ wasTask }) => wasTask)} />
      <AllAddressesTable
        domainRef={domainRef}
        table={table}
        loading={building}
        empty={<EmptyState title={t('allAddresses.noInvalids')}>{t('allAddresses.noInvalidsHelp')}</EmptyState>}
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
