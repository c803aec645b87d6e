import { useText } from 'shared-kit/i18n';
import type { Domain } from 'shared-kit/model';
import { useLink } from 'shared-kit/router';
import { Button, ButtonLink } from 'shared-kit/ui-core';

export interface DomainActionsProps {
  company: string;
  domain: Domain;
  removing: boolean;
  /** Undefined while it cannot be told on whose behalf a domain would be removed. */
  onRemove: ((domain: Domain) => Promise<void>) | undefined;
}

/** Remove a domain, or look at its sessions; neither once it is on its way out. */
export function DomainActions({ company, domain, removing, onRemove }: DomainActionsProps) {
  const { t } = useText('domains');
  const sessions = useLink('sessions', 'company', 'domain');
  if (domain.removal || removing) return null;
  return (
    <span className="ad-actions">
      {sessions && (
        <ButtonLink {...sessions({ company, domain: domain.id })} size="small" aria-description={domain.name}>
          {t('manDom.sessions')}
        </ButtonLink>
      )}
      <Button
        size="small"
        danger
        aria-label={t('manDom.remove', { domain: domain.name })}
        disabled={!onRemove}
        onClick={() => void onRemove?.(domain)}
      >
        {t('manDom.removeShort')}
      </Button>
    </span>
  );
}
