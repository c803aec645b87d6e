import { useText } from 'shared-kit/i18n';
import { LeanEmptyState, Page } from 'shared-kit/ui-core';

/** A route of the console that no remote of the registry serves at the moment. */
export function NoPage() {
  const { t } = useText('common');
  return (
    <Page title={t('remote.noPageTitle')}>
      <LeanEmptyState title={t('remote.noPageText')} />
    </Page>
  );
}
