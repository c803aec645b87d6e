import { nameOrder, type Company } from 'shared-kit/model';
import type { DomainSummary } from 'shared-kit/model/overview';
import { useText } from 'shared-kit/i18n';
import { lazyPart } from 'shared-kit/ui-core';
import { CARDS } from './needs/overview.queries';
import { DomainCard } from './domain-card';

const AllDomains = lazyPart(() => import('./all-domains'), null);

export interface DomainCardsProps {
  company: Company;
  /** The summaries of the busiest domains. */
  summaries: readonly DomainSummary[];
  describedBy?: string | undefined;
  now: number;
}

/** The domains that have a card: all of them by name, or the busiest ones if there are too many, those with the most readings first. */
export function shownDomains({ authDomains }: Company, summaries: readonly DomainSummary[], locale: string): string[] {
  if (authDomains.length <= CARDS) return authDomains.toSorted(nameOrder(locale));
  const known = new Set(authDomains);
  const busiest = summaries.map(({ domain }) => domain).filter((domain) => known.has(domain));
  const others = busiest.length < CARDS ? authDomains.toSorted(nameOrder(locale)).filter((domain) => !busiest.includes(domain)) : [];
  return [...busiest, ...others].slice(0, CARDS);
}

/** A card for each domain. If there are too many, cards for the busiest ones and a list of all with a search (ADD-13). */
export function DomainCards({ company, summaries, describedBy, now }: DomainCardsProps) {
  const { t, locale } = useText('dashboards');
  const many = company.authDomains.length > CARDS;
  const known = new Map(summaries.map((summary) => [summary.domain, summary]));
  return (
    <>
      <ul
        className="db-domains"
        aria-label={many ? t('overview.busiest', { company: company.exhibitionName }) : t('company.domains')}
        aria-describedby={describedBy}
      >
        {shownDomains(company, summaries, locale).map((domain) => (
          <DomainCard
            key={domain}
            domainRef={{ company: company.id, domain }}
            summary={known.get(domain)}
            describedBy={describedBy}
            now={now}
          />
        ))}
      </ul>
      {many && <AllDomains company={company} describedBy={describedBy} />}
    </>
  );
}
