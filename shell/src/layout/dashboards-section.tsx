import { useText } from 'shared-kit/i18n';
import { NavLink, useLink } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { Icon, Skeleton } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { DrawerItem } from './drawer-item';
import { useDrawerEntries } from './use-drawer-entries';

/** The user's companies (SHELL-05), what remotes put under the open one, and what they add to all. */
export function DashboardsSection() {
  const { t } = useText('common');
  const { companies, companiesLoaded, profile } = useAccount();
  const toCompany = useLink('company', 'company');
  const entries = useDrawerEntries();
  const waiting = !companiesLoaded && profile !== null && profile.companies.length > 0;
  const everywhere = entries.filter((entry) => !entry.for && entry.section === 'dashboards');
  return (
    <section className="ic-drawer-section">
      <h2>{t('drawer.dashboards')}</h2>
      {waiting && <Skeleton width="80%" />}
      <ul>
        {toCompany &&
          companies.map(({ id, exhibitionName }) => (
            <li key={id}>
              <NavLink {...toCompany({ company: id })} className="ic-drawer-link">
                <Icon of={icons.company} />
                <span className="ic-drawer-name" title={exhibitionName}>
                  {exhibitionName}
                </span>
              </NavLink>
              <OfCompany entries={entries.filter(({ company }) => company === id)} />
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

function OfCompany({ entries }: { entries: ReturnType<typeof useDrawerEntries> }) {
  if (entries.length === 0) return null;
  return (
    <ul className="ic-drawer-below">
      {entries.map((entry) => (
        <DrawerItem key={entry.to} entry={entry} />
      ))}
    </ul>
  );
}
