import { THEME_MODES } from 'shared-kit/host/ui-core';
import { useText } from 'shared-kit/i18n';
import { useLink } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { adoptOwnStyles } from 'shared-kit/host/ui-core';
import { coreIcons, Icon, MenuButton, useThemeMode } from 'shared-kit/ui-core';
import { Avatar, icons, useTimeZoneName } from 'shared-kit/ui-overlay';
import { useState, type ComponentProps } from 'react';
import type { Overlay } from '../actions/overlay';
import { useConfig } from '../../registry/config-context';
import { REMOTES_PATH } from '../remotes/remotes-path';
import { THEME_TEXTS } from '../preferences/choices';
import { useMayOpenPages } from '../drawer/use-drawer-entries';
import userMenuCss from './user-menu.css';

adoptOwnStyles(userMenuCss);

type MenuItems = ComponentProps<typeof MenuButton>['items'];

/** The menu of the signed-in user: profile, theme, shortcuts, help. */
export function UserMenu({ onOverlay }: { onOverlay: (overlay: Overlay) => void }) {
  const { t, locale } = useText('common');
  const { loaded, user, profile } = useAccount();
  const { helpUrl, allowOverrides } = useConfig();
  const toProfile = useLink('ownProfile');
  const mayOpenPages = useMayOpenPages() && profile?.keyUser === true;
  const themes = useThemeItems();
  const zone = useTimeZoneName(locale);
  // Wait for the name, because its width moves the controls beside it.
  if (!loaded || !user) return null;
  const name = profile ? `${profile.firstName} ${profile.lastName}` : (user.email ?? '');
  const items: MenuItems = [
    ...(toProfile && mayOpenPages
      ? [{ key: 'profile', label: t('userMenu.profile'), icon: <Icon of={icons.user} />, to: toProfile({}).to }]
      : []),
    ...themes,
    { key: 'shortcuts', label: t('shortcuts.title'), icon: <Icon of={icons.info} />, onSelect: () => onOverlay('shortcuts') },
    ...(helpUrl
      ? [
          {
            key: 'help',
            label: t('drawer.help'),
            icon: <Icon of={icons.help} />,
            onSelect: () => void open(helpUrl, '_blank', 'noopener,noreferrer'),
          },
        ]
      : []),
    ...(allowOverrides ? [{ key: 'remotes', label: t('actions.remotes'), icon: <Icon of={icons.api} />, to: REMOTES_PATH }] : []),
    // Only told, so below what can be chosen: a zone of a domain is not stored, so that times are those of whoever reads them (D-146).
    ...(zone === null ? [] : [{ key: 'zone', label: t('userMenu.zone', { zone }), icon: <Icon of={icons.pending} />, disabled: true }]),
  ];
  return (
    <MenuButton variant="text" className="ic-user-button" label={name} title={user.email ?? undefined} end items={items}>
      <Avatar path={profile?.thumbnail ?? null} name={name} size={24} />
      <span className="ic-user-name" translate="no">
        {name}
      </span>
    </MenuButton>
  );
}

/** The themes as items: light, dark, or that of the system, below an item that opens them. */
function useThemeItems(): MenuItems {
  const { t } = useText('common');
  const { mode, setMode } = useThemeMode();
  const [open, setOpen] = useState(false);
  const choose = (chosen: typeof mode) => {
    setMode(chosen);
    setOpen(false);
  };
  return [
    { key: 'theme', label: t('shell.theme'), icon: <Icon of={coreIcons.theme} />, expanded: open, onSelect: () => setOpen(!open) },
    ...(open
      ? THEME_MODES.map((one) => ({
          key: one,
          label: t(THEME_TEXTS[one]),
          below: true,
          selected: one === mode,
          onSelect: () => choose(one),
        }))
      : []),
  ];
}
