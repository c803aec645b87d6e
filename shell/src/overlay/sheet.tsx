import { useText } from 'shared-kit/i18n';
import { Button, coreIcons, Icon } from 'shared-kit/ui-core';
import { useId, type ReactNode } from 'react';
import { NativeDialog } from './native-dialog';

export interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog to look something up, with a title and a close button. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { t } = useText('common');
  const id = useId();
  return (
    <NativeDialog className="ic-sheet" labelledBy={id} onClose={onClose}>
      <div className="ic-sheet-head">
        <h2 className="ic-heading" id={id}>
          {title}
        </h2>
        <Button variant="text" icon={<Icon of={coreIcons.close} />} aria-label={t('action.close')} onClick={onClose} />
      </div>
      <div className="ic-sheet-body">{children}</div>
    </NativeDialog>
  );
}
