import { useText } from 'shared-kit/i18n';
import type { Company } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { adoptStyles, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { useId } from 'react';
import { paths } from '../paths';
import { homeCss } from './home.css';

adoptStyles(homeCss);

/** So many domains are named in a card; the company's page has them all. */
const NAMED = 6;

/**
 * The user's companies, with the way straight to the sessions of their first domains (what a company's own document names, so this
 * costs no reads). The drawer already has a link of each company's name, so the links here say what they open and are described
 * by the name.
 */
export function CompanyCards({ companies }: { companies: readonly Company[] }) {
  const { t, locale } = useText('dashboards');
  const id = useId();
  const domainsOf = ({ authDomains }: Company) => [...authDomains].sort((a, b) => a.localeCompare(b, locale)).slice(0, NAMED);
  return (
    <ul className="ic-cards" aria-label={t('home.companies')}>
      {companies.map((company, index) => (
        <li className="ic-card" key={company.id}>
          <span className="ic-card-icon">
            <Icon of={icons.company} />
          </span>
          <div className="ic-card-body">
            <h3 className="db-card-title" id={`${id}-${index}`}>
              {company.exhibitionName || company.id}
            </h3>
            <div className="ic-muted">{t('home.domainCount', { count: company.authDomains.length })}</div>
            {company.authDomains.length > 0 && (
              <div className="db-card-domains">
                {domainsOf(company).map((domain) => (
                  <Link key={domain} to={paths.sessions({ company: company.id, domain })} aria-describedby={`${id}-${index}`}>
                    {domain}
                  </Link>
                ))}
              </div>
            )}
            <Link className="db-card-open" to={paths.company({ company: company.id })} aria-describedby={`${id}-${index}`}>
              {t('home.open')}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
