import type { InputHTMLAttributes, Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id'>;

export interface NativeInputProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text field, the browser's own. Forms after the sign-in use `Input` of ui-form. */
export function NativeInput({ label, help, error, note, onChange, className = '', ...rest }: NativeInputProps) {
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <input {...rest} {...control} className={`ic-input ${className}`} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

interface NativeSelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'id'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/**
 * A labelled choice of a few options: the browser's own list, which phones show best. For many options, or several choices, use `Select` of
 * ui-form.
 */
export function NativeSelect({ label, help, error, note, onChange, options, ...rest }: NativeSelectProps) {
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <select {...rest} {...control} className="ic-input" onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
