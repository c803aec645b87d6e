import { useState, type InputHTMLAttributes, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { MIN_PASSWORD_LENGTH, type PasswordRule } from '../../model';
import { Button } from '../button/button';
import { coreIcons } from '../icon/core-icons';
import { Icon } from '../icon/icon';
import { Field, type FieldProps } from './field';
import { PasswordRules } from './password-rules';

type PasswordControl = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'type' | 'minLength' | 'spellCheck' | 'autoCapitalize' | 'aria-describedby' | 'aria-invalid' | 'onKeyDown' | 'onKeyUp' | 'onClick' | 'onBlur'
>;

export interface PasswordFrameProps extends FieldProps {
  value: string;
  /** The rules under the field, from `passwordRules(profile)` of the model. Each is marked when the typed password meets it. */
  rules?: readonly PasswordRule[] | undefined;
  disabled?: boolean | undefined;
  /** Renders the input with the given attributes, and the button that shows the text at its end. */
  children: (control: PasswordControl, showButton: ReactNode) => ReactNode;
}

/**
 * The parts that every password field has around its input: a button that shows the text, a warning of Caps Lock (the most common reason
 * for a wrong password), and the rules.
 */
export function PasswordFrame({ value, rules, disabled, children, ...frame }: PasswordFrameProps) {
  const { t } = useText('common');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent | MouseEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...frame}>
      {(control, labelId) => (
        <>
          {children(
            {
              ...control,
              'aria-describedby': [control['aria-describedby'], rules && `${control.id}-rules`].filter(Boolean).join(' ') || undefined,
              type: shown ? 'text' : 'password',
              minLength: MIN_PASSWORD_LENGTH,
              spellCheck: false,
              autoCapitalize: 'none',
              onKeyDown: watch,
              onKeyUp: watch,
              onClick: watch,
              onBlur: () => setCapsLock(false),
            },
            <Button
              variant="text"
              icon={<Icon of={shown ? coreIcons.hide : coreIcons.show} />}
              // The name does not change with the state: `aria-pressed` tells it. Several such fields on a page differ by their labels.
              aria-label={t('form.showText')}
              aria-pressed={shown}
              aria-controls={control.id}
              aria-describedby={labelId}
              disabled={disabled}
              onClick={() => setShown(!shown)}
            />,
          )}
          <div className="ic-caps-lock" aria-live="polite">
            {capsLock && (
              <>
                <Icon of={coreIcons.warning} />
                <span>{t('form.capsLock')}</span>
              </>
            )}
          </div>
          {rules && <PasswordRules id={`${control.id}-rules`} rules={rules} password={value} />}
        </>
      )}
    </Field>
  );
}
