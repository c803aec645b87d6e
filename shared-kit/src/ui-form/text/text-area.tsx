import { Input } from 'antd';
import type { TextareaHTMLAttributes } from 'react';
import { Field } from '../../ui-core';
import type { FieldProps } from '../../ui-core/form/field';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { describedBy } from '../frame/described-by';

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'onResize' | 'value' | 'defaultValue' | 'id'>;

interface TextAreaProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
}

/** A labelled text of several lines. It grows with the text, in browsers that support that. */
export function TextArea({ label, help, error, note, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <AntdTheme>
          <Input.TextArea
            rows={3}
            {...rest}
            {...control}
            aria-describedby={describedBy(control['aria-describedby'], rest['aria-describedby'])}
            status={error ? 'error' : ''}
            onChange={(event) => onChange(event.target.value)}
          />
        </AntdTheme>
      )}
    </Field>
  );
}
