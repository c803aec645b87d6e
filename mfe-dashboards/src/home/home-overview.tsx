import { formatNumber, useNow, useText } from 'shared-kit/i18n';
import type { Company } from 'shared-kit/model';
import { adoptStyles, Button } from 'shared-kit/ui-core';
import { useRef, useState } from 'react';
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

const NONE: readonly Company[] = [];

/** What needs attention in all companies (ADD-12), then each company with its domains. */
export function HomeOverview({ companies }: { companies: readonly Company[] }) {
  const now = useNow();
  const [asksOthers, setAsksOthers] = useState(false);
  const { needs, readCards } = useCompanyNeeds(companies.slice(0, COMPANIES_ASKED), now);
  const others = useCompanyNeeds(asksOthers ? companies.slice(COMPANIES_ASKED) : NONE, now).needs;
  const asked = [...needs, ...others.filter(({ loading }) => !loading)];
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
          <Attention needs={asked} now={now} notAsked={companies.length - asked.length} />
          {companies.length > COMPANIES_ASKED && (
            <AskedCompanies
              asked={asked.length}
              total={companies.length}
              asking={asked.length < needs.length + others.length}
              onAskOthers={() => setAsksOthers(true)}
            />
          )}
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

interface AskedCompaniesProps {
  asked: number;
  total: number;
  asking: boolean;
  onAskOthers: () => void;
}

/** In how many companies it was looked for what needs attention, with a button for the others: of a user with many, each costs reads (D-150). */
function AskedCompanies({ asked, total, asking, onAskOthers }: AskedCompaniesProps) {
  const { t, locale } = useText('dashboards');
  const note = useRef<HTMLParagraphElement>(null);
  const ask = () => {
    // The button goes away when the others have answered.
    note.current?.focus();
    onAskOthers();
  };
  return (
    <p className="ic-muted" ref={note} tabIndex={-1}>
      {t('attention.asked', { asked: formatNumber(asked, locale), total: formatNumber(total, locale) })}{' '}
      {asked < total && (
        <Button variant="link" loading={asking} onClick={ask}>
          {t('attention.askOthers')}
        </Button>
      )}
    </p>
  );
}
