import { useText } from 'shared-kit/i18n';
import { TASK_STATES, type TaskState } from 'shared-kit/model';
import { Select } from 'shared-kit/ui-form';

export interface TaskChoice {
  /** Undefined for all, unknown states included (decision D-67). */
  state: TaskState | undefined;
  order: 'asc' | 'desc';
}

export interface TaskFiltersProps extends TaskChoice {
  onChange: (choice: TaskChoice) => void;
}

/** Which tasks to ask for, and from which end. */
export function TaskFilters({ state, order, onChange }: TaskFiltersProps) {
  const { t } = useText('dashboards');
  return (
    <div className="db-filters">
      <Select
        label={t('inventoryTasks.state')}
        value={state ?? ''}
        onChange={(value) => onChange({ order, state: TASK_STATES.find((known) => known === value) })}
        options={[
          { value: '', label: t('inventoryTasks.allStates') },
          ...TASK_STATES.map((value) => ({ value, label: t(`inventoryTasks.states.${value}`) })),
        ]}
      />
      <Select
        label={t('inventoryTasks.sort')}
        value={order}
        onChange={(value) => onChange({ state, order: value === 'asc' ? 'asc' : 'desc' })}
        options={[
          { value: 'desc', label: t('inventoryTasks.newest') },
          { value: 'asc', label: t('inventoryTasks.oldest') },
        ]}
      />
    </div>
  );
}
