import { formatList, useText } from 'shared-kit/i18n';
import { formatAddress, SNACKBAR_MS, type DomainRef, type DomainSettings, type InventoryTask } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { useFeedback } from 'shared-kit/state';
import type { Column } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import { paths } from '../links/paths';
import { RestartButton } from './restart-button';
import { TaskProgress } from './task-progress';
import { TaskStateTag, useTaskStateText } from './task-state';

/** The format of addresses. Without it, addresses are shown as they are stored. */
export type AddressFormat = Pick<DomainSettings, 'addrPattern' | 'addrPatternUser'> | undefined;

/** Opens the session of a task (D-68). Before the task is completed, the link only says that it is not (TASK-08). */
function TaskLink({ domainRef, task }: { domainRef: DomainRef; task: InventoryTask }) {
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

/** The columns of the tasks, with their actions. */
export function useTaskColumns({ company, domain }: DomainRef, settings: AddressFormat): Column<InventoryTask>[] {
  const { t, locale } = useText('dashboards');
  const stateText = useTaskStateText();
  const { addrPattern = '', addrPatternUser = '' } = settings ?? {};
  return useMemo((): Column<InventoryTask>[] => {
    const ref = { company, domain };
    const examples = ({ exampleAddresses: { start, end } }: InventoryTask) =>
      [start, end]
        .filter((part) => part.length > 0)
        .map((part) =>
          formatList(
            part.map((address) => formatAddress(address, addrPattern, addrPatternUser)),
            locale,
            'unit',
          ),
        );
    return [
      {
        key: 'name',
        title: t('inventoryTasks.name'),
        value: ({ name }) => name,
        wrap: true,
        render: (task) => <TaskLink domainRef={ref} task={task} />,
      },
      {
        key: 'state',
        title: t('inventoryTasks.state'),
        // The table is sorted and searched by the name that the user sees.
        value: ({ state }) => stateText(state),
        words: true,
        render: (task) => (
          <span className="db-task-state">
            <TaskStateTag state={task.state} />
            <TaskProgress domainRef={ref} task={task} />
          </span>
        ),
      },
      { key: 'created', title: t('inventoryTasks.created'), kind: 'date', relative: true, value: ({ createdDate }) => createdDate },
      { key: 'addresses', title: t('inventoryTasks.addresses'), kind: 'number', value: ({ addressesCount }) => addressesCount },
      {
        key: 'examples',
        title: t('inventoryTasks.examples'),
        value: (task) => examples(task).join(' … '),
        alsoFoundBy: ({ exampleAddresses: { start, end } }) => [...start, ...end].join('\n'),
        sortable: false,
        render: (task) => <Examples parts={examples(task)} />,
      },
      {
        key: 'actions',
        title: t('inventoryTasks.actions'),
        kind: 'actions',
        value: () => null,
        render: (task) => <RestartButton domainRef={ref} task={task} />,
      },
    ];
  }, [t, locale, stateText, company, domain, addrPattern, addrPatternUser]);
}

/** The first addresses and the last ones, each on a line of its own. */
function Examples({ parts: [first, last] }: { parts: readonly string[] }) {
  if (last === undefined) return first ?? '';
  return (
    <span className="db-examples">
      <span>{`${first} … `}</span>
      <span>{last}</span>
    </span>
  );
}
