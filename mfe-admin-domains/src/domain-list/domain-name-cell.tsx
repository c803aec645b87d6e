import { useText } from 'shared-kit/i18n';
import type { Domain } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { ProgressBar } from 'shared-kit/ui-display';
import { paths } from '../paths';
import { removalProgress } from './removal-progress';

export interface DomainNameCellProps {
  company: string;
  domain: Domain;
  /** This page has sent its removal. */
  removing: boolean;
}

/** The way to the settings of a domain; of one that is being removed how far that is, whoever removes it. */
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
