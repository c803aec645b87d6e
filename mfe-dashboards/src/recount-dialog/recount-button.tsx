import { useText } from 'shared-kit/i18n';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { useState } from 'react';
import type { RecountChoiceProps } from './recount-choice';
import { RecountDialog } from './recount-dialog';

/** Opens the choice of addresses for a task, among the tools of their table. All who may open these pages may create tasks (D-168). */
export function RecountButton(props: Omit<RecountChoiceProps, 'open' | 'onClose'>) {
  const { t } = useText('dashboards');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="text"
        icon={<Icon of={icons.tasks} />}
        aria-label={t('inventoryTasks.createFrom')}
        title={t('inventoryTasks.createFrom')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <RecountDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
