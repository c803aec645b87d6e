import { useText } from 'shared-kit/i18n';
import { BrandMark, Button, lazyPart } from 'shared-kit/ui-core';
import { Suspense, useEffect, useState } from 'react';
import { useConfig } from '../boot/config-context';
import { leaveSplash } from '../boot/splash';
import { useRegistry } from './registry';

// If the code of the reason does not arrive, the page says what it says of any registry.
const RegistryRefusal = lazyPart(() =>
  import('./registry-refusal-part')
    .then(({ loadRegistryRefusal }) => loadRegistryRefusal())
    .catch(() => ({ default: AnyProblem })),
);

/** Shown instead of the console when the registry cannot be read. */
export function RegistryProblem() {
  const { t } = useText('common');
  const { registryKey } = useConfig();
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
      <p className="ic-muted">
        <Suspense fallback={<AnyProblem />}>{registryKey ? <RegistryRefusal /> : <AnyProblem />}</Suspense>
      </p>
      <Button variant="primary" loading={retrying} onClick={() => void retry()}>
        {t('action.retry')}
      </Button>
    </main>
  );
}

function AnyProblem() {
  const { t } = useText('common');
  return t('remote.registryText');
}
