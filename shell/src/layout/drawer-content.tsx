import type { DrawerEntry } from 'shared-kit/contract';
import { useText } from 'shared-kit/i18n';
import { NavLink, paths } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { coreIcons, Icon, Skeleton } from 'shared-kit/ui-core';
import { iconNamed, icons } from 'shared-kit/ui-frame';
import { useLogout } from '../account/use-logout';
import { useConfig } from '../boot/config-context';
import { useRegistry } from '../federation/registry';
import { useEntryLabel } from '../federation/use-entry-label';

/** What the drawer lists (SHELL-03 to SHELL-05): the account's own pages, and a dashboard for each company. */
export default function DrawerContent() {
  const { t } = useText('common');
  const { user, profile } = useAccount();
  return (
    <div className="ic-drawer-content">
      {useIsLetIn() && <Dashboards />}
      <UserSection />
      <div className="ic-drawer-who">
        <div>{profile ? `${profile.firstName} ${profile.lastName}` : ''}</div>
        <div className="ic-muted">{user?.email}</div>
      </div>
      <LogoutItem label={t('shell.logout')} />
    </div>
  );
}

/** False for those whom the guards hold back: they would find every page closed. */
function useIsLetIn(): boolean {
  const { user, profile } = useAccount();
  return user?.emailVerified === true && profile?.pwUpdated === true;
}

function Dashboards() {
  const { t } = useText('common');
  const { companies, companiesLoaded, profile } = useAccount();
  const entries = useEntries('dashboards');
  const waiting = !companiesLoaded && profile !== null && profile.companies.length > 0;
  return (
    <section className="ic-drawer-section">
      <h2>{t('drawer.dashboards')}</h2>
      {waiting && <Skeleton width="80%" />}
      <ul>
        {companies.map((company) => (
          <li key={company.id}>
            <NavLink to={paths.company(company.id)} className="ic-drawer-link">
              <Icon of={icons.company} />
              <span className="ic-drawer-name" title={company.exhibitionName}>
                {company.exhibitionName}
              </span>
            </NavLink>
          </li>
        ))}
        {entries}
      </ul>
      {!waiting && profile !== null && companies.length === 0 && <p className="ic-drawer-note">{t('drawer.noCompanies')}</p>}
    </section>
  );
}

function UserSection() {
  const { t } = useText('common');
  const { helpUrl } = useConfig();
  const entries = useEntries('user');
  if (entries.length === 0 && !helpUrl) return null;
  return (
    <section className="ic-drawer-section">
      <h2>{t('drawer.account')}</h2>
      <ul>
        {entries}
        {helpUrl && (
          <li>
            <a href={helpUrl} target="_blank" rel="noopener noreferrer" className="ic-drawer-link" title={t('drawer.newTab')}>
              <Icon of={icons.help} />
              {t('drawer.help')}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The entries that remotes put into a section, in their order; only for key users (SHELL-04). */
function useEntries(section: DrawerEntry['section']) {
  const label = useEntryLabel();
  const { registry } = useRegistry();
  const { profile } = useAccount();
  const letIn = useIsLetIn();
  if (!letIn || !profile?.keyUser) return [];
  return (registry?.remotes ?? [])
    .flatMap((remote) => remote.drawer)
    .filter((entry) => entry.section === section)
    .sort((a, b) => a.order - b.order)
    .map((entry) => (
      <li key={entry.to}>
        {/* A page below it may be about something else: somebody else's profile is not the own one. */}
        <NavLink to={entry.to} end className="ic-drawer-link">
          <Icon of={iconNamed(entry.icon)} />
          {label(entry)}
        </NavLink>
      </li>
    ));
}

/** On small screens, where the top bar has no room for it. */
function LogoutItem({ label }: { label: string }) {
  const askToLogOut = useLogout();
  return (
    <button type="button" className="ic-drawer-link ic-drawer-logout" onClick={() => void askToLogOut()}>
      <Icon of={coreIcons.logOut} />
      {label}
    </button>
  );
}
