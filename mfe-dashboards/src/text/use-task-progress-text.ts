import { formatNumber, useText } from 'shared-kit/i18n';
import { taskProgress, type OpenTask } from 'shared-kit/model/overview';
import { useCallback } from 'react';

/** The progress of a task, such as "61 of 90 read", or that it has not started. */
export function useTaskProgressText(): (task: Pick<OpenTask, 'read' | 'addressesCount'>) => string {
  const { t, locale } = useText('dashboards');
  return useCallback(
    (task) => {
      if (taskProgress(task) === null) return t('overview.notStarted');
      return t('overview.progress', { read: formatNumber(task.read ?? 0, locale), total: formatNumber(task.addressesCount, locale) });
    },
    [t, locale],
  );
}
