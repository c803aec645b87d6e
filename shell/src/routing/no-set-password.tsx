import { useText } from 'shared-kit/i18n';
import { LeanAlert, Page } from 'shared-kit/ui-core';

/** Where users without a password of their own are sent while no remote serves that page. */
export function NoSetPassword() {
  const { t } = useText('common');
  return (
    <Page title={t('guard.setPasswordTitle')}>
      <LeanAlert severity="warning">{t('guard.setPasswordMissing')}</LeanAlert>
    </Page>
  );
}
