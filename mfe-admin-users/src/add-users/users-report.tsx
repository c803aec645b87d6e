import { useMessageText, useText } from 'shared-kit/i18n';
import type { ModeratorProfile } from 'shared-kit/model';
import { Alert, Button, ButtonLink, Icon } from 'shared-kit/ui-core';
import { Switch } from 'shared-kit/ui-form';
import { icons } from 'shared-kit/ui-overlay';
import { DataTable } from 'shared-kit/ui-data';
import { useState } from 'react';
import { paths } from '../links/paths';
import type { CheckedUser } from './check-users';
import { reportOf, type ReportRow } from './report';
import type { Additions } from './use-additions';
import { useReportColumns } from './use-report-columns';

export interface UsersReportProps {
  /** The rows that are not added yet. */
  users: readonly CheckedUser[];
  moderators: readonly ModeratorProfile[];
  additions: Additions;
  loading: boolean;
}

const rowKey = ({ user }: ReportRow) => String(user.row);
const BY_ROW = { orderBy: 'row', order: 'asc' } as const;

/** The report on every row of the file, before and after sending. */
export function UsersReport({ users, moderators, additions, loading }: UsersReportProps) {
  const { t } = useText('users');
  const messageText = useMessageText();
  const [onlyFaults, setOnlyFaults] = useState(false);
  const [addKnown, setAddKnown] = useState(false);
  const rows = reportOf(users, additions.sent);
  const columns = useReportColumns(moderators, rows);
  const shown = onlyFaults ? rows.filter(({ state }) => state !== 'ready' && state !== 'added') : rows;
  const ready = rows
    .filter(({ state }) => state === 'ready' || state === 'failed' || (addKnown && state === 'known'))
    .map(({ user }) => user);
  const count = (...states: ReportRow['state'][]) => rows.filter(({ state }) => states.includes(state)).length;
  const added = count('added');
  const known = count('known');
  const faults = count('invalid', 'failed');
  const { progress, stopped } = additions;

  return (
    <section className="us-report" aria-label={t('addUsr.report')}>
      {added === 0 && !progress && (
        <Alert severity={ready.length === rows.length ? 'success' : 'warning'}>
          {t('addUsr.canBeAdded', { count: rows.length, ready: ready.length, total: rows.length })}
        </Alert>
      )}
      {added > 0 && !progress && (
        <Alert severity={added === rows.length ? 'success' : 'warning'} title={t('addUsr.wereAdded', { added, total: rows.length })} quiet>
          {t('addUsr.handOverList')}
        </Alert>
      )}
      {stopped && (
        <Alert severity="error" title={t('addUsr.stopped')} quiet>
          {messageText(stopped)}
        </Alert>
      )}
      {known > 0 && !progress && <Alert severity="warning">{t('addUsr.areKnown', { count: known })}</Alert>}
      <div className="ic-actions">
        {ready.length > 0 && (
          <Button
            variant="primary"
            icon={<Icon of={icons.add} />}
            loading={progress !== null}
            disabled={loading}
            onClick={() => void additions.send(ready)}
          >
            {added > 0 || count('failed') > 0 ? t('addUsr.addRest', { count: ready.length }) : t('addUsr.addAll', { count: ready.length })}
          </Button>
        )}
        {known > 0 && !progress && (
          <Switch checked={addKnown} onChange={setAddKnown}>
            {t('addUsr.addKnown')}
          </Switch>
        )}
        {added > 0 && !progress && <ButtonLink to={paths.users()}>{t('profile.toUsers')}</ButtonLink>}
      </div>
      <DataTable
        id="newUsers"
        label={t('addUsr.report')}
        rows={shown}
        columns={columns}
        rowKey={rowKey}
        defaultSorting={BY_ROW}
        loading={loading}
        toolbar={
          faults + known > 0 || onlyFaults ? (
            <Switch checked={onlyFaults} onChange={setOnlyFaults}>
              {t('addUsr.onlyFaults')}
            </Switch>
          ) : undefined
        }
      />
    </section>
  );
}
