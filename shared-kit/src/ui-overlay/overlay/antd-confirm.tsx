import { useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { Button, Checkbox, WithNames } from '../../ui-core';
import type { ConfirmRequest } from '../../state/feedback.slice';
import AntdModal from './antd-modal';

export interface ConfirmDialogProps extends Omit<ConfirmRequest, 'message'> {
  open: boolean;
  message?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * The initial focus is where Enter does no harm: on the checkbox, on Cancel for a dangerous action, else on the confirm button. The
 * checkbox starts unticked each time.
 */
export default function AntdConfirm({
  open,
  title,
  message,
  checkbox,
  names = [],
  danger,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useText('common');
  const form = useId();
  const content = useRef<HTMLFormElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const [ticked, setTicked] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTicked(false);
  }
  const named = (text: ReactNode) => (typeof text === 'string' ? <WithNames text={text} names={names} /> : text);
  return (
    <AntdModal
      open={open}
      title={named(title)}
      onClose={onCancel}
      onOpened={() => (content.current?.querySelector('input') ?? (danger ? cancel : confirm).current)?.focus()}
      width={440}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {cancelLabel ?? t('action.cancel')}
          </Button>
          <Button ref={confirm} type="submit" form={form} variant="primary" danger={danger} disabled={checkbox !== undefined && !ticked}>
            {named(confirmLabel)}
          </Button>
        </>
      }
    >
      <form
        ref={content}
        id={form}
        className="ic-confirm"
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        {message && <div>{named(message)}</div>}
        {checkbox !== undefined && (
          <Checkbox checked={ticked} onChange={setTicked}>
            {named(checkbox)}
          </Checkbox>
        )}
      </form>
    </AntdModal>
  );
}
