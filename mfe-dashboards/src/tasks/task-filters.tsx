import { useText } from 'shared-kit/i18n';
import { TASK_STATES } from 'shared-kit/model';
import { FilterChip } from 'shared-kit/ui-data';
import type { TaskFiltering } from './use-task-filter';

/** Filters tasks by their state, and chooses between the newest and the oldest ones. */
export function TaskFilters({ state, order, chooseState, chooseOrder }: TaskFiltering) {
  const { t } = useText('dashboards');
  return (
    <>
      <FilterChip
        name={t('inventoryTasks.state')}
        chosen={state}
        options={[
          { value: undefined, label: t('inventoryTasks.allStates') },
          ...TASK_STATES.map((value) => ({ value, label: t(`inventoryTasks.states.${value}`) })),
        ]}
        onChoose={(value) => chooseState(TASK_STATES.find((known) => known === value))}
      />
      <FilterChip
        name={t('inventoryTasks.sort')}
        chosen={order === 'asc' ? order : undefined}
        options={[
          { value: undefined, label: t('inventoryTasks.newest') },
          { value: 'asc', label: t('inventoryTasks.oldest') },
        ]}
        onChoose={(value) => chooseOrder(value === 'asc' ? value : 'desc')}
      />
    </>
  );
}
