import { useText } from 'shared-kit/i18n';
import { LeanEmptyState, Page } from 'shared-kit/ui-core';

/** Shown at a path of the console for which no remote has a page. */
export function NoPage() {
  const { t } = useText('common');
  return (
    <Page title={t('remote.noPageTitle')}>
      <LeanEmptyState title={t('remote.noPageText')} />
    </Page>
  );
}
