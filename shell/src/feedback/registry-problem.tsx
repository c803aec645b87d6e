import type {} from 'locales/texts/remotes';
import { useText } from 'shared-kit/i18n';
import { BrandMark, Button } from 'shared-kit/ui-core';
import { useEffect, useState } from 'react';
import { hideSplash } from './splash';
import { useRegistry } from '../registry/registry';
import { lastRefusal } from '../registry/registry-signature';

/** Shown instead of the console when the registry cannot be read, or may not be used. */
export default function RegistryProblem() {
  const { t } = useText('common');
  const { reload } = useRegistry();
  const reason = useReason();
  const [retrying, setRetrying] = useState(false);
  useEffect(hideSplash, []);
  const retry = async () => {
    setRetrying(true);
    await reload();
    setRetrying(false);
  };
  return (
    <main className="ic-lone-page" role="alert">
      <BrandMark size={48} />
      <h1>{t('remote.registryTitle')}</h1>
      <p className="ic-muted">{reason}</p>
      <Button variant="primary" loading={retrying} onClick={() => void retry()}>
        {t('action.retry')}
      </Button>
    </main>
  );
}

function useReason(): string {
  const { t: common } = useText('common');
  const { t } = useText('remotes');
  const refusal = lastRefusal();
  return refusal === 'older' || refusal === 'expired' ? t(`refused.${refusal}`) : common('remote.registryText');
}
