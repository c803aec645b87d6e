import type { PageModule } from 'shared-kit/contract';
import { tasksOf } from 'shared-kit/firebase/data';
import { formatNumber, useText } from 'shared-kit/i18n';
import { TASK_LIMIT } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useLiveList } from 'shared-kit/state';
import { ActionButton, adoptStyles, Icon, Text } from 'shared-kit/ui-core';
import { DomainPage, useDomainSettings, useRouteDomain } from 'shared-kit/ui-domain';
import { icons } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import { NoTasks } from './no-tasks';
import { TaskFilters } from './task-filters';
import tasksCss from './tasks.css';
import { TasksTable } from './tasks-table';
import { useTaskFilter } from './use-task-filter';

adoptStyles(tasksCss);

/** With a filter in the URL, other tasks are asked for. */
export const queriesOf: PageModule['queriesOf'] = ({ ref, search }) => (search ? [] : [tasksOf(ref, { order: 'desc' })]);

/** `/company/{company}/domains/{domain}/tasks` (ROUTE-13): its inventory tasks, live (TASK-03). */
export default function TasksPage() {
  const { t, locale } = useText('dashboards');
  const navigate = useNavigate();
  const route = useRouteDomain();
  const { ref, domain } = route;
  const filtering = useTaskFilter();
  const { state, order } = filtering;
  const tasks = useLiveList(route.company ? tasksOf(ref, { order, ...(state && { state }) }) : null);
  // Rows are shown when the format of the domain's addresses is known: a later change of the format would change their height.
  const { status: settingsStatus, settings } = useDomainSettings(domain ? ref : null);
  const none = tasks.status === 'ready' && tasks.data.length === 0 && state === undefined;

  return (
    <DomainPage
      route={route}
      tab="tasks"
      title={t('inventoryTasks.title')}
      state={tasks.status === 'error' ? tasks : undefined}
      onRetry={tasks.retry}
      actions={
        <ActionButton
          action="inventoryTasks.create"
          keys="c"
          variant="primary"
          icon={<Icon of={icons.add} />}
          onRun={() => void navigate(paths.createTask(ref))}
        >
          {t('inventoryTasks.create')}
        </ActionButton>
      }
    >
      <TasksTable
        domainRef={ref}
        tasks={tasks.data}
        loading={tasks.status === 'loading' || settingsStatus === 'loading'}
        settings={settings}
        filters={!none && <TaskFilters {...filtering} />}
        empty={<NoTasks domainRef={ref} state={state} onShowAll={() => filtering.chooseState(undefined)} />}
      />
      {tasks.data.length >= TASK_LIMIT && <Text muted>{t('inventoryTasks.limit', { limit: formatNumber(TASK_LIMIT, locale) })}</Text>}
    </DomainPage>
  );
}
