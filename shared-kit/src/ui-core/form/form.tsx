import { useRef, useState, type FormHTMLAttributes, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { SNACKBAR_MS } from '../../model';
import { useFeedback } from '../../state';
import { Button } from '../button/button';
import { Alert } from '../feedback/alert';
import { isWaiting, OFFER_AFTER_MS, stopWaiting } from './waiting';

/** The texts of the fields that browsers and password managers fill, by name. Some fill them without an event, so that React does not notice. */
export type FilledFields = ReadonlyMap<string, string>;

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** Sends the values. If it does not send, it returns the texts of the errors. */
  onSubmit: (filled: FilledFields) => void | Promise<readonly string[] | void>;
  children: ReactNode;
}

const filledFields = (form: HTMLFormElement): FilledFields =>
  new Map(
    [...form.querySelectorAll<HTMLInputElement>('input[autocomplete]:not([autocomplete=off])')].map(({ name, value }) => [name, value]),
  );

/**
 * One column of fields; Enter submits. After a submit with errors the first wrong field gets the focus, unless the user has continued in the
 * form meanwhile, because typed text must not get into another field. The user can stop waiting for a long submit; what was typed stays.
 */
export function Form({ onSubmit, children, className = '', ...rest }: FormProps) {
  const { snackbar } = useFeedback();
  const form = useRef<HTMLFormElement>(null);
  const steps = useRef(0);
  const { t } = useText('common');
  const [isLong, setLong] = useState(false);
  const goOn = () => void (steps.current += 1);
  const submit = async (filled: FilledFields) => {
    const before = steps.current;
    const offer = setTimeout(() => setLong(isWaiting()), OFFER_AFTER_MS);
    let errors: readonly string[];
    try {
      errors = (await onSubmit(filled)) ?? [];
    } finally {
      clearTimeout(offer);
      setLong(false);
    }
    // The errors are on screen only after React has rendered them.
    setTimeout(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      // Errors of fields that the form does not show. Without their texts the user would not know why the form is not sent.
      const unseen = errors.filter((error) => !form.current?.textContent.includes(error));
      if (!wrong && unseen.length > 0) snackbar({ message: unseen.join(' '), severity: 'error', duration: SNACKBAR_MS.error });
      if (steps.current !== before) return;
      wrong?.focus({ preventScroll: true });
      // Scroll to the whole field with its label and error, below the top bar.
      wrong?.closest('.ic-field')?.scrollIntoView({ block: 'nearest' });
    });
  };
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      className={`ic-form ${className}`}
      onInput={goOn}
      onFocus={goOn}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(filledFields(event.currentTarget));
      }}
    >
      {children}
      {isLong && (
        <Alert severity="info" action={<Button onClick={stopWaiting}>{t('form.stopWaiting')}</Button>}>
          {t('form.waiting')}
        </Alert>
      )}
    </form>
  );
}

/** The buttons at the end of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="ic-actions">{children}</div>;
}
