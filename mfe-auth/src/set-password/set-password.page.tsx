import { changeOwnPassword } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { CODE, type Message } from 'shared-kit/model';
import { useAccount } from 'shared-kit/state';
import { Alert, Button, ButtonLink, Page, Text } from 'shared-kit/ui-core';
import { useState } from 'react';
import { NewPasswordForm } from '../new-password/new-password-form';
import { useLeaveToLogin } from '../new-password/use-leave-to-login';
import { paths } from '../links/paths';

/** `/setpw` (ROUTE-04): asks a new user for a first password of their own; until it is set, no other page opens (AUTH-07). */
export default function SetPasswordPage() {
  const { t } = useText('auth');
  const { user, profile } = useAccount();
  const leave = useLeaveToLogin();
  // Read once, when the page opens: saving sets `pwUpdated`, and the live profile often has it before the API's answer arrives.
  const [hasReason] = useState(profile?.pwUpdated === false);
  const email = user?.email ?? '';

  return (
    <Page title={t('setPw.title')}>
      {hasReason ? (
        <>
          <Text muted>{t('setPw.intro')}</Text>
          <NewPasswordForm
            title={t('setPw.title')}
            email={email}
            flags={profile ?? undefined}
            save={({ newPassword }) => changeOwnPassword({ company: profile?.companies[0] ?? '', newPassword })}
            onSaved={() => leave(t('setPw.leaving'), email)}
            explain={(problem) => isStale(problem) && <SignInAgain email={email} />}
          />
        </>
      ) : (
        <Alert
          severity="warning"
          title={t('setPw.unauthorized')}
          action={<ButtonLink to={paths.home()}>{t('emailHandler.home')}</ButtonLink>}
        >
          {t('setPw.unauthorizedText')}
        </Alert>
      )}
    </Page>
  );
}

/** The platform accepts a first password without the old one only within an hour after signing in (D-21). */
const isStale = ({ code, field }: Message) => code === CODE.requiredField && field === 'currentPassword';

function SignInAgain({ email }: { email: string }) {
  const { t } = useText('auth');
  const leave = useLeaveToLogin();
  return (
    <Alert severity="warning" action={<Button onClick={() => void leave(t('setPw.leavingToLogin'), email)}>{t('setPw.again')}</Button>}>
      {t('setPw.stale')}
    </Alert>
  );
}
