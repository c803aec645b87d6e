import { useText } from 'shared-kit/i18n';
import { SNACKBAR_MS, type DomainRef, type InventoryTask } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { useFeedback } from 'shared-kit/state';
import { paths } from '../links/paths';

/** Opens the session of a task (D-68). Before the task is completed, the link only says that it is not (TASK-08). */
export function TaskLink({ domainRef, task }: { domainRef: DomainRef; task: InventoryTask }) {
  const { t } = useText('dashboards');
  const { snackbar } = useFeedback();
  const completed = task.state === 'COMPLETED';
  return (
    <Link
      to={paths.session({ ...domainRef, session: task.sessionId ?? task.id })}
      className={completed ? undefined : 'db-task-unfinished'}
      onClick={(event) => {
        if (completed) return;
        event.preventDefault();
        snackbar({ message: t('inventoryTasks.notCompleted'), severity: 'error', duration: SNACKBAR_MS.error });
      }}
    >
      {task.name}
    </Link>
  );
}
