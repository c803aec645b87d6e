import { useText } from 'shared-kit/i18n';
import type { Session, SessionRef } from 'shared-kit/model';
import { adoptStyles, EmptyState, ErrorState } from 'shared-kit/ui-core';
import { useChoiceInAddress } from 'shared-kit/ui-data';
import { useDomainSettings } from 'shared-kit/ui-frame';
import { useTableToggles } from '../address-table/use-table-toggles';
import { ReadingsDrawer } from './readings-drawer';
import { RecordsTable } from './records-table';
import { SessionFiguresBar, SHOWABLE } from '../address-table/session-figures';
import addressTableCss from '../address-table/address-table.css';
import { TableSwitches } from '../address-table/table-switches';
import { useSessionTable } from '../records/session-table/use-session-table';

adoptStyles(addressTableCss);

/** The table of a session, with the figures that filter its addresses and the switches. */
export function SessionData({ sessionRef, session }: { sessionRef: SessionRef; session: Session }) {
  const { t } = useText('dashboards');
  const { t: common } = useText('common');
  const [toggles, setToggle] = useTableToggles();
  const [shown, show] = useChoiceInAddress('show', SHOWABLE);
  const { settings, problem: noSettings, retry: retrySettings } = useDomainSettings(sessionRef);
  const data = useSessionTable(sessionRef, session, settings, toggles);
  const { table, figures, unread, unbuilt, retry } = data;

  if (noSettings) return <ErrorState message={noSettings} onRetry={retrySettings} />;
  if (unbuilt) return <ErrorState title={t('session.notBuilt')} message={unbuilt} onRetry={retry} />;
  if (unread && !table) return <ErrorState message={unread} onRetry={retry} />;
  if (figures?.all === 0) return <EmptyState title={common('noData')}>{t('session.noneHelp')}</EmptyState>;
  // The session's own counts are shown until its records have been counted.
  const claimed = { all: session.total, empty: session.empty, invalid: session.invalid };
  const addressTitle = settings?.baseFields.address ?? '';
  return (
    <>
      <SessionFiguresBar figures={figures ?? claimed} shown={shown} onShow={show} />
      <TableSwitches toggles={toggles} onToggle={setToggle} fromTask={session.wasTask} />
      <RecordsTable
        session={session.name}
        table={table}
        figures={figures}
        shown={shown}
        onShowAll={() => show(undefined)}
        onOpen={data.openReadings}
        addressTitle={addressTitle}
        loading={data.isSuperseded}
        problem={unread}
        onRetry={retry}
      />
      <ReadingsDrawer readings={data.readings} addressTitle={addressTitle} onClose={data.closeReadings} />
    </>
  );
}
