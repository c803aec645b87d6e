import { usersOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { fullName, type Company, type UserProfile } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useAccount, useLiveList } from 'shared-kit/state';
import { Button, EmptyState, Icon, lazyPart } from 'shared-kit/ui-core';
import { DataTable } from 'shared-kit/ui-data';
import { icons, ProgressBar } from 'shared-kit/ui-overlay';
import { useState } from 'react';
import { paths } from '../links/paths';
import { useUserFilter } from './filters/use-user-filter';
import { UserFilters } from './filters/user-filters';
import { useUserColumns } from './use-user-columns';
import { useUserRemoval } from './use-user-removal';

/** Loaded when it is opened, because the table does not need the form. */
const ChangeDomains = lazyPart(() => import('./domains/change-domains'), null);

const rowKey = ({ uid }: UserProfile) => uid;
const BY_NAME = { orderBy: 'name', order: 'asc' } as const;

/** The users of one company with their actions (USERS-01), without key users (D-37). */
export function CompanyUsers({ company }: { company: Company }) {
  const { t } = useText('users');
  const navigate = useNavigate();
  const { profile: own } = useAccount();
  const users = useLiveList(usersOf(company.id));
  const filtering = useUserFilter(users.data);
  const [changing, setChanging] = useState<readonly UserProfile[]>();
  const removal = useUserRemoval(company.id, users.data);
  const columns = useUserColumns(users.data, own?.uid, removal.ask);

  return (
    <>
      <DataTable
        id="users"
        label={t('manUsr.table')}
        rows={filtering.matchingUsers}
        columns={columns}
        rowKey={rowKey}
        rowName={fullName}
        selectable={(user) => !user.moderator && user.uid !== own?.uid}
        onDelete={(selected) => void removal.askMany(selected)}
        defaultSorting={BY_NAME}
        exportName={`users_${company.id}`}
        partial={users.partial}
        loading={users.status === 'loading'}
        problem={users.problem}
        onRetry={users.retry}
        filters={(users.status === 'loading' || users.data.length > 0) && <UserFilters users={users.data} filtering={filtering} />}
        selectionActions={(selected) => (
          <Button size="small" icon={<Icon of={icons.domain} />} onClick={() => setChanging(selected)}>
            {t('domainsOf.action')}
          </Button>
        )}
        empty={
          filtering.isFiltered ? (
            <EmptyState title={t('manUsr.noneFound')} action={<Button onClick={filtering.clear}>{t('manUsr.clearFilters')}</Button>}>
              {t('manUsr.noneFoundHelp')}
            </EmptyState>
          ) : (
            <EmptyState
              icon={icons.users}
              title={t('manUsr.none')}
              action={
                <Button icon={<Icon of={icons.add} />} onClick={() => void navigate(paths.addUser())}>
                  {t('manUsr.addFirst')}
                </Button>
              }
            >
              {t('manUsr.noneHelp')}
            </EmptyState>
          )
        }
      />
      {/* Below the table, so that the rows do not move when it appears and disappears. */}
      {users.partial && <ProgressBar label={t('manUsr.loadingRest')} value={null} />}
      {changing && (
        <ChangeDomains company={company.id} selected={changing} users={users.data} open onClose={() => setChanging(undefined)} />
      )}
    </>
  );
}
