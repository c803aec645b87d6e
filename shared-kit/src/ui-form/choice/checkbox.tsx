import { Checkbox as AntdCheckbox } from 'antd';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { describedBy } from '../frame/described-by';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'disabled' | 'tabIndex' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'
>;

interface CheckboxProps extends Native {
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  onKeyDown?: (event: React.KeyboardEvent<HTMLElement>) => void;
  /** Neither all nor none: the look of "select all" over a part. */
  indeterminate?: boolean;
  /** Under the label: what ticking it means. */
  help?: ReactNode;
  /** Its label. Without one, give `aria-label`. */
  children?: ReactNode;
}

/** A checkbox with its label beside it. */
export function Checkbox({ onChange, help, children, ...rest }: CheckboxProps) {
  const helpId = useId();
  return (
    <AntdTheme>
      <div className="ic-choice">
        <AntdCheckbox
          {...rest}
          aria-describedby={describedBy(rest['aria-describedby'], help ? helpId : undefined)}
          onChange={(event) => onChange(event.target.checked)}
        >
          {children}
        </AntdCheckbox>
        {help && (
          <div className="ic-help ic-choice-help" id={helpId}>
            {help}
          </div>
        )}
      </div>
    </AntdTheme>
  );
}
