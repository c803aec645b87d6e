import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { Icon, Name } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { paths } from '../links/paths';

/** The domains of a key, with a link to change them. An invalid key has no link (KEYS-04, KEYS-05). */
export function KeyDomainsCell({ apiKey: { id, company, description, status, authDomains } }: { apiKey: ApiKey }) {
  const { t } = useText('apiKeys');
  const label = t('manApiKeys.editDomains', { description });
  return (
    <span className="ak-domains">
      {authDomains.length > 0 ? <Name>{authDomains.join(', ')}</Name> : <span>{t('manApiKeys.none')}</span>}
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
