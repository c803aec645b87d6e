import { useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { describedBy } from './described-by';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'checked'>;

interface CheckboxProps extends Native {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Shown as neither on nor off, for "select all" when only some are selected. */
  indeterminate?: boolean;
  /** Under the label: what ticking the box means. */
  help?: ReactNode;
  /** Its label. Without one, give `aria-label`. */
  children?: ReactNode;
}

/** A checkbox with its label beside it. */
export function Checkbox({ checked, onChange, indeterminate = false, help, children, ...rest }: CheckboxProps) {
  const helpId = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const label = (
    <label className={children ? 'ic-check' : 'ic-check ic-check-bare'}>
      <input
        {...rest}
        ref={box}
        type="checkbox"
        aria-describedby={describedBy(rest['aria-describedby'], help && helpId)}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children && <span>{children}</span>}
    </label>
  );
  if (!help) return label;
  return (
    <div className="ic-check-helped">
      {label}
      <div className="ic-help" id={helpId}>
        {help}
      </div>
    </div>
  );
}

/** An option that takes effect at once, the browser's own. Forms use `Switch` of ui-form. */
export function NativeSwitch(props: Omit<CheckboxProps, 'indeterminate' | 'help'>) {
  return <Checkbox {...props} role="switch" className="ic-switch" />;
}
