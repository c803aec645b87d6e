import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { adoptStyles, Button, ButtonLink, ErrorState, Icon, Page } from 'shared-kit/ui-core';
import { icons, LiveIndicator } from 'shared-kit/ui-frame';
import { paths } from '../links/paths';
import keysCss from '../keys/keys.css';
import { KeyDomainsForm } from './key-domains-form';
import { useKeyOfRoute } from './use-key-of-route';
import { useKeyRenewal } from '../keys/use-key-renewal';

adoptStyles(keysCss);

/** `/managekeys/{apiKeyId}/authDomains` (ROUTE-22): the domains that a key gives access to. */
export default function KeyDomainsPage() {
  const { t } = useText('apiKeys');
  const found = useKeyOfRoute();
  return (
    <Page
      title={t('manApiKeys.authDomains.title')}
      crumbs={[{ label: t('manApiKeys.title'), to: paths.keys() }]}
      live={<LiveIndicator />}
      state={found}
      onRetry={found.retry}
      actions={found.company && found.key && <RenewKey company={found.company.id} apiKey={found.key} />}
      missing={
        <ErrorState
          title={t('manApiKeys.authDomains.unknown')}
          message={t('manApiKeys.authDomains.unknownHelp')}
          action={<ButtonLink to={paths.keys()}>{t('manApiKeys.authDomains.toKeys')}</ButtonLink>}
        />
      }
    >
      {found.company && found.key && <KeyDomainsForm key={found.key.id} company={found.company} apiKey={found.key} />}
    </Page>
  );
}

/** Renews the key of the page, then opens the list with the new key (KEYS-08). */
function RenewKey({ company, apiKey }: { company: string; apiKey: ApiKey }) {
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
