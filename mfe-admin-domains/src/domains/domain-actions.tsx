import { useText } from 'shared-kit/i18n';
import type { Domain } from 'shared-kit/model';
import { useLink } from 'shared-kit/router';
import { ButtonLink } from 'shared-kit/ui-core';
import { RemoveButton } from 'shared-kit/ui-overlay';

export interface DomainActionsProps {
  company: string;
  domain: Domain;
  removing: boolean;
  /** Undefined while the moderators are unknown: a removal needs to name one. */
  onRemove: ((domain: Domain) => Promise<void>) | undefined;
}

/** A link to the sessions of a domain and a button that removes it. Neither shows while the domain is being removed. */
export function DomainActions({ company, domain, removing, onRemove }: DomainActionsProps) {
  const { t } = useText('domains');
  const sessions = useLink('sessions', 'company', 'domain');
  if (domain.removal || removing) return null;
  return (
    <span className="ic-row-actions ad-actions">
      {sessions && (
        <ButtonLink {...sessions({ company, domain: domain.id })} size="small" aria-description={domain.name}>
          {t('manDom.sessions')}
        </ButtonLink>
      )}
      <RemoveButton label={t('manDom.remove', { domain: domain.name })} disabled={!onRemove} onClick={() => void onRemove?.(domain)} />
    </span>
  );
}
