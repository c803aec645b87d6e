import { useText } from 'shared-kit/i18n';
import { Alert, Button, Page } from 'shared-kit/ui-core';

/** The profile lacks what the server always writes: something between here and there keeps it away (GUARD-06). */
export function NetworkBlocked() {
  const { t } = useText('common');
  return (
    <Page title={t('guard.blockedTitle')}>
      <Alert severity="warning" action={<Button onClick={() => location.reload()}>{t('action.retry')}</Button>}>
        {t('networkIsBlockingDomains')}
      </Alert>
    </Page>
  );
}
