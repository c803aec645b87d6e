import { usersOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Company, UserProfile } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useAccount, useLiveList } from 'shared-kit/state';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { DataTable } from 'shared-kit/ui-data';
import { EmptyState, Progress } from 'shared-kit/ui-display';
import { paths } from '../paths';
import { fullName } from '../people/moderators';
import { useUserColumns } from './use-user-columns';
import { useUserRemoval } from './use-user-removal';

const rowKey = ({ uid }: UserProfile) => uid;
const BY_NAME = { orderBy: 'name', order: 'asc' } as const;

/** The users of one company with what can be done with them (USERS-01). Key users are not among them (decision D-37). */
export function CompanyUsers({ company }: { company: Company }) {
  const { t } = useText('users');
  const navigate = useNavigate();
  const { profile: own } = useAccount();
  const users = useLiveList(usersOf(company.id));
  const removal = useUserRemoval(company.id, users.data);
  const columns = useUserColumns(users.data, { ownUid: own?.uid, remove: removal.ask });

  return (
    <>
      {removal.progress && (
        <Progress label={t('manUsr.removing', { name: removal.progress.name })} value={removal.progress.total > 1 ? removal.progress.done / removal.progress.total : null} />
      )}
      {users.partial && <Progress label={t('manUsr.loadingRest')} value={null} />}
      <DataTable
        id="users"
        label={t('manUsr.table')}
        rows={users.data}
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
        empty={
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
        }
      />
    </>
  );
}
