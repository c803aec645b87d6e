import { formatList, useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { Icon, Name, WithNames } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { useCallback } from 'react';
import { paths } from '../links/paths';
import type { OwnedDomains } from './use-owned-domains';

/** What the domains of a key are as text: those that it reads, then those that its moderator has lost (D-82). */
export function useDomainsText(): (domains: OwnedDomains) => string {
  const { t } = useText('apiKeys');
  return useCallback(
    ({ readable, lost, ownerGone }: OwnedDomains) => {
      if (ownerGone) return t('manApiKeys.ownerGone');
      const read = readable.length > 0 ? formatList(readable) : t('manApiKeys.none');
      return lost.length > 0 ? `${read}. ${t('manApiKeys.lost', { domains: formatList(lost) })}` : read;
    },
    [t],
  );
}

/** The domains that a key reads, and those that it has lost, with a link to change them. An invalid key has no link (KEYS-04, KEYS-05). */
export function KeyDomainsCell({ apiKey: { id, company, description, status }, domains }: { apiKey: ApiKey; domains: OwnedDomains }) {
  const { t } = useText('apiKeys');
  const { readable, lost, ownerGone } = domains;
  const label = t('manApiKeys.editDomains', { description });
  return (
    <span className="ak-domains">
      <span className="ak-opens">
        {!ownerGone && (readable.length > 0 ? <Name>{formatList(readable)}</Name> : <span>{t('manApiKeys.none')}</span>)}
        {(ownerGone || lost.length > 0) && (
          <span className="ak-lost">
            <Icon of={icons.failed} />
            {ownerGone ? (
              <span>{t('manApiKeys.ownerGone')}</span>
            ) : (
              <WithNames text={t('manApiKeys.lost', { domains: formatList(lost) })} names={lost} />
            )}
          </span>
        )}
      </span>
      {status === 'INVALID' ? (
        // A link without a URL: screen readers announce it as disabled.
        <span role="link" aria-disabled="true" aria-label={label} title={t('manApiKeys.ended')} className="ak-edit">
          <Icon of={icons.edit} />
        </span>
      ) : (
        <Link to={paths.keyDomains({ apiKeyId: id })} state={{ company }} aria-label={label} title={label} className="ak-edit">
          <Icon of={icons.edit} />
        </Link>
      )}
    </span>
  );
}
