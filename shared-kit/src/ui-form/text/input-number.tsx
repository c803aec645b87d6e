import { InputNumber as AntdInputNumber } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useLocale } from '../../i18n';
import { Field } from '../../ui-core';
import type { FieldProps } from '../../ui-core/form/field';
import { AntdTheme } from '../../ui-antd/antd-theme';

interface InputNumberProps extends FieldProps {
  value: number | null;
  /** Null when the field is empty or its text is not a number. */
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  name?: string;
  /** The limit for buttons and arrow keys. A typed number beyond it is kept, and the form shows the error. */
  min?: number;
  max?: number;
  step?: number;
  /** Digits after the decimal separator. */
  precision?: number;
  placeholder?: string;
  /** The unit after the number, such as "mm". */
  unit?: ReactNode;
  disabled?: boolean;
}

/** A labelled number field. Numbers have the decimal separator of the user's language and can be changed by arrow keys. */
export function InputNumber({ label, help, error, note, min, max, unit, onChange, ...rest }: InputNumberProps) {
  const decimalSeparator = useDecimalSeparator();
  const within = (value: number) => Math.min(max ?? value, Math.max(min ?? value, value));
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <AntdTheme>
          <AntdInputNumber<number>
            {...rest}
            {...control}
            aria-valuemin={min}
            aria-valuemax={max}
            status={error ? 'error' : ''}
            suffix={unit}
            decimalSeparator={decimalSeparator}
            onChange={onChange}
            onStep={(value) => within(value) !== value && onChange(within(value))}
          />
        </AntdTheme>
      )}
    </Field>
  );
}

function useDecimalSeparator(): string {
  const locale = useLocale();
  return useMemo(() => new Intl.NumberFormat(locale).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.', [locale]);
}
