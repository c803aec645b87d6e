import { useNow, useText } from 'shared-kit/i18n';
import type { Company } from 'shared-kit/model';
import { adoptStyles, Text } from 'shared-kit/ui-core';
import { Attention, AttentionSkeleton } from '../overview/attention/attention';
import { COMPANIES_ASKED } from '../overview/needs/attention-limits';
import { useCompanyNeeds } from '../overview/needs/company-needs';
import { CompanyInView, CompanySection } from '../overview/company-section';
import domainCardCss from '../overview/domain-card.css';
import needsCss from '../overview/needs.css';
import overviewCss from '../overview/overview.css';
import stepsCss from '../overview/steps.css';
import { OverviewSkeleton } from '../overview/overview-skeleton';

adoptStyles(overviewCss, needsCss, domainCardCss, stepsCss);

/** What needs attention in all companies (ADD-12), then each company with its domains. */
export function HomeOverview({ companies }: { companies: readonly Company[] }) {
  const { t } = useText('dashboards');
  const now = useNow();
  const { needs, readCards } = useCompanyNeeds(companies.slice(0, COMPANIES_ASKED), now);
  return (
    <>
      {needs.some(({ loading }) => loading) ? (
        // All parts appear at once: a part that appears later would move the cards away from the pointer.
        <>
          <AttentionSkeleton />
          <OverviewSkeleton domains={companies[0]?.authDomains.length ?? 0} />
        </>
      ) : (
        <>
          <Attention needs={needs} now={now} />
          {companies.length > COMPANIES_ASKED && <Text muted>{t('home.attentionOf', { n: COMPANIES_ASKED })}</Text>}
          {needs.map((one) => (
            <CompanySection key={one.company.id} needs={one} now={now} onInView={readCards} />
          ))}
        </>
      )}
      {companies.slice(COMPANIES_ASKED).map((company) => (
        <CompanyInView key={company.id} company={company} now={now} />
      ))}
    </>
  );
}
