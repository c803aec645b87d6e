import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useText } from '../../i18n';
import { MIN_PASSWORD_LENGTH, type PasswordRule } from '../../model';
import { Button } from '../button/button';
import { coreIcons } from '../icon/core-icons';
import { Icon } from '../icon/icon';
import { describedBy } from './described-by';
import { Field } from './field';
import type { InputProps } from './inputs';
import { PasswordRules } from './password-rules';

interface PasswordInputProps extends Omit<InputProps, 'type' | 'autoComplete' | 'suffix'> {
  /** `current-password` to sign in or to confirm an identity, `new-password` to choose a password. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** The rules under the field, from `passwordRules(profile)` of the model. Each is marked when the typed password meets it. */
  rules?: readonly PasswordRule[] | undefined;
}

/**
 * A labelled password field: with a button that shows the text, a warning of Caps Lock (the most common reason for a wrong password), and the
 * rules.
 */
export function PasswordInput({ label, help, error, note, onChange, rules, ...rest }: PasswordInputProps) {
  const { t } = useText('common');
  const [isTextShown, setTextShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent | MouseEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control, labelId) => (
        <>
          <div className="ic-input-box">
            <input
              {...rest}
              {...control}
              aria-describedby={describedBy(control['aria-describedby'], rules && `${control.id}-rules`)}
              className="ic-input"
              type={isTextShown ? 'text' : 'password'}
              minLength={MIN_PASSWORD_LENGTH}
              spellCheck={false}
              autoCapitalize="none"
              onKeyDown={watch}
              onKeyUp={watch}
              onClick={watch}
              onChange={(event) => onChange(event.target.value)}
              onBlur={(event) => {
                setCapsLock(false);
                rest.onBlur?.(event);
              }}
            />
            <Button
              variant="text"
              icon={<Icon of={isTextShown ? coreIcons.hide : coreIcons.show} />}
              // The name does not change with the state, which `aria-pressed` announces. The field's label tells several such buttons apart.
              aria-label={t('form.showText')}
              aria-pressed={isTextShown}
              aria-controls={control.id}
              aria-describedby={labelId}
              disabled={rest.disabled}
              onClick={() => setTextShown(!isTextShown)}
            />
          </div>
          {/* eslint-disable-next-line inventory/no-live-region -- only the Caps Lock key changes it */}
          <div className="ic-caps-lock" aria-live="polite">
            {capsLock && (
              <>
                <Icon of={coreIcons.warning} />
                <span>{t('form.capsLock')}</span>
              </>
            )}
          </div>
          {rules && <PasswordRules id={`${control.id}-rules`} rules={rules} password={rest.value} />}
        </>
      )}
    </Field>
  );
}
