import type {} from 'locales/texts/remotes';
import { useText } from 'shared-kit/i18n';
import { Alert, EmptyState, Page } from 'shared-kit/ui-core';

/** Shown at a path of the console for which no remote has a page. */
export function NoPage() {
  const { t } = useText('remotes');
  return (
    <Page title={t('remote.noPageTitle')}>
      <EmptyState title={t('remote.noPageText')} />
    </Page>
  );
}

/** Shown to users who must choose a password while no remote has the page for that. */
export function NoSetPassword() {
  const { t } = useText('remotes');
  return (
    <Page title={t('guard.setPasswordTitle')}>
      <Alert severity="warning">{t('guard.setPasswordMissing')}</Alert>
    </Page>
  );
}
