import type {} from 'locales/texts/remotes';
import { useText } from 'shared-kit/i18n';
import { useEffect, useState } from 'react';
import { LonePage } from './lone-page';
import { hideSplash } from './splash';
import { useRegistry } from '../registry/registry';
import { lastRefusal } from '../registry/registry-signature';

/** Shown instead of the console when the registry cannot be read, or may not be used. */
export default function RegistryProblem() {
  const { t } = useText('common');
  const { t: ofRemotes } = useText('remotes');
  const { reload } = useRegistry();
  const refusal = lastRefusal();
  const text = refusal === 'older' || refusal === 'expired' ? ofRemotes(`refused.${refusal}`) : ofRemotes('remote.registryText');
  const [retrying, setRetrying] = useState(false);
  useEffect(hideSplash, []);
  const retry = async () => {
    setRetrying(true);
    await reload();
    setRetrying(false);
  };
  return (
    <LonePage
      role="alert"
      title={ofRemotes('remote.registryTitle')}
      text={text}
      action={t('action.retry')}
      loading={retrying}
      onAction={() => void retry()}
    />
  );
}
