import { useText } from 'shared-kit/i18n';
import { Skeleton, Text } from 'shared-kit/ui-core';
import { AuthCard } from '../card/auth-card';
import { LinkProblem } from './link-problem';
import { ResetPasswordForm } from './reset-password-form';
import { useCodeCheck } from './use-code-check';

/** Asks the recipient of the mail for a new password (AUTH-09). The link is checked first, so that nobody types one in vain. */
export function ResetPassword({ code }: { code: string }) {
  const { t } = useText('auth');
  const check = useCodeCheck(code, 'resetPassword');
  return (
    <AuthCard title={t('emailHandler.resetTitle')}>
      {check.status === 'checking' && (
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
