import { useText } from 'shared-kit/i18n';
import type { Company } from 'shared-kit/model';
import { useLink, useLocation } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { Skeleton } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { useRegistry } from '../../registry/registry';
import { DomainItems } from './domain-items';
import { DrawerItem } from './drawer-item';
import { DrawerLink } from './drawer-link';
import { openPlace } from '../../routing/open-place';
import { useDrawerEntries } from './use-drawer-entries';

/** The user's companies (SHELL-05), with the entries that remotes add to the open company and to all of them. */
export function DashboardsSection() {
  const { t } = useText('common');
  const { companies, companiesLoaded, profile } = useAccount();
  const toCompany = useLink('company', 'company');
  const entries = useDrawerEntries();
  const location = useLocation();
  const { registry } = useRegistry();
  const open = registry ? openPlace(registry, location) : null;
  const waiting = !companiesLoaded && profile !== null && profile.companies.length > 0;
  const ofCompany = (id: string) => entries.filter((entry) => entry.company === id);
  const isNearer = ({ id, authDomains }: Company) =>
    (open?.company === id && open.domain !== null && authDomains.includes(open.domain)) || ofCompany(id).some(({ marked }) => marked);
  const everywhere = entries.filter((entry) => !entry.for && entry.section === 'dashboards');
  return (
    <section className="ic-drawer-section">
      <h2 className="ic-group-title">{t('drawer.dashboards')}</h2>
      {waiting && <Skeleton width="80%" />}
      <ul>
        {toCompany &&
          companies.map((company) => (
            <li key={company.id}>
              <DrawerLink
                to={toCompany({ company: company.id }).to}
                icon={icons.company}
                name={company.exhibitionName}
                under={open?.company === company.id}
                quiet={isNearer(company)}
              />
              {open?.company === company.id && (
                <ul className="ic-drawer-below">
                  <DomainItems company={company} open={open.domain} />
                  {ofCompany(company.id).map((entry) => (
                    <DrawerItem key={entry.to} entry={entry} />
                  ))}
                </ul>
              )}
            </li>
          ))}
        {everywhere.map((entry) => (
          <DrawerItem key={entry.to} entry={entry} />
        ))}
      </ul>
      {!waiting && profile !== null && companies.length === 0 && <p className="ic-drawer-note">{t('drawer.noCompanies')}</p>}
    </section>
  );
}
