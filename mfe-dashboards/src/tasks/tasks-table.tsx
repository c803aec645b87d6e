import { useText } from 'shared-kit/i18n';
import { TASK_LIMIT, type DomainRef, type InventoryTask } from 'shared-kit/model';
import { DataTable } from 'shared-kit/ui-data';
import type { ComponentProps } from 'react';
import { useSearchedOnly } from '../text/use-searched-only';
import { isRemovable, useTaskRemoval } from './use-task-removal';
import { useTaskColumns, type AddressFormat } from './use-task-columns';

export interface TasksTableProps extends Pick<ComponentProps<typeof DataTable<InventoryTask>>, 'loading' | 'filters' | 'empty'> {
  domainRef: DomainRef;
  tasks: readonly InventoryTask[];
  settings: AddressFormat;
}

const rowKey = ({ id }: InventoryTask) => id;

/** The tasks in the order of the query (D-67), until the user sorts by a column. */
export function TasksTable({ domainRef, tasks, settings, ...table }: TasksTableProps) {
  const { t } = useText('dashboards');
  const columns = useTaskColumns(domainRef, settings);
  const remove = useTaskRemoval(domainRef, tasks);
  const searchedOnly = useSearchedOnly(tasks.length, TASK_LIMIT);
  return (
    <DataTable
      {...table}
      searchedOnly={searchedOnly}
      id="tasks"
      label={t('inventoryTasks.table')}
      rows={tasks}
      columns={columns}
      rowKey={rowKey}
      selectable={isRemovable}
      onDelete={(selected) => void remove(selected)}
    />
  );
}
