import { auth } from 'shared-kit/firebase/auth';
import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, pastedEmail, problem as messageOf, stripAccents, type Message, type Outcome } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { Alert, Button, Form, FormActions, Input, useForm } from 'shared-kit/ui-core';
import { useState } from 'react';

export interface ForgotPasswordFormProps {
  /** The email to begin with. It was typed on another page or is that of the signed-in user. */
  email: string;
  onSent: (email: string) => void;
}

/** Asks for the email and requests the mail. The answer does not reveal whether the email has an account (D-04). */
export function ForgotPasswordForm({ email: initial, onSent }: ForgotPasswordFormProps) {
  const { t } = useText('auth');
  const messageText = useMessageText();
  const { snackbar } = useFeedback();
  const [problem, setProblem] = useState<Message>();
  const form = useForm({
    initial: { email: initial },
    validate: ({ email }) => {
      const checked = recoveryEmail(email);
      return checked.ok ? {} : { email: messageText(checked.problem) };
    },
    submit: async (values) => {
      setProblem(undefined);
      const checked = recoveryEmail(values.email);
      if (!checked.ok) return;
      const email = checked.value;
      const sent = await auth().sendPasswordReset(email);
      if (sent.ok) {
        snackbar({ message: messageOf(CODE.verificationSent, { args: [email] }), severity: 'success' });
        return onSent(email);
      }
      if (sent.problem.field === 'email') return { email: messageText(sent.problem) };
      setProblem(sent.problem);
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label={t('forgotPw.title')}>
      {problem && <Alert severity="error">{messageText(problem)}</Alert>}
      <Input
        {...form.field('email')}
        onChange={(typed) => form.set('email', stripAccents(typed))}
        label={t('forgotPw.email')}
        // Not `email`: with that type, browsers turn a domain with accents into Punycode before the form can remove the accents.
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormActions>
        <Button type="submit" variant="primary" block loading={form.busy}>
          {t('forgotPw.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}

/**
 * The email to mail to, without the accents that keyboards add (AUTH-05), or `invalidEmail` for a text that is no email (AUTH-04). Whether it has
 * an account is not checked (D-04).
 */
function recoveryEmail(typed: string): Outcome<string> {
  const email = stripAccents(pastedEmail(typed));
  return /^[^@\s]+@[^@\s]+$/.test(email)
    ? { ok: true, value: email }
    : { ok: false, problem: messageOf(CODE.invalidEmail, { field: 'email' }) };
}
