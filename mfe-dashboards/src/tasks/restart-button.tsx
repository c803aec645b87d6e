import { useText } from 'shared-kit/i18n';
import type { DomainRef, InventoryTask } from 'shared-kit/model';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons, Tooltip } from 'shared-kit/ui-overlay';
import { useTaskRestart } from './use-task-restart';

/**
 * Restarts a task. While a restart is pointless, the reason stands below the button in short, and the button can still be focused and pressed:
 * on hover, on focus, to screen readers and when pressed it tells the whole reason (TASK-07).
 */
export function RestartButton({ domainRef, task }: { domainRef: DomainRef; task: InventoryTask }) {
  const { t } = useText('dashboards');
  const { blocked, busy, ask } = useTaskRestart(domainRef, task);
  return (
    <span className="db-restart">
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
      {blocked !== undefined && <small className="ic-muted">{t('inventoryTasks.alreadyPending')}</small>}
    </span>
  );
}
