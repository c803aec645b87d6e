import { useEffect, useState } from 'react';
import { useText } from '../../i18n';
import { useFeedback } from '../../state';
import { Button, Icon } from '../../ui-core';
import type { ButtonProps } from '../../ui-core/button/button';
import { Field } from '../../ui-core/form/field';
import { icons } from '../display/icons';
import { Modal } from '../overlay/dialogs';
import { copyText } from './copy-text';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'icon' | 'children'> {
  text: string;
  /** The name of the button, with what it copies. */
  label: string;
  /** The message after copying. */
  done: string;
  /** Shows only the icon; `label` is its accessible name then. */
  iconOnly?: boolean;
}

const DONE_MS = 2000;

/** Copies a text and confirms it. If the browser does not allow that, it shows the whole text to be copied by hand. */
export function CopyButton({ text, label, done, iconOnly, ...button }: CopyButtonProps) {
  const { t } = useText('common');
  const { snackbar } = useFeedback();
  const [copied, setCopied] = useState(false);
  const [byHand, setByHand] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (!(await copyText(text))) return setByHand(true);
    setCopied(true);
    snackbar({ message: done, severity: 'success' });
  };
  return (
    <>
      <Button
        {...button}
        icon={<Icon of={copied ? icons.done : icons.copy} />}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? label : undefined}
        onClick={() => void copy()}
      >
        {iconOnly ? undefined : label}
      </Button>
      <Modal open={byHand} title={label} onClose={() => setByHand(false)} unsaved={false}>
        <Field label={t('copy.text')} help={t('copy.byHand')}>
          {(control) => <input {...control} className="ic-input" value={text} readOnly />}
        </Field>
      </Modal>
    </>
  );
}
