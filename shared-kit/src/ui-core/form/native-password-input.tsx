import type { NativeInputProps } from './native-inputs';
import { PasswordFrame, type PasswordFrameProps } from './password-frame';

export interface NativePasswordInputProps extends Omit<NativeInputProps, 'type' | 'autoComplete'>, Pick<PasswordFrameProps, 'rules'> {
  /** `current-password` to sign in or to confirm the own identity, `new-password` to choose a password. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A labelled password field whose text can be shown, the browser's own. Forms after the sign-in use `PasswordInput` of ui-form. */
export function NativePasswordInput({ label, help, error, note, onChange, rules, ...rest }: NativePasswordInputProps) {
  return (
    <PasswordFrame label={label} help={help} error={error} note={note} value={rest.value} rules={rules} disabled={rest.disabled}>
      {(control, showButton) => (
        <div className="ic-input-box">
          <input
            {...rest}
            {...control}
            className="ic-input"
            onChange={(event) => onChange(event.target.value)}
            onBlur={(event) => {
              control.onBlur?.(event);
              rest.onBlur?.(event);
            }}
          />
          {showButton}
        </div>
      )}
    </PasswordFrame>
  );
}
