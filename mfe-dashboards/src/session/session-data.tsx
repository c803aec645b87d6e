import { useText } from 'shared-kit/i18n';
import type { Session, SessionRef } from 'shared-kit/model';
import { adoptStyles, EmptyState, ErrorState } from 'shared-kit/ui-core';
import { useChoiceInUrl } from 'shared-kit/ui-data';
import { useDomainSettings } from 'shared-kit/ui-domain';
import { useColumnWords } from '../address-table/use-column-words';
import { useTableToggles } from '../address-table/use-table-toggles';
import { ReadingsDrawer } from './readings-drawer';
import { RecordsTable } from './records-table';
import { SessionFiguresBar, SHOWABLE } from '../address-table/session-figures';
import addressTableCss from '../address-table/address-table.css';
import { RecountButton } from '../recount-dialog/recount-button';
import { TableSwitches } from '../address-table/table-switches';
import { useSessionTable } from '../session-data/session-table/use-session-table';

adoptStyles(addressTableCss);

/** The table of a session, with the figures that filter its addresses and the switches. */
export function SessionData({ sessionRef, session }: { sessionRef: SessionRef; session: Session }) {
  const { t } = useText('dashboards');
  const { t: common } = useText('common');
  const [toggles] = useTableToggles();
  const [shown, show] = useChoiceInUrl('show', SHOWABLE);
  const { settings, problem: settingsProblem, retry: retrySettings } = useDomainSettings(sessionRef);
  const words = useColumnWords();
  const data = useSessionTable(sessionRef, session, settings, toggles, words);
  const { table, readProblem, buildProblem, retry } = data;
  const figures = table?.figures;

  if (settingsProblem) return <ErrorState message={settingsProblem} onRetry={retrySettings} />;
  if (buildProblem) return <ErrorState title={t('session.notBuilt')} message={buildProblem} onRetry={retry} />;
  if (readProblem && !table) return <ErrorState message={readProblem} onRetry={retry} />;
  if (figures?.all === 0) return <EmptyState title={common('noData')}>{t('session.noneHelp')}</EmptyState>;
  // The session's own counts are shown until its records have been counted.
  const storedFigures = { all: session.total, empty: session.empty, invalid: session.invalid };
  return (
    <>
      <TableSwitches fromTask={session.wasTask} />
      <RecordsTable
        session={session.name}
        data={data}
        settings={settings}
        words={words}
        tools={
          figures &&
          settings && (
            <RecountButton
              domainRef={{ company: sessionRef.company, domain: sessionRef.domain }}
              of={session.name}
              session={session}
              settings={settings}
              ask={data.askForRecount}
              shown={shown === undefined || shown === 'withPicture' ? [] : [shown]}
            />
          )
        }
        filters={<SessionFiguresBar figures={figures ?? storedFigures} shown={shown} onShow={show} />}
        shown={shown}
        onShowAll={() => show(undefined)}
      />
      <ReadingsDrawer readings={data.readings} settings={settings} words={words} onClose={data.closeReadings} />
    </>
  );
}
