import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'checked'>;

interface NativeCheckboxProps extends Native {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Neither all nor none: the look of "select all" over a part. */
  indeterminate?: boolean;
  /** Its label. Without one, give `aria-label`. */
  children?: ReactNode;
}

/** A checkbox with its label beside it: the browser's own, light enough for each row of a table. Forms use `Checkbox` of ui-form. */
export function NativeCheckbox({ checked, onChange, indeterminate = false, children, ...rest }: NativeCheckboxProps) {
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

/** An option that takes effect at once, the browser's own. Forms use `Switch` of ui-form. */
export function NativeSwitch({ checked, onChange, children, ...rest }: Omit<NativeCheckboxProps, 'indeterminate'>) {
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
