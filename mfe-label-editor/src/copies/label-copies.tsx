import { useText } from 'shared-kit/i18n';
import type { LabelDesign } from 'shared-kit/model';
import { Icon } from 'shared-kit/ui-core';
import { icons, MenuButton } from 'shared-kit/ui-frame';
import { useState } from 'react';
import { CopyDialog } from './copy-dialog';

export interface LabelCopiesProps {
  /** The label as it is stored: what was drawn since is not copied. */
  label: LabelDesign;
  company: string;
  domain: string;
  /** Whether there are unsaved changes, which the dialog then mentions. */
  dirty?: boolean;
}

/** The buttons that copy a saved label within its domain or to another domain of the company (ADD-11). */
export function LabelCopies(props: LabelCopiesProps) {
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
