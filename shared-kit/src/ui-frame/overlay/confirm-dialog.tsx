import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { Button, Checkbox } from '../../ui-core';
import { Modal } from './modal';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message?: ReactNode;
  /** What will be lost; it must be ticked before Confirm is enabled (SHELL-07, SHELL-15). */
  checkbox?: string | undefined;
  danger?: boolean;
  /** By default Confirm. */
  confirmLabel?: string | undefined;
  /** By default Cancel. */
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something happens. The tick is asked for anew each time. */
export function ConfirmDialog({ open, title, message, checkbox, danger, confirmLabel, cancelLabel, onConfirm, onCancel }: ConfirmDialogProps) {
  const { t } = useText('common');
  const [ticked, setTicked] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTicked(false);
  }
  return (
    <Modal
      open={open}
      title={title}
      onClose={onCancel}
      width={440}
      footer={
        <>
          <Button onClick={onCancel}>{cancelLabel ?? t('action.cancel')}</Button>
          <Button variant="primary" danger={danger} disabled={checkbox !== undefined && !ticked} onClick={onConfirm}>
            {confirmLabel ?? t('action.confirm')}
          </Button>
        </>
      }
    >
      <div className="ic-confirm">
        {message && <div>{message}</div>}
        {checkbox !== undefined && (
          <Checkbox checked={ticked} onChange={setTicked}>
            {checkbox}
          </Checkbox>
        )}
      </div>
    </Modal>
  );
}
