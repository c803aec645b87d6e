import { useText } from 'shared-kit/i18n';
import { Navigate, useLocation, wantedPath } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { Text } from 'shared-kit/ui-core';
import { AuthCard } from '../card/auth-card';
import { LoginForm } from './login-form';

/** `/login` (ROUTE-01). Redirects a signed-in key user to the wanted page. The shell signs other users out. */
export default function LoginPage() {
  const { t } = useText('auth');
  const { loaded, user, profile } = useAccount();
  const { state } = useLocation();

  // A missing profile means that the account could not be read. The guard of the next page reports that.
  if (loaded && user && (profile === null || profile.keyUser)) return <Navigate to={wantedPath(state)} replace />;
  return (
    <AuthCard title={t('login.title')}>
      <Text muted>{t('login.intro')}</Text>
      <LoginForm loadingAccount={user !== null} />
    </AuthCard>
  );
}
