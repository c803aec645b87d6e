import { Switch as AntdSwitch } from 'antd';
import { useId, type ReactNode } from 'react';
import { AntdTheme } from '../../ui-antd/antd-theme';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Under the label: its effect. */
  help?: ReactNode;
  /** Its label. */
  children: ReactNode;
}

/** An option that takes effect at once. */
export function Switch({ checked, onChange, disabled, help, children }: SwitchProps) {
  const id = useId();
  return (
    <AntdTheme>
      <div className="ic-choice">
        <div className="ic-switch-row">
          <AntdSwitch
            id={id}
            size="small"
            checked={checked}
            disabled={disabled}
            aria-labelledby={`${id}-label`}
            aria-describedby={help ? `${id}-help` : undefined}
            onChange={(on) => onChange(on)}
          />
          <label htmlFor={id} id={`${id}-label`}>
            {children}
          </label>
        </div>
        {help && (
          <div className="ic-help ic-switch-help" id={`${id}-help`}>
            {help}
          </div>
        )}
      </div>
    </AntdTheme>
  );
}
