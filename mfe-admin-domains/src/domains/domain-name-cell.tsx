import { useText } from 'shared-kit/i18n';
import type { Domain } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { ProgressBar } from 'shared-kit/ui-display';
import { paths } from '../links/paths';
import { removalProgress } from './removal-progress';

export interface DomainNameCellProps {
  company: string;
  domain: Domain;
  /** Whether this page has sent the removal of the domain. */
  removing: boolean;
}

/** The link to a domain's settings, or the progress while any user removes the domain. */
export function DomainNameCell({ company, domain, removing }: DomainNameCellProps) {
  const { t } = useText('domains');
  if (!domain.removal && !removing) return <Link to={paths.settings({ company, domain: domain.id })}>{domain.name}</Link>;
  return (
    <div className="ad-removing">
      <span>{domain.name}</span>
      <ProgressBar label={t('manDom.removing')} value={removalProgress(domain)} />
    </div>
  );
}
