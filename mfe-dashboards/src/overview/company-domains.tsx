import { useText } from 'shared-kit/i18n';
import { ErrorState } from 'shared-kit/ui-core';
import type { CompanyNeeds } from './needs/company-needs';
import { DomainCards } from './domain-cards';
import { OverviewSkeleton } from './overview-skeleton';

export type DomainsOfCompany = Pick<CompanyNeeds, 'company' | 'summaries'>;

/** The domains of a company. When their summaries cannot be read, the reason and a button to try again. */
export function CompanyDomains({ needs, describedBy, now }: { needs: DomainsOfCompany; describedBy?: string; now: number }) {
  const { t } = useText('dashboards');
  const { company, summaries } = needs;
  if (summaries.status === 'loading') return <OverviewSkeleton domains={company.authDomains.length} />;
  if (summaries.status === 'error') {
    return <ErrorState title={t('overview.domainsFailed')} message={summaries.problem} onRetry={summaries.retry} />;
  }
  return <DomainCards company={company} summaries={summaries.data} describedBy={describedBy} now={now} />;
}
