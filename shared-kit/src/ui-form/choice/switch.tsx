import { Switch as AntdSwitch } from 'antd';
import { useId, type ReactNode } from 'react';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { describedBy } from '../../ui-core/form/described-by';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Under the label: its effect. */
  help?: ReactNode;
  /** Its label. Without one, give `aria-label`. */
  children?: ReactNode;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
}

/** An option that takes effect at once. */
export function Switch({ checked, onChange, disabled, help, children, ...aria }: SwitchProps) {
  const id = useId();
  return (
    <AntdTheme>
      <div className="ic-choice">
        <div className="ic-switch-row">
          <AntdSwitch
            {...aria}
            id={id}
            size="small"
            checked={checked}
            disabled={disabled}
            aria-labelledby={children ? `${id}-label` : undefined}
            aria-describedby={describedBy(aria['aria-describedby'], help ? `${id}-help` : undefined)}
            onChange={(on) => onChange(on)}
          />
          {children && (
            <label htmlFor={id} id={`${id}-label`}>
              {children}
            </label>
          )}
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
