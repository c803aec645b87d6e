import { useText } from 'shared-kit/i18n';
import type { Session, SessionRef } from 'shared-kit/model';
import { adoptStyles } from 'shared-kit/ui-core';
import { EmptyState, ErrorState, Progress } from 'shared-kit/ui-display';
import { useDomainSettings } from 'shared-kit/ui-frame';
import { useMemo } from 'react';
import { useTableToggles } from '../export/toggles';
import { RecordsTable } from './records-table';
import { sessionPictures } from './session-pictures';
import { sessionCss } from './session.css';
import { TableSwitches } from './table-switches';
import { useSessionRecords } from './use-session-records';
import { useSessionTable } from './use-session-table';

adoptStyles(sessionCss);

/** The records of a session as its table, in the way the switches say. */
export function SessionData({ sessionRef, session }: { sessionRef: SessionRef; session: Session }) {
  const { t, locale } = useText('dashboards');
  const { t: common } = useText('common');
  const [toggles, setToggle] = useTableToggles();
  const { settings, problem: noSettings, retry: retrySettings } = useDomainSettings(sessionRef);
  const { records, progress, problem: unread, retry } = useSessionRecords(sessionRef, session);
  const { table, building, problem: unbuilt } = useSessionTable(records, settings, session, toggles);
  const pictures = useMemo(() => sessionPictures(records ?? [], locale), [records, locale]);

  if (noSettings) return <ErrorState message={noSettings} onRetry={retrySettings} />;
  if (unread && !records) return <ErrorState message={unread} onRetry={retry} />;
  if (unbuilt) return <ErrorState title={t('session.notBuilt')} message={unbuilt} onRetry={retry} />;
  if (!records && progress > 0) return <Progress label={t('session.reading')} value={progress} />;
  if (records?.length === 0) return <EmptyState title={common('noData')}>{t('session.noneHelp')}</EmptyState>;
  return (
    <>
      <TableSwitches toggles={toggles} onToggle={setToggle} fromTask={session.wasTask} />
      <RecordsTable
        session={session.name}
        table={table}
        addressTitle={settings?.baseFields.address ?? ''}
        pictures={pictures}
        loading={building}
        empty={<EmptyState title={t('session.noInvalids')}>{t('session.noInvalidsHelp')}</EmptyState>}
      />
    </>
  );
}
