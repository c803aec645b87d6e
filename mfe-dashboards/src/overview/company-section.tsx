import { formatNumber, useText } from 'shared-kit/i18n';
import type { Company } from 'shared-kit/model';
import { Link, useLink } from 'shared-kit/router';
import { ButtonLink } from 'shared-kit/ui-core';
import { useId, type ReactNode } from 'react';
import { paths } from '../paths';
import { CompanyDomains } from './company-domains';
import type { CompanyNeeds } from './company-needs';

/** One of the user's companies on home: its name, the ways to its pages, its domains. */
export function CompanySection({ needs, now }: { needs: CompanyNeeds; now: number }) {
  const { t } = useText('dashboards');
  const { company } = needs;
  const title = useId();
  return (
    <CompanyFrame company={company} id={title}>
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

/** One beyond those whose domains home reads: its page has them. */
export function CompanyByName({ company }: { company: Company }) {
  return <CompanyFrame company={company} id={useId()} />;
}

function CompanyFrame({ company, id, children }: { company: Company; id: string; children?: ReactNode }) {
  const { t, locale } = useText('dashboards');
  const activity = useLink('activity', 'company');
  const users = useLink('users');
  const { length } = company.authDomains;
  return (
    <section className="db-company" aria-labelledby={id}>
      <div className="db-company-head">
        <h2 className="ic-heading" id={id}>
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
