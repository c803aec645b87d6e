import { Radio } from 'antd';
import { useId, type ReactNode } from 'react';
import type { FieldProps } from '../../ui-core/form/field';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { GroupField } from '../group/group-field';

interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  /** A line under the label. */
  help?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<V extends string> extends FieldProps {
  value: V | null;
  onChange: (value: V) => void;
  onBlur?: () => void;
  options: readonly RadioOption<V>[];
  disabled?: boolean;
}

/** A choice of one of a few options, all visible. */
export function RadioGroup<V extends string>({ value, onChange, options, disabled, ...frame }: RadioGroupProps<V>) {
  const id = useId();
  return (
    <AntdTheme>
      <GroupField {...frame}>
        {() => (
          <div className="ic-choices">
            {options.map((option, index) => (
              <div className="ic-choice" key={option.value}>
                <Radio
                  name={id}
                  checked={option.value === value}
                  disabled={disabled || option.disabled}
                  aria-invalid={frame.error ? true : undefined}
                  aria-describedby={option.help ? `${id}-${index}-help` : undefined}
                  onChange={() => onChange(option.value)}
                >
                  {option.label}
                </Radio>
                {option.help && (
                  <div className="ic-help ic-choice-help" id={`${id}-${index}-help`}>
                    {option.help}
                  </div>
                )}
              </div>
            ))}
          </div>
        )}
      </GroupField>
    </AntdTheme>
  );
}
