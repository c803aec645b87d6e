import { useText } from 'shared-kit/i18n';
import { ButtonLink, coreIcons, Icon } from 'shared-kit/ui-core';
import { useRegistry } from '../../registry/registry';
import { REMOTES_PATH } from './remotes-path';

/** Warns in the top bar that overrides are active, and links to the page that removes them. */
export function OverridesBadge() {
  const { t } = useText('common');
  const { registry } = useRegistry();
  const count = registry?.remotes.filter(({ overridden }) => overridden).length ?? 0;
  if (count === 0) return null;
  return (
    <span className="ic-overrides">
      <ButtonLink size="small" to={REMOTES_PATH} icon={<Icon of={coreIcons.warning} />}>
        {t('remotes.badge', { count })}
      </ButtonLink>
    </span>
  );
}
