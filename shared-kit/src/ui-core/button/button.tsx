import { useState, type ButtonHTMLAttributes, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Link } from '../../router';
import { OwnText } from '../text/own-text';

interface Looks {
  /** `primary` at most once on a page; `text` for toolbars; `link` inside sentences. */
  variant?: 'default' | 'primary' | 'text' | 'link';
  /** Deletes or ends something. */
  danger?: boolean;
  size?: 'medium' | 'small';
  icon?: ReactNode;
  /** Fills the width of its container. */
  block?: boolean;
}

export interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows that its action is running and ignores presses. The name stays the same, for screen readers and tests. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function classes({ variant = 'default', danger, size, icon, block }: Looks, children: ReactNode, extra = ''): string {
  return [
    'ic-button',
    variant !== 'default' && `ic-button-${variant}`,
    danger && 'ic-button-danger',
    size === 'small' && 'ic-button-small',
    icon && !children && 'ic-button-icon',
    block && 'ic-button-block',
    extra,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The console's button. A press that disables it leaves it the focus until the user moves on. */
export function Button({ variant, danger, size, icon, block, loading, className, children, onClick, ...rest }: ButtonProps) {
  // From a press until the focus leaves.
  const [isPressed, setPressed] = useState(false);
  return (
    <button
      type="button"
      {...rest}
      className={classes({ variant, danger, size, icon, block }, children, className)}
      // Not `disabled` by its own press: a disabled button loses the focus, and Tab would start at the top of the page again.
      disabled={rest.disabled && !isPressed}
      aria-disabled={loading || (isPressed && rest.disabled) || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (loading || rest.disabled) event.preventDefault();
        else {
          setPressed(true);
          onClick?.(event);
        }
      }}
      onBlur={(event) => {
        setPressed(false);
        rest.onBlur?.(event);
      }}
    >
      {loading ? <span className="ic-button-busy" /> : icon}
      <OwnText>{children}</OwnText>
    </button>
  );
}

type ButtonLinkProps = Looks & Omit<ComponentProps<typeof Link>, 'className'>;

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, danger, size, icon, block, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes({ variant, danger, size, icon, block }, children)}>
      {icon}
      <OwnText>{children}</OwnText>
    </Link>
  );
}
