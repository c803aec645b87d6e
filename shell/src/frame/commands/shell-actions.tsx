import { useAction, type Action } from 'shared-kit/host/state';
import { THEME_MODES } from 'shared-kit/host/ui-core';
import { useText } from 'shared-kit/i18n';
import { languageOf, LOCALES, paths } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { coreIcons, Icon, useThemeMode } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { iconNamed } from '../drawer/icon-named';
import { useLogout } from '../../account/use-logout';
import { useConfig } from '../../registry/config-context';
import { useEntryLabel } from '../../registry/use-entry-label';
import { useRegistry } from '../../registry/registry';
import { THEME_TEXTS } from '../preferences/choices';
import { useDrawerEntries } from '../drawer/use-drawer-entries';
import { useLanguage } from '../preferences/use-language';
import { REMOTES_PATH } from '../remotes/remotes-path';
import { accessTo } from '../../routing/route-at';
import { SHELL_KEYS, type Overlay } from '../actions/overlay';

function Offer({ action }: { action: Action }) {
  useAction(action);
  return null;
}

/** The actions of the console itself: open a page, choose language and theme, get help, sign out. */
export function ShellActions({ onOverlay }: { onOverlay: (overlay: Overlay) => void }) {
  const actions = [...usePageActions(), ...useGeneralActions(onOverlay)];
  return actions.map((action) => <Offer key={action.id} action={action} />);
}

/** Actions that open the pages in the drawer and the quick access, except those of a company or a domain. */
function usePageActions(): Action[] {
  const { t } = useText('common');
  const { registry } = useRegistry();
  const entries = useDrawerEntries();
  const navigate = useNavigate();
  const label = useEntryLabel();
  const go = (to: string, name: string, more: Partial<Action>): Action => ({
    id: `go:${to}`,
    label: name,
    group: 'go',
    run: () => void navigate(to),
    ...more,
  });
  return [
    go(paths.home(), t('actions.home'), { keys: SHELL_KEYS.home, icon: <Icon of={icons.home} /> }),
    ...entries.map((entry) => go(entry.to, label(entry) ?? entry.to, { keys: entry.keys, icon: <Icon of={iconNamed(entry.icon)} /> })),
    ...(registry?.remotes ?? []).flatMap((remote) =>
      remote.quickAccess
        .filter((entry) => !entry.for)
        .map((entry) =>
          go(entry.to, label(entry) ?? entry.to, {
            access: accessTo(remote, entry.to) ?? 'elevated',
            icon: <Icon of={iconNamed(entry.icon)} />,
          }),
        ),
    ),
  ];
}

function useGeneralActions(onOverlay: (overlay: Overlay) => void): Action[] {
  const { t } = useText('common');
  const { helpUrl, allowOverrides } = useConfig();
  const { locale, choose } = useLanguage();
  const { mode, setMode } = useThemeMode();
  const navigate = useNavigate();
  const askToLogOut = useLogout();
  const general = (id: string, label: string, run: () => void, more: Partial<Action> = {}): Action => ({
    id,
    label,
    run,
    group: 'general',
    access: 'public',
    ...more,
  });
  return [
    general('quick-access', t('quickAccess.title'), () => onOverlay('quick-access'), {
      keys: SHELL_KEYS.quickAccess,
      icon: <Icon of={icons.search} />,
    }),
    general('shortcuts', t('shortcuts.title'), () => onOverlay('shortcuts'), {
      keys: SHELL_KEYS.shortcuts,
      icon: <Icon of={icons.info} />,
    }),
    ...LOCALES.filter((one) => one !== locale).map((one) =>
      general(`language:${one}`, t('actions.language', { name: languageOf(one).name }), () => choose(one), {
        icon: <Icon of={coreIcons.language} />,
      }),
    ),
    ...THEME_MODES.filter((one) => one !== mode).map((one) =>
      general(`theme:${one}`, t('actions.theme', { name: t(THEME_TEXTS[one]) }), () => setMode(one), {
        icon: <Icon of={coreIcons.theme} />,
      }),
    ),
    ...(allowOverrides
      ? [general('remotes', t('actions.remotes'), () => void navigate(REMOTES_PATH), { icon: <Icon of={icons.api} /> })]
      : []),
    ...(helpUrl
      ? [general('help', t('drawer.help'), () => void open(helpUrl, '_blank', 'noopener,noreferrer'), { icon: <Icon of={icons.help} /> })]
      : []),
    general('log-out', t('shell.logout'), () => void askToLogOut(), { icon: <Icon of={coreIcons.logOut} /> }),
  ];
}
