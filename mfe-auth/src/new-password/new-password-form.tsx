import type { ApiResult } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { CODE, keyedMessage, passwordProblem, passwordRules, type Message, type PasswordFlags } from 'shared-kit/model';
import { Button, Form, FormActions, FormFailure, PasswordInput, useForm } from 'shared-kit/ui-core';
import { useState, type ReactNode } from 'react';
import { fieldOfProblem } from './password-problems';

export interface PasswordValues {
  /** Empty unless the form asks for it. */
  currentPassword: string;
  newPassword: string;
}

export interface NewPasswordFormProps {
  /** The form's name for screen readers. */
  title: string;
  /** The account of the password. Password managers store the password under it. */
  email: string;
  /** The roles of the account: pilots and checkers have six digits (D-30). Without them the platform refuses other passwords of pilots and checkers with 417. */
  flags?: PasswordFlags;
  asksCurrent?: boolean;
  /** The error text when the confirmation differs; by default the general one. */
  mismatch?: string;
  save: (values: PasswordValues) => Promise<ApiResult>;
  /** Called when the password is saved. The form ignores further submits until it has resolved. */
  onSaved: () => Promise<void>;
  /** Returns what to show instead of the general message, for problems that the page can help with. */
  explain?: (problem: Message) => ReactNode;
  /** Beside the submit button. */
  actions?: ReactNode;
}

/** The form for a new password, typed twice. It is used for the first password, for changing it, and after a mailed link. */
export function NewPasswordForm({
  title,
  email,
  flags,
  asksCurrent = false,
  mismatch,
  save,
  onSaved,
  explain,
  actions,
}: NewPasswordFormProps) {
  const { t } = useText('auth');
  const [keypad, setKeypad] = useState(false);
  const rulesFor = keypad ? { pilot: true } : flags;
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: ({ currentPassword, newPassword, confirmPassword }) => ({
      currentPassword: asksCurrent && currentPassword === '' ? t('chgPw.currentRequired') : undefined,
      newPassword: passwordProblem(newPassword, rulesFor) ?? undefined,
      confirmPassword: confirmPassword === newPassword ? undefined : (mismatch ?? keyedMessage('err.pwNoMatch')),
    }),
    submit: async ({ currentPassword, newPassword }) => {
      const result = await save({ currentPassword, newPassword });
      if (!result.ok && result.problem.code === CODE.pilotPassword) setKeypad(true);
      return result;
    },
    fieldOf: (problem) => {
      const field = fieldOfProblem(problem);
      return field === 'currentPassword' && !asksCurrent ? null : field;
    },
    done: onSaved,
  });
  const { failure } = form;

  return (
    <Form onSubmit={form.submit} aria-label={title}>
      {(failure && explain?.(failure)) || <FormFailure problem={failure} />}
      {/* Not visible. It tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {asksCurrent && (
        <PasswordInput {...form.field('currentPassword')} label={t('chgPw.currentPassword')} autoComplete="current-password" />
      )}
      <PasswordInput
        {...form.field('newPassword')}
        label={t('setPw.newPassword')}
        autoComplete="new-password"
        rules={passwordRules(rulesFor)}
      />
      <PasswordInput {...form.field('confirmPassword')} label={t('setPw.confirmPassword')} autoComplete="new-password" />
      <FormActions>
        <Button type="submit" variant="primary" loading={form.busy}>
          {t('setPw.submit')}
        </Button>
        {actions}
      </FormActions>
    </Form>
  );
}
