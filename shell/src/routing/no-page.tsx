import { useText } from 'shared-kit/i18n';
import { EmptyState, Page } from 'shared-kit/ui-core';

/** A route of the console that no remote of the registry serves at the moment. */
export function NoPage() {
  const { t } = useText('common');
  return (
    <Page title={t('remote.noPageTitle')}>
      <EmptyState title={t('remote.noPageText')} />
    </Page>
  );
}
