import { useText } from 'shared-kit/i18n';
import type { DomainRef, InventoryTask } from 'shared-kit/model';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons, Tooltip } from 'shared-kit/ui-frame';
import { useTaskRestart } from './use-task-restart';

/**
 * Restarts a task. While a restart is pointless, the button can still be focused and pressed, so that it can tell the reason: on hover, on
 * focus, to screen readers, and when pressed (TASK-07).
 */
export function RestartButton({ domainRef, task }: { domainRef: DomainRef; task: InventoryTask }) {
  const { t } = useText('dashboards');
  const { blocked, busy, ask } = useTaskRestart(domainRef, task);
  return (
    <Tooltip text={blocked}>
      <Button
        size="small"
        icon={<Icon of={icons.restart} />}
        aria-label={t('inventoryTasks.restart', { task: task.name })}
        aria-disabled={blocked !== undefined || undefined}
        loading={busy}
        onClick={() => void ask()}
      >
        {t('inventoryTasks.restartShort')}
      </Button>
    </Tooltip>
  );
}
