import { formatNumber, useText } from 'shared-kit/i18n';
import type { OpenTask } from 'shared-kit/model/overview';
import { useCallback } from 'react';

type Reading = Pick<OpenTask, 'read' | 'addressesCount'>;

/** How much of a task was read, 0 to 1; null while no session of it exists, or when it has no addresses. */
export function taskProgress({ read, addressesCount }: Reading): number | null {
  return read === null || addressesCount <= 0 ? null : Math.min(1, read / addressesCount);
}

/** The progress of a task, such as "61 of 90 read", or that it has not started. */
export function useTaskProgressText(): (task: Reading) => string {
  const { t, locale } = useText('dashboards');
  return useCallback(
    (task) => {
      if (taskProgress(task) === null) return t('overview.notStarted');
      return t('overview.progress', { read: formatNumber(task.read ?? 0, locale), total: formatNumber(task.addressesCount, locale) });
    },
    [t, locale],
  );
}
