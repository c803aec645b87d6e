import { useText } from 'shared-kit/i18n';
import { CODE, problem } from 'shared-kit/model';
import { useSearchParams } from 'shared-kit/router';
import { AuthCard } from '../card/auth-card';
import { LinkProblem } from './link-problem';
import { ResetPassword } from './reset-password';
import { VerifyEmail } from './verify-email';

/** `/emailActions` (ROUTE-03): the page that the links in mails open. It is open to everybody, signed in or not, key user or not (D-14). */
export default function EmailActionsPage() {
  const { t } = useText('auth');
  const [query] = useSearchParams();
  const mode = query.get('mode');
  const code = query.get('oobCode');

  if (code && mode === 'verifyEmail') return <VerifyEmail key={code} code={code} />;
  if (code && mode === 'resetPassword') return <ResetPassword key={code} code={code} />;
  if (code && mode === 'recoverEmail') {
    return (
      <AuthCard title={t('emailHandler.recoverTitle')}>
        <LinkProblem problem={problem(CODE.notImplemented)} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('emailHandler.title')}>
      <LinkProblem problem={{ key: 'emailHandler.invalidData', text: t('emailHandler.invalidData') }} />
    </AuthCard>
  );
}
