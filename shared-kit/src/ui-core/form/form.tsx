import { useRef, type FormHTMLAttributes, type ReactNode } from 'react';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
}

/** One column of fields; Enter submits. After a submit that left errors, the first wrong field gets the focus. */
export function Form({ onSubmit, children, className = '', ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = async () => {
    await onSubmit();
    // The errors are on screen only after React has rendered them.
    setTimeout(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      wrong?.focus({ preventScroll: true });
      // The whole field with its label and error, clear of the top bar.
      wrong?.closest('.ic-field')?.scrollIntoView({ block: 'nearest' });
    });
  };
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      className={`ic-form ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
    </form>
  );
}

/** The buttons that end a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="ic-actions">{children}</div>;
}
