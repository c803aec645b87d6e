import { useText } from 'shared-kit/i18n';
import { Icon, MenuButton } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { useState } from 'react';
import { CopyDialog, type CopiedLabel } from './copy-dialog';

/** The buttons that copy a saved label within its domain or to another domain of the company (ADD-11). */
export function LabelCopies(props: CopiedLabel) {
  const { t } = useText('labelEditor');
  const [copying, setCopying] = useState<'here' | 'elsewhere' | null>(null);
  return (
    <>
      <MenuButton
        label={t('copies.menu')}
        icon={<Icon of={icons.copy} />}
        end
        items={[
          { key: 'here', label: t('copies.duplicate'), icon: <Icon of={icons.copy} />, onSelect: () => setCopying('here') },
          { key: 'elsewhere', label: t('copies.toDomain'), icon: <Icon of={icons.domain} />, onSelect: () => setCopying('elsewhere') },
        ]}
      >
        {t('copies.menu')}
      </MenuButton>
      {copying && <CopyDialog {...props} elsewhere={copying === 'elsewhere'} onClose={() => setCopying(null)} />}
    </>
  );
}
