import { useText } from 'shared-kit/i18n';
import { LeanAlert, Page } from 'shared-kit/ui-core';

/** Shown to users who must choose a password while no remote has the page for that. */
export function NoSetPassword() {
  const { t } = useText('common');
  return (
    <Page title={t('guard.setPasswordTitle')}>
      <LeanAlert severity="warning">{t('guard.setPasswordMissing')}</LeanAlert>
    </Page>
  );
}
