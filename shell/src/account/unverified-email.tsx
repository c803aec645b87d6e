import { useText } from 'shared-kit/i18n';
import { Alert, Button, Page } from 'shared-kit/ui-core';

/** Between an account whose email nobody has confirmed and the console (GUARD-04). */
export function UnverifiedEmail() {
  const { t } = useText('common');
  return (
    <Page title={t('guard.verifyTitle')}>
      <Alert severity="warning" action={<Button onClick={() => location.reload()}>{t('guard.verified')}</Button>}>
        {t('lacksEmailVerification')}
      </Alert>
    </Page>
  );
}
