import { changeOwnPassword } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { useAccount } from 'shared-kit/state';
import { ButtonLink, Page, Text } from 'shared-kit/ui-core';
import { NewPasswordForm } from '../new-password/new-password-form';
import { useLeaveToLogin } from '../new-password/use-leave-to-login';
import { paths } from '../links/paths';

/** `/changepw` (ROUTE-05): another password for one's own account. Saving it signs the user out (AUTH-14, AUTH-15). */
export default function ChangePasswordPage() {
  const { t } = useText('auth');
  const { user, profile } = useAccount();
  const leave = useLeaveToLogin();
  const email = user?.email ?? '';

  return (
    <Page title={t('chgPw.title')}>
      <Text muted>{t('chgPw.intro')}</Text>
      <NewPasswordForm
        title={t('chgPw.title')}
        email={email}
        flags={profile ?? undefined}
        asksCurrent
        mismatch={t('chgPw.noMatch')}
        save={(passwords) => changeOwnPassword({ company: profile?.companies[0] ?? '', ...passwords })}
        onSaved={() => leave(t('chgPw.leaving'), email)}
        actions={
          <ButtonLink variant="text" to={paths.home()}>
            {t('chgPw.cancel')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
