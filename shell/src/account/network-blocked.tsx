import { useText } from 'shared-kit/i18n';
import { Button, LeanAlert, Page } from 'shared-kit/ui-core';

/** The profile lacks what the server always writes: something between here and there keeps it away (GUARD-06). */
export function NetworkBlocked() {
  const { t } = useText('common');
  return (
    <Page title={t('guard.blockedTitle')}>
      <LeanAlert severity="warning" action={<Button onClick={() => location.reload()}>{t('action.retry')}</Button>}>
        {t('networkIsBlockingDomains')}
      </LeanAlert>
    </Page>
  );
}
