import { resetMailedPassword } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { CODE, type Message } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { Alert, Text, WithNames } from 'shared-kit/ui-core';
import { NewPasswordForm } from '../new-password/new-password-form';
import { useLeaveToLogin } from '../new-password/use-leave-to-login';
import { paths } from '../links/paths';
import { LinkProblem } from './link-problem';

/** The new password of `email`, which is not always the account that is signed in here. */
export function ResetPasswordForm({ code, email }: { code: string; email: string }) {
  const { t } = useText('auth');
  const navigate = useNavigate();
  const { user } = useAccount();
  const leave = useLeaveToLogin();
  const other = user?.email && user.email !== email ? user.email : null;

  const onSaved = async () => {
    // The new password signs its own account out everywhere. Another account that is signed in here stays signed in.
    if (user && !other) return leave(t('emailHandler.resetLeaving'), email);
    await navigate(paths.login(), { replace: true, state: { email } });
  };
  return (
    <>
      <Text muted>
        <WithNames text={t('emailHandler.resetIntro', { email })} names={[email]} />
      </Text>
      {other && (
        <Alert severity="info">
          <WithNames text={t('emailHandler.otherAccount', { email, other })} names={[email, other]} />
        </Alert>
      )}
      <NewPasswordForm
        title={t('emailHandler.resetTitle')}
        email={email}
        save={({ newPassword }) => resetMailedPassword({ newPassword, actionCode: code })}
        onSaved={onSaved}
        explain={(problem) => problem.code === CODE.authError && <LinkProblem problem={USED_MEANWHILE} canAskAgain />}
      />
    </>
  );
}

/** The platform only answers that the code is invalid. It was valid when the page opened, so it has been used or has expired since. */
const USED_MEANWHILE: Message = { key: 'err.codeInvalid', text: 'This link does not work any more.' };
