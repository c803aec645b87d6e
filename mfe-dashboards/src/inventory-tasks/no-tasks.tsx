import { useText } from 'shared-kit/i18n';
import type { DomainRef, TaskState } from 'shared-kit/model';
import { Button, ButtonLink } from 'shared-kit/ui-core';
import { EmptyState } from 'shared-kit/ui-display';
import { icons } from 'shared-kit/ui-frame';
import { paths } from '../paths';

export interface NoTasksProps {
  domainRef: DomainRef;
  /** The state that was asked for, which other tasks may not be in. */
  state: TaskState | undefined;
  onShowAll: () => void;
}

/** No task at all, or none in the chosen state, with the next step. */
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
