import { adoptOwnStyles } from 'shared-kit/host/ui-core';
import { useText } from 'shared-kit/i18n';
import { useAccount } from 'shared-kit/state';
import { coreIcons, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { useLogout } from '../../account/use-logout';
import { useConfig } from '../../registry/config-context';
import { DashboardsSection } from './dashboards-section';
import { DrawerItem } from './drawer-item';
import { useDrawerEntries, useMayOpenPages } from './use-drawer-entries';
import drawerContentCss from './drawer-content.css';

adoptOwnStyles(drawerContentCss);

/** The entries of the drawer (SHELL-03 to SHELL-05): the pages of the account, and a dashboard for each company. */
export function DrawerContent() {
  const { t } = useText('common');
  const { user, profile } = useAccount();
  const askToLogOut = useLogout();
  return (
    <div className="ic-drawer-content">
      {useMayOpenPages() && <DashboardsSection />}
      <UserSection />
      <div className="ic-drawer-who" translate="no">
        <div>{profile ? `${profile.firstName} ${profile.lastName}` : ''}</div>
        <div className="ic-muted">{user?.email}</div>
      </div>
      {/* For small screens, where the top bar has no room for the logout button. */}
      <button type="button" className="ic-drawer-link ic-drawer-logout" onClick={() => void askToLogOut()}>
        <Icon of={coreIcons.logOut} />
        {t('shell.logout')}
      </button>
    </div>
  );
}

function UserSection() {
  const { t } = useText('common');
  const { helpUrl } = useConfig();
  const entries = useDrawerEntries().filter((entry) => !entry.for && entry.section === 'user');
  if (entries.length === 0 && !helpUrl) return null;
  return (
    <section className="ic-drawer-section">
      <h2 className="ic-group-title">{t('drawer.account')}</h2>
      <ul>
        {entries.map((entry) => (
          <DrawerItem key={entry.to} entry={entry} />
        ))}
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
