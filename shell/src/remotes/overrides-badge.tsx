import { useText } from 'shared-kit/i18n';
import { Button, coreIcons, Icon } from 'shared-kit/ui-core';
import { useRegistry } from '../federation/registry';

/** Says in the top bar that code of this machine runs in the console, and leads to where that can be undone. */
export function OverridesBadge({ onClick }: { onClick: () => void }) {
  const { t } = useText('common');
  const { registry } = useRegistry();
  const count = registry?.remotes.filter(({ overridden }) => overridden).length ?? 0;
  if (count === 0) return null;
  return (
    <Button size="small" className="ic-overrides" icon={<Icon of={coreIcons.warning} />} aria-haspopup="dialog" onClick={onClick}>
      {t('remotes.badge', { count })}
    </Button>
  );
}
