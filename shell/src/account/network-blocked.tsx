import type {} from 'locales/texts/remotes';
import { useText } from 'shared-kit/i18n';
import { Alert, Button, Page } from 'shared-kit/ui-core';

/** Shown when the profile lacks a field that the server always writes: something in the network blocks the database (GUARD-06). */
export default function NetworkBlocked() {
  const { t } = useText('common');
  const { t: own } = useText('remotes');
  return (
    <Page title={own('guard.blockedTitle')}>
      <Alert severity="warning" action={<Button onClick={() => location.reload()}>{t('action.retry')}</Button>}>
        {t('networkIsBlockingDomains')}
      </Alert>
    </Page>
  );
}
