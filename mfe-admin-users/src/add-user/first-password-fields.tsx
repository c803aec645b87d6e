import { useText } from 'shared-kit/i18n';
import { DEFAULT_PASSWORD, passwordRules } from 'shared-kit/model';
import { PasswordInput } from 'shared-kit/ui-core';
import type { UserForm } from './use-user-form';

/** An optional first password. Without it the user gets the default one (AUTH-20). */
export function FirstPasswordFields({ form: { values: draft, field } }: { form: UserForm }) {
  const { t } = useText('users');
  const { permissions, password } = draft;
  const rules = passwordRules({ pilot: permissions.includes('pilot'), checker: permissions.includes('checker') });
  const optional = password === '' ? t('addUsr.optional') : undefined;
  return (
    <>
      <PasswordInput
        {...field('password')}
        label={t('addUsr.password')}
        autoComplete="new-password"
        note={optional}
        help={t('addUsr.passwordHelp', { password: DEFAULT_PASSWORD })}
        rules={password === '' ? undefined : rules}
      />
      <PasswordInput {...field('confirmPassword')} label={t('addUsr.confirmPassword')} autoComplete="new-password" note={optional} />
    </>
  );
}
