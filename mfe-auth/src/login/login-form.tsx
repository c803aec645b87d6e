import type { Message } from 'shared-kit/model';
import { auth } from 'shared-kit/firebase/auth';
import { useMessageText, useText } from 'shared-kit/i18n';
import { paths, useNavigate } from 'shared-kit/router';
import { Alert, Button, Form, FormActions, Input, PasswordInput, useForm } from 'shared-kit/ui-core';
import { useState } from 'react';

/** Email and password. What was typed stays whatever the answer is; `entering` while the account is still being read. */
export function LoginForm({ entering }: { entering: boolean }) {
  const { t } = useText('auth');
  const navigate = useNavigate();
  const say = useMessageText();
  const [problem, setProblem] = useState<Message>();
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      ...(email.trim() === '' && { email: t('login.emailRequired') }),
      ...(password === '' && { password: t('login.passwordRequired') }),
    }),
    submit: async ({ email, password }) => {
      setProblem(undefined);
      const answer = await auth().signIn(email.trim(), password);
      if (!answer.ok) setProblem(answer.problem);
    },
  });

  return (
    <Form onSubmit={form.submit} aria-label={t('login.title')}>
      {problem && <Alert severity="error">{say(problem)}</Alert>}
      <Input
        {...form.field('email')}
        label={t('login.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput {...form.field('password')} label={t('login.password')} autoComplete="current-password" />
      <FormActions>
        <Button type="submit" variant="primary" block loading={form.busy || entering}>
          {t('login.submit')}
        </Button>
        <Button variant="link" block onClick={() => void navigate(paths.forgotPassword())}>
          {t('login.forgotPassword')}
        </Button>
      </FormActions>
    </Form>
  );
}
