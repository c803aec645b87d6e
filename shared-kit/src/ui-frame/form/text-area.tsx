import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from '../../ui-core';

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'id'>;

export interface TextAreaProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text of several lines. It grows with what is typed where browsers can do that by themselves. */
export function TextArea({ label, help, error, note, onChange, className = '', ...rest }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <textarea rows={3} {...rest} {...control} className={`ic-input ${className}`} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
