import { useText } from 'shared-kit/i18n';
import { TASK_STATES } from 'shared-kit/model';
import { Select } from 'shared-kit/ui-form';
import type { TaskFiltering } from './use-task-filter';

/** Filters tasks by their state, and chooses between the newest and the oldest ones. */
export function TaskFilters({ state, order, chooseState, chooseOrder }: TaskFiltering) {
  const { t } = useText('dashboards');
  return (
    <div className="db-filters">
      <div className={state ? 'db-filter-set' : undefined}>
        <Select
          label={t('inventoryTasks.state')}
          value={state ?? ''}
          onChange={(value) => chooseState(TASK_STATES.find((known) => known === value))}
          options={[
            { value: '', label: t('inventoryTasks.allStates') },
            ...TASK_STATES.map((value) => ({ value, label: t(`inventoryTasks.states.${value}`) })),
          ]}
        />
      </div>
      <div>
        <Select
          label={t('inventoryTasks.sort')}
          value={order}
          onChange={(value) => chooseOrder(value === 'asc' ? 'asc' : 'desc')}
          options={[
            { value: 'desc', label: t('inventoryTasks.newest') },
            { value: 'asc', label: t('inventoryTasks.oldest') },
          ]}
        />
      </div>
    </div>
  );
}
