import { resetUserPassword } from 'shared-kit/api';
import { profileOf } from 'shared-kit/firebase/data';
import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, fullName, keyedMessage, passwordProblem, passwordRules, problem, type UserProfile } from 'shared-kit/model';
import { useLiveOne } from 'shared-kit/state';
import { Alert, Button, Form, Icon, PasswordInput, useForm } from 'shared-kit/ui-core';
import { icons, Modal } from 'shared-kit/ui-overlay';
import { useId, useState } from 'react';
import { passFirstPassword } from '../first-password/first-password';

/** An administrator sets another user's password (PROFILE-09, D-3A). */
export function ResetPassword({ profile }: { profile: UserProfile }) {
  const { t } = useText('users');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon of={icons.key} />} onClick={() => setOpen(true)}>
        {t('profile.resetPassword')}
      </Button>
      {open && <ResetDialog profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
}

const isPasswordRule = (code: number | undefined) => code === CODE.passwordLength || code === CODE.pilotPassword;

const EMPTY = { newPassword: '', confirmPassword: '' };

function ResetDialog({ profile, onClose }: { profile: UserProfile; onClose: () => void }) {
  const { t } = useText('users');
  const messageText = useMessageText();
  const formId = useId();
  // The server refuses calls on behalf of a removed moderator, so name the parent only if they exist: their users need passwords too.
  const parent = useLiveOne(profile.parent === null ? null : profileOf(profile.parent)).data;
  const form = useForm({
    initial: EMPTY,
    validate: ({ newPassword, confirmPassword }) => ({
      newPassword: passwordProblem(newPassword, profile) ?? undefined,
      confirmPassword: newPassword === confirmPassword ? undefined : keyedMessage('err.pwNoMatch'),
    }),
    submit: async ({ newPassword }) => {
      const [company = ''] = profile.companies;
      const result = await resetUserPassword({
        company,
        parentUid: parent?.moderator ? parent.uid : undefined,
        uid: profile.uid,
        newPassword,
      });
      if (!result.ok) return result;
      passFirstPassword({ name: fullName(profile), email: profile.email, password: newPassword, reason: 'reset' });
      return { ok: true, message: problem(CODE.passwordUpdated) };
    },
    fieldOf: ({ field, code }) => (field === 'newPassword' || isPasswordRule(code) ? 'newPassword' : null),
    done: onClose,
  });

  return (
    <Modal
      open
      title={t('profile.resetTitle', { name: fullName(profile) })}
      onClose={onClose}
      closable={!form.busy}
      unsaved={form.dirty}
      width={440}
      footer={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {t('profile.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={form.busy}>
            {t('profile.resetSubmit')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit}>
        <p>{t('profile.resetText')}</p>
        <PasswordInput
          label={t('profile.newPassword')}
          autoComplete="new-password"
          rules={passwordRules(profile)}
          {...form.field('newPassword')}
        />
        <PasswordInput label={t('addUsr.confirmPassword')} autoComplete="new-password" {...form.field('confirmPassword')} />
        {form.failure && <Alert severity="error">{messageText(form.failure)}</Alert>}
      </Form>
    </Modal>
  );
}
