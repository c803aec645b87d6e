import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { describedBy } from './described-by';
import { Field, type FieldProps } from './field';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id'>;

export interface InputProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** After the text: a unit or a fixed ending, which is read out with the field. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text field. */
export function Input({ label, help, error, note, onChange, suffix, className = '', ...rest }: InputProps) {
  const suffixId = useId();
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <div className="ic-input-box">
          <input
            {...rest}
            {...control}
            aria-describedby={describedBy(control['aria-describedby'], rest['aria-describedby'], suffix && suffixId)}
            className={`ic-input ${className}`}
            onChange={(event) => onChange(event.target.value)}
          />
          {suffix && <span id={suffixId}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
