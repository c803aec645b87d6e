import { useText } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings, Message, ReadingFlag, Session } from 'shared-kit/model';
import { adoptStyles, Button, EmptyState, ErrorState, Skeleton, Text } from 'shared-kit/ui-core';
import { useChoiceInUrl } from 'shared-kit/ui-data';
import { useDomainSettings } from 'shared-kit/ui-domain';
import { ProgressBar } from 'shared-kit/ui-overlay';
import { useMemo, type ReactNode } from 'react';
import { TableOutline } from '../address-table/table-outline';
import { useTableToggles } from '../address-table/use-table-toggles';
import addressTableCss from '../address-table/address-table.css';
import { TableSwitches } from '../address-table/table-switches';
import { SessionFiguresBar, SHOWABLE } from '../address-table/session-figures';
import { useWorkerSource } from 'shared-kit/workers';
import { useColumnWords } from '../address-table/use-column-words';
import type { AllTable } from './all-views';
import { AllAddressesTable } from './all-addresses-table';
import { allAddressesSource, useAllRecords, type AllAddressesSource, type ReadSessions } from './use-all-records';
import { useAllRows } from './use-all-rows';

adoptStyles(addressTableCss);

/** Shows the latest reading of every address in all sessions, filtered by the switches. */
export function AllAddresses({ domainRef, sessions }: { domainRef: DomainRef; sessions: readonly Session[] }) {
  const { t } = useText('dashboards');
  const { t: common } = useText('common');
  const [shown, show] = useChoiceInUrl('show', SHOWABLE);
  const { settings, problem: settingsProblem, retry: retrySettings } = useDomainSettings(domainRef);
  const { source, about, problem } = useWorkerSource(allAddressesSource);
  const { answer: read, progress, problem: readProblem, cancelled, cancel, retry } = useAllRecords(source, domainRef, sessions);

  if (settingsProblem) return <ErrorState message={settingsProblem} onRetry={retrySettings} />;
  if (!read && readProblem) return <ErrorState message={readProblem} onRetry={retry} />;
  if (!read && cancelled) return <Cancelled onRetry={retry} />;
  if (read?.records === 0) return <EmptyState title={common('noData')}>{t('allAddresses.noneHelp')}</EmptyState>;
  const listed = read?.sessions ?? sessions;
  return (
    <>
      <Text muted>{t('allAddresses.intro', { count: listed.length })}</Text>
      <TableSwitches fromTask={listed.some(({ wasTask }) => wasTask)} />
      {readProblem && <ErrorState message={readProblem} onRetry={retry} />}
      {!read && <Reading progress={progress} onCancel={cancel} />}
      {read && !settings && <Building progress={null} />}
      {read && settings && (
        <BuiltAddresses
          source={source}
          table={about}
          sourceProblem={problem}
          domainRef={domainRef}
          read={read}
          settings={settings}
          shown={shown}
          onShow={show}
        />
      )}
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
  /** The kind of addresses to show; undefined for all. */
  shown: ReadingFlag | undefined;
  onShow: (flag: ReadingFlag | undefined) => void;
}

/** The table of the records that have been read. */
function BuiltAddresses({ source, table, sourceProblem, domainRef, read, settings, shown, onShow }: BuiltAddressesProps) {
  const { t } = useText('dashboards');
  const [toggles] = useTableToggles();
  const addressWords = useColumnWords();
  const words = useMemo(() => ({ ...addressWords, session: t('allAddresses.session') }), [addressWords, t]);
  const rows = useAllRows(source, domainRef, read, settings, toggles, words);
  const { isSuperseded, progress, retry } = rows;
  const problem = rows.problem ?? sourceProblem;

  if (problem) return <ErrorState title={t('allAddresses.notBuilt')} message={problem} onRetry={retry} />;
  if (!table) return <Building progress={progress} />;
  return (
    <AllAddressesTable
      domainRef={domainRef}
      source={source}
      table={table}
      settings={settings}
      words={words}
      filters={<SessionFiguresBar figures={table.figures} shown={shown} onShow={onShow} />}
      shown={shown}
      loading={isSuperseded}
      onShowAll={() => onShow(undefined)}
    />
  );
}

/** The place of the table while the sessions are read, in its size. */
function Reading({ progress, onCancel }: { progress: number | null; onCancel: () => void }) {
  const { t } = useText('dashboards');
  return <Coming over={<ProgressBar label={t('allAddresses.reading')} value={progress} onCancel={onCancel} />} />;
}

function Building({ progress }: { progress: number | null }) {
  const { t } = useText('dashboards');
  return <Coming over={<ProgressBar label={t('allAddresses.building')} value={progress} />} />;
}

/** Until addresses have been counted there is nothing to filter by. */
const Coming = ({ over }: { over: ReactNode }) => <TableOutline filters={<Skeleton width={320} height={30} />} over={over} />;

function Cancelled({ onRetry }: { onRetry: () => void }) {
  const { t } = useText('dashboards');
  return (
    <EmptyState title={t('allAddresses.cancelled')} action={<Button onClick={onRetry}>{t('allAddresses.readAgain')}</Button>}>
      {t('allAddresses.cancelledHelp')}
    </EmptyState>
  );
}
