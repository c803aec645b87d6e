import { Input as AntdInput } from 'antd';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { Field } from '../../ui-core';
import type { FieldProps } from '../../ui-core/form/field';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { describedBy } from '../frame/described-by';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'defaultValue' | 'id' | 'size' | 'prefix' | 'suffix'>;

interface InputProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** Inside, before the text: an icon. */
  prefix?: ReactNode;
  /**
   * Inside, after the text: a unit or a fixed ending, which is read out with the field. Pass an empty text until it is known: antd creates
   * a new input, without the focus, when the first suffix appears.
   */
  suffix?: ReactNode;
}

/** A labelled text field. */
export function Input({ label, help, error, note, onChange, suffix, ...rest }: InputProps) {
  const suffixId = useId();
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <AntdTheme>
          <AntdInput
            {...rest}
            {...control}
            aria-describedby={describedBy(control['aria-describedby'], rest['aria-describedby'], suffix ? suffixId : undefined)}
            status={error ? 'error' : ''}
            suffix={suffix !== undefined && <span id={suffixId}>{suffix}</span>}
            onChange={(event) => onChange(event.target.value)}
          />
        </AntdTheme>
      )}
    </Field>
  );
}
