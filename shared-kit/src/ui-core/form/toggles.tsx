import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'checked'>;

export interface CheckboxProps extends Native {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Neither all nor none: the look of "select all" over a part. */
  indeterminate?: boolean;
  /** Its label. Without one, give `aria-label`. */
  children?: ReactNode;
}

export function Checkbox({ checked, onChange, indeterminate = false, children, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={children ? 'ic-check' : 'ic-check ic-check-bare'}>
      <input {...rest} ref={box} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {children && <span>{children}</span>}
    </label>
  );
}

/** An option that takes effect at once. */
export function Switch({ checked, onChange, children, ...rest }: Omit<CheckboxProps, 'indeterminate'>) {
  return (
    <label className="ic-check">
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="ic-switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children && <span>{children}</span>}
    </label>
  );
}
