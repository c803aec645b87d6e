import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from '../../ui-core/form/field';
import { describedBy } from '../../ui-core/form/described-by';

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'defaultValue' | 'id'>;

interface TextAreaProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
}

/** A labelled text of several lines. It grows with the text, in browsers that support that. */
export function TextArea({ label, help, error, note, onChange, className = '', ...rest }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          aria-describedby={describedBy(control['aria-describedby'], rest['aria-describedby'])}
          className={`ic-input ${className}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
