import { useNow } from 'shared-kit/i18n';
import type { Company } from 'shared-kit/model';
import { adoptStyles, lazyPart } from 'shared-kit/ui-core';
import { Attention, AttentionSkeleton } from './attention/attention';
import { CompanyDomains } from './company-domains';
import { isNew, useCompanyNeeds } from './needs/company-needs';
import type { ReactNode } from 'react';
import domainCardCss from './domain-card.css';
import needsCss from './needs.css';
import overviewCss from './overview.css';
import stepsCss from './steps.css';
import { OverviewSkeleton } from './overview-skeleton';

adoptStyles(overviewCss, needsCss, domainCardCss, stepsCss);

// Loaded only for new companies, which are few.
const FirstSteps = lazyPart(() => import('./first-steps'), null);

/** What needs attention in a company, the first steps of a new one, and its domains (ADD-13); `children` come with them, below, unless it is new. */
export function CompanyOverview({ company, children }: { company: Company; children?: ReactNode }) {
  const now = useNow();
  const [needs] = useCompanyNeeds([company], now).needs;
  // All parts appear at once: a part that appears later would move the cards away from the pointer.
  if (!needs || needs.loading) {
    return (
      <>
        <AttentionSkeleton />
        <OverviewSkeleton domains={company.authDomains.length} />
      </>
    );
  }
  return (
    <>
      {company.authDomains.length > 0 && <Attention needs={[needs]} now={now} />}
      {isNew(needs) && <FirstSteps needs={needs} />}
      {company.authDomains.length > 0 && <CompanyDomains needs={needs} now={now} />}
      {/* The first steps come later, and would move what is below them. */}
      {!isNew(needs) && children}
    </>
  );
}
