import { useNow } from 'shared-kit/i18n';
import type { Company } from 'shared-kit/model';
import { adoptStyles, persistently } from 'shared-kit/ui-core';
import { lazy, Suspense } from 'react';
import { Attention, AttentionSkeleton } from './attention/attention';
import { CompanyDomains } from './company-domains';
import { isLoading, isNew } from './company-needs';
import { GatherNeeds } from './gather-needs';
import domainCardCss from './domain-card.css';
import needsCss from './needs.css';
import overviewCss from './overview.css';
import stepsCss from './steps.css';
import { OverviewSkeleton } from './overview-skeleton';

adoptStyles(overviewCss, needsCss, domainCardCss, stepsCss);

// Few companies are new: the others load nothing of it.
const FirstSteps = lazy(() => persistently(() => import('./first-steps')));

/** All that its page says of a company: what needs attention, its domains, and what a new one still needs (ADD-13). */
export function CompanyOverview({ company }: { company: Company }) {
  const now = useNow();
  return (
    <GatherNeeds companies={[company]} now={now}>
      {([needs]) => {
        // All at once: what comes later would push the cards down under the pointer.
        if (!needs || isLoading([needs])) {
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
            {isNew(needs) && (
              <Suspense>
                <FirstSteps needs={needs} />
              </Suspense>
            )}
            {company.authDomains.length > 0 && <CompanyDomains needs={needs} now={now} />}
          </>
        );
      }}
    </GatherNeeds>
  );
}
