import { useText } from 'shared-kit/i18n';
import type { DomainRef, TaskState } from 'shared-kit/model';
import { Button, ButtonLink, EmptyState } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';

export interface NoTasksProps {
  domainRef: DomainRef;
  /** The state that tasks are filtered by. There may be tasks in other states. */
  state: TaskState | undefined;
  onShowAll: () => void;
}

/** Tells that there is no task, or none in the chosen state, and offers the next step. */
export function NoTasks({ domainRef, state, onShowAll }: NoTasksProps) {
  const { t } = useText('dashboards');
  if (state) {
    return (
      <EmptyState
        icon={icons.tasks}
        title={t('inventoryTasks.noneInState')}
        action={<Button onClick={onShowAll}>{t('inventoryTasks.showAll')}</Button>}
      >
        {t('inventoryTasks.noneInStateHelp')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icons.tasks}
      title={t('inventoryTasks.none')}
      action={<ButtonLink to={paths.createTask(domainRef)}>{t('inventoryTasks.createFirst')}</ButtonLink>}
    >
      {t('inventoryTasks.noneHelp')}
    </EmptyState>
  );
}
