import { auth } from 'shared-kit/firebase/auth';
import { useText } from 'shared-kit/i18n';
import { EMAIL_VERIFIED_REDIRECT_MS, SNACKBAR_MS, type Message } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useFeedback } from 'shared-kit/state';
import { Alert, ButtonLink, FormActions, Skeleton, Text, WithNames } from 'shared-kit/ui-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { AuthCard } from '../card/auth-card';
import { paths } from '../links/paths';
import { LinkProblem } from './link-problem';
import { verifiedAlready, verifyOnce } from './verify-once';

/**
 * Verifies an email as soon as its link is opened, waits until all servers have the change, reads the user again and goes to the
 * start page with a message that says so (AUTH-11, D-19).
 */
export function VerifyEmail({ code }: { code: string }) {
  const { t } = useText('auth');
  const navigate = useNavigate();
  const { backdrop, snackbar } = useFeedback();
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<Message>();
  const [email, setEmail] = useState<string>();
  /** The email of the signed-in user, when the link failed but the email is verified already. */
  const [settled, setSettled] = useState<string>();

  const welcome = useEffectEvent(async (verified: string) => {
    // When the reload fails, the next page asks for the verification and reads the user again.
    await auth().reload();
    const other = auth().currentUser()?.email ?? verified;
    snackbar({
      message: other === verified ? t('emailHandler.emailVerified') : t('emailHandler.otherVerified', { email: verified, other }),
      severity: 'success',
      duration: SNACKBAR_MS.emailVerified,
    });
    void navigate(paths.home(), { replace: true });
  });
  const onVerified = useEffectEvent((verified: string) => {
    setEmail(verified);
    backdrop(t('emailHandler.verifiedWait', { email: verified }));
  });

  useEffect(() => {
    let leave = () => {};
    let isMounted = true;
    void verifyOnce(code).then(async (outcome) => {
      const before = outcome.ok ? undefined : await verifiedAlready(outcome.problem);
      if (!isMounted) return;
      setSettled(before);
      if (!outcome.ok) return setProblem(outcome.problem);
      onVerified(outcome.value.email);
      const wait = setTimeout(() => {
        backdrop(null);
        void welcome(outcome.value.email);
      }, EMAIL_VERIFIED_REDIRECT_MS);
      leave = () => {
        clearTimeout(wait);
        backdrop(null);
      };
    });
    return () => {
      isMounted = false;
      leave();
    };
  }, [attempt, backdrop, code]);

  const retry = () => {
    setProblem(undefined);
    setAttempt((before) => before + 1);
  };
  return (
    <AuthCard title={t('emailHandler.verifyTitle')}>
      {problem && (settled ? <VerifiedAlready email={settled} /> : <LinkProblem problem={problem} onRetry={retry} verifies />)}
      {!problem && email && (
        <Alert severity="success">
          <WithNames text={t('emailHandler.verifiedWait', { email })} names={[email]} />
        </Alert>
      )}
      {!problem && !email && (
        // eslint-disable-next-line inventory/no-live-region -- the text never changes
        <div role="status" aria-busy="true">
          <Text muted>{t('emailHandler.verifying')}</Text>
          <Skeleton width="70%" />
        </div>
      )}
    </AuthCard>
  );
}

/** Shown instead of the problem of a used link when the email of the signed-in user is verified already. */
function VerifiedAlready({ email }: { email: string }) {
  const { t } = useText('auth');
  return (
    <>
      <Alert severity="success" title={t('emailHandler.verifiedAlready', { email })}>
        {t('emailHandler.verifiedAlreadyText')}
      </Alert>
      <FormActions>
        <ButtonLink variant="primary" to={paths.home()}>
          {t('emailHandler.home')}
        </ButtonLink>
      </FormActions>
    </>
  );
}
