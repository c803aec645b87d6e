import { dataStore } from 'shared-kit/firebase/data';
import { useNameList, useText } from 'shared-kit/i18n';
import { docPaths, problemOf, SNACKBAR_MS, type DomainRef, type InventoryTask } from 'shared-kit/model';
import { useFeedback, useLatest } from 'shared-kit/state';

/** A task that an app is working on can be neither selected nor removed (TASK-09, D-69). */
export const isRemovable = ({ state }: InventoryTask): boolean => state !== 'STARTED';

/** Returns a function that removes tasks with their packed address lists in one batch, directly in the database (TASK-11), once the user has confirmed it. */
export function useTaskRemoval(
  domainRef: DomainRef,
  tasks: readonly InventoryTask[],
): (selected: readonly InventoryTask[]) => Promise<void> {
  const { t } = useText('dashboards');
  const { busy, confirm, report, snackbar } = useFeedback();
  const nameList = useNameList();
  // Tasks are live: an app may start one while the confirmation is open, and the security rules would refuse the whole batch.
  const latestTasks = useLatest(tasks);

  const removable = (selected: readonly InventoryTask[]) => {
    const ids = new Set(selected.map(({ id }) => id));
    return latestTasks.current.filter((task) => ids.has(task.id) && isRemovable(task));
  };
  const reportNoneRemovable = () => snackbar({ message: t('inventoryTasks.noneRemovable'), severity: 'warning' });

  return async (selected) => {
    const chosen = removable(selected);
    if (chosen.length === 0) return reportNoneRemovable();
    const confirmed = await confirm({
      title: t('inventoryTasks.removeTitle', { count: chosen.length }),
      message: t('inventoryTasks.removeMessage', { count: chosen.length, names: nameList(chosen.map(({ name }) => name)) }),
      names: chosen.map(({ name }) => name),
      checkbox: t('inventoryTasks.removeLoss', { count: chosen.length }),
      confirmLabel: t('inventoryTasks.removeConfirm', { count: chosen.length }),
      danger: true,
    });
    if (!confirmed) return;
    const removed = removable(chosen);
    if (removed.length === 0) return reportNoneRemovable();
    await busy('tasks.remove', async () => {
      try {
        await dataStore().deleteAll(removed.flatMap((task) => documentsOf(domainRef, task)));
        const message = t('inventoryTasks.removed', { count: removed.length });
        snackbar({ message, severity: 'success', duration: SNACKBAR_MS.success });
      } catch (error) {
        report({ ok: false, problem: problemOf(error) });
      }
    });
  };
}

/** The task and the parts of its packed list, which nothing else deletes (D-90). */
const documentsOf = (ref: DomainRef, { id, payloadParts }: InventoryTask): string[] => [
  ...Array.from({ length: payloadParts }, (_, part) => docPaths.payloadPart(ref, id, part)),
  docPaths.task(ref, id),
];
