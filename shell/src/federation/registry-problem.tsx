import { useText } from 'shared-kit/i18n';
import { BrandMark, Button } from 'shared-kit/ui-core';
import { useEffect, useState } from 'react';
import { leaveSplash } from '../boot/splash';
import { useRegistry } from './registry';

/** Shown instead of the console when the registry cannot be read. */
export function RegistryProblem() {
  const { t } = useText('common');
  const { reload } = useRegistry();
  const [retrying, setRetrying] = useState(false);
  useEffect(leaveSplash, []);
  const retry = async () => {
    setRetrying(true);
    await reload();
    setRetrying(false);
  };
  return (
    <main className="ic-lone-page" role="alert">
      <BrandMark size={48} />
      <h1>{t('remote.registryTitle')}</h1>
      <p className="ic-muted">{t('remote.registryText')}</p>
      <Button variant="primary" loading={retrying} onClick={() => void retry()}>
        {t('action.retry')}
      </Button>
    </main>
  );
}
