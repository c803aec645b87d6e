import { useText } from 'shared-kit/i18n';
import { Icon, MenuButton } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { useState } from 'react';
import { CopyDialog, type CopiedLabel } from './copy-dialog';

/** The buttons that copy a saved label within its domain or to another domain of the company (ADD-11). */
export function LabelCopies(props: CopiedLabel) {
  const { t } = useText('labelEditor');
  const [copying, setCopying] = useState<'sameDomain' | 'otherDomain' | null>(null);
  return (
    <>
      <MenuButton
        label={t('copies.menu')}
        icon={<Icon of={icons.copy} />}
        end
        items={[
          { key: 'sameDomain', label: t('copies.duplicate'), icon: <Icon of={icons.copy} />, onSelect: () => setCopying('sameDomain') },
          { key: 'otherDomain', label: t('copies.toDomain'), icon: <Icon of={icons.domain} />, onSelect: () => setCopying('otherDomain') },
        ]}
      >
        {t('copies.menu')}
      </MenuButton>
      {copying && <CopyDialog {...props} toOtherDomain={copying === 'otherDomain'} onClose={() => setCopying(null)} />}
    </>
  );
}
