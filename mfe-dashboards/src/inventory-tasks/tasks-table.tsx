import { useText } from 'shared-kit/i18n';
import { formatAddress, type DomainRef, type DomainSettings, type InventoryTask } from 'shared-kit/model';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo, type ReactNode } from 'react';
import { RestartButton } from './restart-button';
import { TaskLink } from './task-link';
import { TaskStateTag, useTaskStateText } from './task-state';
import { isRemovable, useTaskRemoval } from './use-task-removal';

export interface TasksTableProps {
  domainRef: DomainRef;
  tasks: readonly InventoryTask[];
  loading: boolean;
  /** For the way addresses are written; without it they are shown as they are stored. */
  settings: Pick<DomainSettings, 'addrPattern' | 'addrPatternUser'> | undefined;
  empty: ReactNode;
}

const rowKey = ({ id }: InventoryTask) => id;

/** The tasks in the order they were asked for: the columns do not sort, the page's own choice does (decision D-67). */
export function TasksTable({ domainRef, tasks, loading, settings, empty }: TasksTableProps) {
  const { t } = useText('dashboards');
  const columns = useTaskColumns(domainRef, settings);
  const removal = useTaskRemoval(domainRef, tasks);
  return (
    <DataTable
      id="tasks"
      label={t('inventoryTasks.table')}
      rows={tasks}
      columns={columns}
      rowKey={rowKey}
      selectable={isRemovable}
      loading={loading}
      onDelete={(selected) => void removal.ask(selected)}
      empty={empty}
    />
  );
}

function useTaskColumns({ company, domain }: DomainRef, settings: TasksTableProps['settings']): Column<InventoryTask>[] {
  const { t } = useText('dashboards');
  const stateText = useTaskStateText();
  const { addrPattern = '', addrPatternUser = '' } = settings ?? {};
  return useMemo((): Column<InventoryTask>[] => {
    const ref = { company, domain };
    const examples = ({ exampleAddresses: { start, end } }: InventoryTask) =>
      [start, end]
        .filter((part) => part.length > 0)
        .map((part) => part.map((address) => formatAddress(address, addrPattern, addrPatternUser)).join(', '))
        .join(' … ');
    const unsorted = { sortable: false } as const;
    return [
      {
        ...unsorted,
        key: 'name',
        title: t('inventoryTasks.name'),
        value: ({ name }) => name,
        wrap: true,
        render: (task) => <TaskLink domainRef={ref} task={task} />,
      },
      {
        ...unsorted,
        key: 'state',
        title: t('inventoryTasks.state'),
        value: ({ state }) => state,
        text: ({ state }) => stateText(state),
        render: ({ state }) => <TaskStateTag state={state} />,
      },
      { ...unsorted, key: 'created', title: t('inventoryTasks.created'), kind: 'date', value: ({ createdDate }) => createdDate },
      { ...unsorted, key: 'addresses', title: t('inventoryTasks.addresses'), kind: 'number', value: ({ addressesCount }) => addressesCount },
      { ...unsorted, key: 'examples', title: t('inventoryTasks.examples'), value: examples, wrap: true },
      {
        ...unsorted,
        key: 'actions',
        title: t('inventoryTasks.actions'),
        value: () => null,
        exported: false,
        render: (task) => <RestartButton domainRef={ref} task={task} />,
      },
    ];
  }, [t, stateText, company, domain, addrPattern, addrPatternUser]);
}
