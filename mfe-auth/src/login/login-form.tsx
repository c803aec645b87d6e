import { pastedEmail, type Message } from 'shared-kit/model';
import { auth } from 'shared-kit/firebase/auth';
import { formatDate, useMessageText, useText } from 'shared-kit/i18n';
import { useLocation, useNavigate } from 'shared-kit/router';
import { Alert, Button, Form, FormActions, Input, PasswordInput, useForm } from 'shared-kit/ui-core';
import { useEffect, useState } from 'react';
import { paths } from '../links/paths';
import { typedEmail } from './typed-email';

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * When to try again after too many attempts. The service does not say when, but each further attempt lengthens the wait. So the
 * advised wait starts with a minute and doubles with each refusal. `until` is in milliseconds since 1970.
 */
function useLockout() {
  const [{ until, wait }, setLock] = useState({ until: null as number | null, wait: FIRST_WAIT_MS });

  useEffect(() => {
    if (until === null) return;
    const over = setTimeout(() => setLock((lock) => ({ ...lock, until: null })), until - Date.now());
    return () => clearTimeout(over);
  }, [until]);
  return {
    until,
    refused: () => setLock({ until: Date.now() + wait, wait: Math.min(wait * 2, LONGEST_WAIT_MS) }),
  };
}

const MINUTE_MS = 60_000;

/** The form for email and password. Typed values stay when signing in fails. `loadingAccount`: signed in, but the account is still being read. */
export function LoginForm({ loadingAccount }: { loadingAccount: boolean }) {
  const { t, locale } = useText('auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  const messageText = useMessageText();
  const lockout = useLockout();
  const [problem, setProblem] = useState<Message>();
  const form = useForm({
    initial: { email: typedEmail(state), password: '' },
    validate: ({ email, password }) => ({
      ...(pastedEmail(email) === '' && { email: t('login.emailRequired') }),
      ...(password === '' && { password: t('login.passwordRequired') }),
    }),
    submit: async ({ email, password }) => {
      setProblem(undefined);
      const answer = await auth().signIn(pastedEmail(email), password);
      if (answer.ok) return;
      if (answer.problem.field === 'email') return { email: messageText(answer.problem) };
      if (answer.problem.key === 'err.tooManyAttempts') lockout.refused();
      else setProblem(answer.problem);
    },
  });
  const recover = () => navigate(paths.forgotPassword(), { state: { ...(state as object | null), email: pastedEmail(form.values.email) } });

  return (
    <Form onSubmit={form.submit} aria-label={t('login.title')}>
      {problem && <Alert severity="error">{messageText(problem)}</Alert>}
      {lockout.until !== null && (
        <Alert severity="warning">
          {t('login.lockedUntil', { time: formatDate(Math.ceil(lockout.until / MINUTE_MS) * MINUTE_MS, locale, 'time') })}
        </Alert>
      )}
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
        <Button type="submit" variant="primary" block loading={form.busy || loadingAccount}>
          {t('login.submit')}
        </Button>
        <Button variant="link" block onClick={() => void recover()}>
          {t('login.forgotPassword')}
        </Button>
      </FormActions>
    </Form>
  );
}
