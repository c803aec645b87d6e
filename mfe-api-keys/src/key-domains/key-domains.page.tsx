import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { adoptStyles, Button, ButtonLink, ErrorState, Icon, Page } from 'shared-kit/ui-core';
import { icons, LiveIndicator } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import keysCss from '../keys/keys.css';
import { KeyDomainsForm } from './key-domains-form';
import { useKeyOfRoute } from './use-key-of-route';
import { useKeyRenewal } from '../keys/use-key-renewal';

adoptStyles(keysCss);

/** `/managekeys/{apiKeyId}/authDomains` (ROUTE-22): the domains that a key gives access to. */
export default function KeyDomainsPage() {
  const { t } = useText('apiKeys');
  const liveKey = useKeyOfRoute();
  const { description } = liveKey;
  return (
    <Page
      title={t('manApiKeys.authDomains.title')}
      crumbs={[{ label: t('manApiKeys.title'), to: paths.keys() }]}
      live={<LiveIndicator />}
      state={liveKey}
      onRetry={liveKey.retry}
      actions={liveKey.company && liveKey.key && <RenewKey company={liveKey.company.id} apiKey={liveKey.key} />}
      missing={
        <ErrorState
          title={t('manApiKeys.authDomains.unknown')}
          message={
            description === undefined ? t('manApiKeys.authDomains.unknownHelp') : t('manApiKeys.authDomains.removedHelp', { description })
          }
          names={description === undefined ? [] : [description]}
          action={<ButtonLink to={paths.keys()}>{t('manApiKeys.authDomains.toKeys')}</ButtonLink>}
        />
      }
    >
      {liveKey.company && liveKey.key && <KeyDomainsForm key={liveKey.key.id} company={liveKey.company} apiKey={liveKey.key} />}
    </Page>
  );
}

/** Renews the key of the page, then opens the list with the new key (KEYS-08). */
function RenewKey({ company, apiKey }: { company: string; apiKey: ApiKey }) {
  const { t } = useText('apiKeys');
  const { renewing, renew } = useKeyRenewal(company, paths.keys());
  const isEnded = apiKey.status === 'INVALID';
  return (
    <Button
      icon={<Icon of={icons.restart} />}
      aria-label={t('manApiKeys.renew', { description: apiKey.description })}
      disabled={isEnded}
      title={isEnded ? t('manApiKeys.ended') : undefined}
      loading={renewing === apiKey.id}
      onClick={() => void renew(apiKey)}
    >
      {t('manApiKeys.renewShort')}
    </Button>
  );
}
