import { formatNumber, useText } from 'shared-kit/i18n';
import type { Company } from 'shared-kit/model';
import { Link, useLink } from 'shared-kit/router';
import { ButtonLink } from 'shared-kit/ui-core';
import { useInView } from 'shared-kit/ui-overlay';
import { useEffect, useId, useState, type ReactNode, type Ref } from 'react';
import { paths } from '../links/paths';
import { CompanyDomains, type DomainsOfCompany } from './company-domains';
import { useSummaries } from './needs/company-needs';

export interface CompanySectionProps {
  needs: DomainsOfCompany;
  now: number;
  onInView: (company: string) => void;
}

/** A company on the home page: its name, links to its pages, and its domains. */
export function CompanySection({ needs, now, onInView }: CompanySectionProps) {
  const { t } = useText('dashboards');
  const { company } = needs;
  const title = useId();
  const [ref, inView] = useInView();
  useEffect(() => {
    if (inView) onInView(company.id);
  }, [inView, onInView, company.id]);
  return (
    <CompanyFrame company={company} id={title} ref={ref}>
      {company.authDomains.length === 0 ? (
        <div className="db-company-empty">
          <span className="ic-muted">{t('company.empty')}</span>
          <ButtonLink size="small" to={paths.company({ company: company.id })} aria-describedby={title}>
            {t('home.setUp')}
          </ButtonLink>
        </div>
      ) : (
        <CompanyDomains needs={needs} describedBy={title} now={now} />
      )}
    </CompanyFrame>
  );
}

/** A company below those that the home page reads at once. Its domains are read when it comes into view. */
export function CompanyInView({ company, now }: { company: Company; now: number }) {
  const [inView, setInView] = useState(false);
  const summaries = useSummaries(company, inView);
  return <CompanySection needs={{ company, summaries }} now={now} onInView={() => setInView(true)} />;
}

function CompanyFrame({ company, id, ref, children }: { company: Company; id: string; ref: Ref<HTMLElement>; children: ReactNode }) {
  const { t, locale } = useText('dashboards');
  const activity = useLink('activity', 'company');
  const users = useLink('users');
  const { length } = company.authDomains;
  return (
    <section className="db-company" aria-labelledby={id} ref={ref}>
      <div className="db-company-head">
        <h2 className="ic-heading" id={id} translate="no">
          {company.exhibitionName}
        </h2>
        <span className="ic-muted">
          {length === 0 ? t('home.noDomains') : t('home.domainCount', { count: length, total: formatNumber(length, locale) })}
        </span>
        <span className="db-company-links">
          <Link to={paths.company({ company: company.id })} aria-describedby={id}>
            {t('home.open')}
          </Link>
          {activity && (
            <Link {...activity({ company: company.id })} aria-describedby={id}>
              {t('company.activity')}
            </Link>
          )}
          {users && (
            <Link {...users()} aria-describedby={id}>
              {t('company.users')}
            </Link>
          )}
        </span>
      </div>
      {children}
    </section>
  );
}
