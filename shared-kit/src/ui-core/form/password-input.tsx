import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useText } from '../../i18n';
import { MIN_PASSWORD_LENGTH, type PasswordRule } from '../../model';
import { Button } from '../button';
import { coreIcons } from '../icon/core-icons';
import { Icon } from '../icon/icon';
import { Field } from './field';
import type { InputProps } from './inputs';
import { PasswordRules } from './password-rules';

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'autoComplete'> {
  /** `current-password` where somebody signs in or confirms who they are, `new-password` where one is chosen. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** Shown under the field, each marked once what is typed meets it: `passwordRules(profile)` of the model. */
  rules?: readonly PasswordRule[];
}

/** A labelled password field whose text can be shown. It warns of Caps Lock, the commonest reason for a wrong one. */
export function PasswordInput({ label, help, error, note, onChange, rules, ...rest }: PasswordInputProps) {
  const { t } = useText('common');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent | MouseEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control, labelId) => (
        <>
          <div className="ic-input-box">
            <input
              minLength={MIN_PASSWORD_LENGTH}
              spellCheck={false}
              autoCapitalize="none"
              {...rest}
              {...control}
              aria-describedby={[control['aria-describedby'], rules && `${control.id}-rules`].filter(Boolean).join(' ') || undefined}
              type={shown ? 'text' : 'password'}
              className="ic-input"
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={watch}
              onKeyUp={watch}
              onClick={watch}
              onBlur={(event) => {
                setCapsLock(false);
                rest.onBlur?.(event);
              }}
            />
            <Button
              variant="text"
              icon={<Icon of={shown ? coreIcons.hide : coreIcons.show} />}
              // The name stays as it is: the pressed state says the rest. Several such fields on a page differ by their labels.
              aria-label={t('form.showText')}
              aria-pressed={shown}
              aria-controls={control.id}
              aria-describedby={labelId}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            />
          </div>
          <div className="ic-caps-lock" aria-live="polite">
            {capsLock && (
              <>
                <Icon of={coreIcons.warning} />
                {t('form.capsLock')}
              </>
            )}
          </div>
          {rules && <PasswordRules id={`${control.id}-rules`} rules={rules} password={rest.value} />}
        </>
      )}
    </Field>
  );
}
