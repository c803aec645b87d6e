import { Input } from 'antd';
import { PasswordFrame } from '../../ui-core';
import type { NativePasswordInputProps } from '../../ui-core/form/native-password-input';
import { AntdTheme } from '../../ui-antd/antd-theme';

/** A labelled password field among antd's controls. Its button is ours: antd's has no name, and no state that is read out. */
export function PasswordInput({ label, help, error, note, onChange, rules, ...rest }: Omit<NativePasswordInputProps, 'ref' | 'prefix' | 'size'>) {
  return (
    <PasswordFrame label={label} help={help} error={error} note={note} value={rest.value} rules={rules} disabled={rest.disabled}>
      {(control, showButton) => (
        <AntdTheme>
          <Input
            {...rest}
            {...control}
            className="ic-password"
            status={error ? 'error' : ''}
            suffix={showButton}
            onChange={(event) => onChange(event.target.value)}
            onBlur={(event) => {
              control.onBlur?.(event);
              rest.onBlur?.(event);
            }}
          />
        </AntdTheme>
      )}
    </PasswordFrame>
  );
}
