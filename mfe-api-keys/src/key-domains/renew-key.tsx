import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { useKeyRenewal } from '../keys/use-key-renewal';
import { paths } from '../links/paths';

/** Renews the key of the page, then opens the list with the new key (KEYS-08). */
export function RenewKey({ company, apiKey }: { company: string; apiKey: ApiKey }) {
  const { t } = useText('apiKeys');
  const { renewing, ask } = useKeyRenewal(company, paths.keys());
  const isEnded = apiKey.status === 'INVALID';
  return (
    <Button
      icon={<Icon of={icons.restart} />}
      aria-label={t('manApiKeys.renew', { description: apiKey.description })}
      disabled={isEnded}
      title={isEnded ? t('manApiKeys.ended') : undefined}
      loading={renewing === apiKey.id}
      onClick={() => void ask(apiKey)}
    >
      {t('manApiKeys.renewShort')}
    </Button>
  );
}
