import { dataStore } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { docPaths, problemOf, SNACKBAR_MS, type DomainRef, type InventoryTask } from 'shared-kit/model';
import { useBusy, useFeedback, useLatest } from 'shared-kit/state';

/** Asks, then puts a task back to PENDING, directly in the database (TASK-06, TASK-07, TASK-10). */
export function useTaskRestart(domainRef: DomainRef, { id, name, state }: InventoryTask) {
  const { t } = useText('dashboards');
  const { confirm, report, snackbar } = useFeedback();
  const path = docPaths.task(domainRef, id);
  const [busy, run] = useBusy(`restart ${path}`);
  const blocked = state === 'PENDING' ? t('inventoryTasks.pending') : undefined;

  // Tasks are live: another client may restart this one while the confirmation is open, and the security rules refuse a second restart.
  const latestReason = useLatest(blocked);

  const isBlocked = () => {
    if (latestReason.current) snackbar({ message: latestReason.current, severity: 'warning' });
    return latestReason.current !== undefined;
  };
  const ask = async () => {
    if (isBlocked()) return;
    const confirmed = await confirm({
      title: t('inventoryTasks.restartTitle', { task: name }),
      names: [name],
      message: t(state === 'COMPLETED' ? 'inventoryTasks.restartMessageCompleted' : 'inventoryTasks.restartMessage'),
      confirmLabel: t('inventoryTasks.restartConfirm'),
    });
    if (!confirmed || isBlocked()) return;
    await run(async () => {
      try {
        await dataStore().update(path, { state: 'PENDING' });
        snackbar({
          message: t('inventoryTasks.restarted', { task: name }),
          names: [name],
          severity: 'success',
          duration: SNACKBAR_MS.success,
        });
      } catch (error) {
        report({ ok: false, problem: problemOf(error) });
      }
    });
  };
  return { blocked, busy, ask };
}
