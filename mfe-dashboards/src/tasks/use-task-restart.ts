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

  // Tasks are live: while the confirmation is open another client may restart this one, which the security rules refuse a second time, or an app
  // may complete it, so that more is lost than the user was asked.
  const latest = useLatest({ blocked, state });

  const isBlocked = () => {
    if (latest.current.blocked) snackbar({ message: latest.current.blocked, severity: 'warning' });
    return latest.current.blocked !== undefined;
  };
  const confirmed = (isCompleted: boolean) =>
    confirm({
      title: t('inventoryTasks.restartTitle', { task: name }),
      names: [name],
      message: t(isCompleted ? 'inventoryTasks.restartMessageCompleted' : 'inventoryTasks.restartMessage'),
      ...(isCompleted && { checkbox: t('inventoryTasks.restartLoss') }),
      confirmLabel: t('inventoryTasks.restartConfirm'),
    });
  const ask = async (): Promise<void> => {
    if (isBlocked()) return;
    const isCompleted = latest.current.state === 'COMPLETED';
    if (!(await confirmed(isCompleted)) || isBlocked()) return;
    if (!isCompleted && latest.current.state === 'COMPLETED') return ask();
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
