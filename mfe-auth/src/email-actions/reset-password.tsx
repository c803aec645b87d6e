import { auth } from 'shared-kit/firebase/auth';
import { useText } from 'shared-kit/i18n';
import type { Message } from 'shared-kit/model';
import { Skeleton, Text } from 'shared-kit/ui-core';
import { useEffect, useState } from 'react';
import { AuthCard } from '../card/auth-card';
import { LinkProblem } from './link-problem';
import { ResetPasswordForm } from './reset-password-form';

/** Asks the recipient of the mail for a new password (AUTH-09). The link is checked first, so that an expired link is reported before the user types. */
export function ResetPassword({ code }: { code: string }) {
  const { t } = useText('auth');
  const check = useCodeCheck(code);
  return (
    <AuthCard title={t('emailHandler.resetTitle')}>
      {check.status === 'checking' && (
        // eslint-disable-next-line inventory/no-live-region -- the text never changes
        <div role="status" aria-busy="true">
          <Text muted>{t('emailHandler.checking')}</Text>
          <Skeleton width="70%" />
        </div>
      )}
      {check.status === 'fails' && <LinkProblem problem={check.problem} canAskAgain onRetry={check.retry} />}
      {check.status === 'works' && <ResetPasswordForm code={code} email={check.email} />}
    </AuthCard>
  );
}

type CodeCheck = { status: 'checking' } | { status: 'works'; email: string } | { status: 'fails'; problem: Message };

/** Checks whether a mailed code resets a password, and which email it was mailed to. The code stays valid after the check. */
function useCodeCheck(code: string): CodeCheck & { retry: () => void } {
  const [check, setCheck] = useState<CodeCheck>({ status: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    void auth()
      .checkCode(code, 'resetPassword')
      .then((outcome) => {
        if (!isMounted) return;
        setCheck(outcome.ok ? { status: 'works', email: outcome.value.email } : { status: 'fails', problem: outcome.problem });
      });
    return () => void (isMounted = false);
  }, [attempt, code]);
  const retry = () => {
    setCheck({ status: 'checking' });
    setAttempt((before) => before + 1);
  };
  return { ...check, retry };
}
