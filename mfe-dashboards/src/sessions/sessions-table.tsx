import { formatNumber, useText } from 'shared-kit/i18n';
import { sessionLimit, type Domain, type DomainRef, type Session } from 'shared-kit/model';
import { ActionButton, adoptStyles, Button, ButtonLink, EmptyState, Icon, lazyPart, MenuButton, Text } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { DataTable } from 'shared-kit/ui-data';
import { useState } from 'react';
import { ExportDialog } from '../export/export-dialog';
import { comparisonOf } from '../links/map-links';
import { paths } from '../links/paths';
import sessionsCss from './sessions.css';
import { SessionFilters } from './session-filters';
import { useSearchedOnly } from '../text/use-searched-only';
import { useForcedPushes } from '../push/use-forced-pushes';
import type { SessionFiltering } from './use-session-filter';
import { useSessionColumns } from './use-session-columns';
import { useSessionRemoval } from './use-session-removal';

// Loaded only for new domains, which are few.
const NoSessions = lazyPart(() => import('../session-data/no-sessions'), null);

adoptStyles(sessionsCss);

export interface SessionsTableProps {
  domainRef: DomainRef;
  domain: Domain;
  /** The company has a listener to push to (DASH-19). */
  canPush: boolean;
  sessions: readonly Session[];
  filtering: SessionFiltering;
  loading: boolean;
}

/** The sessions with their actions (DASH-03, DASH-04). An export has the selected sessions, or all (D-77). */
export function SessionsTable({ domainRef, domain, canPush, sessions, filtering, loading }: SessionsTableProps) {
  const { t, locale } = useText('dashboards');
  const columns = useSessionColumns(domainRef, canPush);
  const [exported, setExported] = useState<readonly Session[]>();
  const removal = useSessionRemoval(domainRef, domain);
  const pushes = useForcedPushes(domainRef);
  const limit = sessionLimit(domain.sessionCountLimit);
  const searchedOnly = useSearchedOnly(sessions.length, limit);

  return (
    <>
      <DataTable
        id="sessions"
        label={t('sessions.table')}
        rows={sessions}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        selectable
        onDelete={(selected) => void removal.ask(selected)}
        defaultSorting={NEWEST_FIRST}
        loading={loading}
        searchedOnly={searchedOnly}
        filters={(loading || sessions.length > 0 || filtering.filter) && <SessionFilters filtering={filtering} canPush={canPush} />}
        selectionActions={(selected) => (
          <>
            <ExportButton size="small" onRun={() => setExported(selected)} />
            <CompareLink domainRef={domainRef} selected={selected} />
            {canPush && (
              <Button size="small" icon={<Icon of={icons.upload} />} loading={pushes.pushing} onClick={() => void pushes.ask(selected)}>
                {t('sessions.pushSelected')}
              </Button>
            )}
          </>
        )}
        toolbar={(all) => (
          <div className="db-tools">
            <ExportButton {...(sessions.length > 0 && { variant: 'primary' })} onRun={() => setExported(all())} />
            <MenuButton
              label={t('sessions.more')}
              icon={<Icon of={icons.more} />}
              end
              items={[
                { key: 'all', label: t('sessions.showAll'), icon: <Icon of={icons.data} />, to: paths.allAddresses(domainRef) },
                { key: 'where', label: t('sessions.whereIs'), icon: <Icon of={icons.search} />, to: paths.whereIs(domainRef) },
                { key: 'quality', label: t('sessions.quality'), icon: <Icon of={icons.data} />, to: paths.quality(domainRef) },
              ]}
            />
          </div>
        )}
        empty={
          filtering.filter ? (
            <EmptyState title={t('sessions.noneFound')} action={<Button onClick={filtering.clear}>{t('filters.clearAll')}</Button>}>
              {t('sessions.noneFoundHelp')}
            </EmptyState>
          ) : (
            <NoSessions domainRef={domainRef} />
          )
        }
      />
      {sessions.length > 0 && <Text muted>{t('sessions.intro', { limit: formatNumber(limit, locale) })}</Text>}
      <ExportDialog domainRef={domainRef} sessions={exported ?? []} open={exported !== undefined} onClose={() => setExported(undefined)} />
    </>
  );
}

/** Links to the comparison of two selected sessions, the earlier one first. */
function CompareLink({ domainRef, selected }: { domainRef: DomainRef; selected: readonly Session[] }) {
  const { t } = useText('dashboards');
  const [first, second, ...others] = selected.toSorted((a, b) => (a.startTime ?? 0) - (b.startTime ?? 0));
  if (!first || !second || others.length > 0) return null;
  return (
    <ButtonLink size="small" to={comparisonOf(domainRef, first.id, second.id)}>
      {t('session.compare')}
    </ButtonLink>
  );
}

/** Exports the selected sessions or all, with the same shortcut. */
function ExportButton({ onRun, ...look }: { size?: 'small'; variant?: 'primary'; onRun: () => void }) {
  const { t } = useText('dashboards');
  return (
    <ActionButton action="sessions.export" keys="e" icon={<Icon of={icons.export} />} onRun={onRun} {...look}>
      {t('sessions.export')}
    </ActionButton>
  );
}

/** The order of the query (DASH-05). */
const NEWEST_FIRST = { orderBy: 'startTime', order: 'desc' } as const;

const rowKey = ({ id }: Session) => id;
const rowName = ({ name }: Session) => name;
