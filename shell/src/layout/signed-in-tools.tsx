import { useText } from 'shared-kit/i18n';
import { keyText } from 'shared-kit/state';
import { Button, Icon, MenuButton, useShortcutProps } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { SHELL_KEYS, type Overlay } from '../actions/overlay';
import { useConfig } from '../boot/config-context';
import { UpdateNote } from '../updates/update-note';
import { ConnectionState } from './connection-state';

/** The tools of the top bar behind the sign-in, whose code the login screen does without. */
export default function SignedInTools({ onOverlay }: { onOverlay: (overlay: Overlay) => void }) {
  return (
    <>
      <UpdateNote />
      <ConnectionState />
      <QuickAccessButton onClick={() => onOverlay('quick-access')} />
      <HelpMenu onOverlay={onOverlay} />
    </>
  );
}

function QuickAccessButton({ onClick }: { onClick: () => void }) {
  const { t } = useText('common');
  const shortcut = useShortcutProps(SHELL_KEYS.quickAccess);
  return (
    <Button {...shortcut} variant="text" className="ic-quick-button" icon={<Icon of={icons.search} />} aria-label={t('quickAccess.title')} aria-haspopup="dialog" onClick={onClick}>
      <span className="ic-quick-button-text">{t('quickAccess.title')}</span>
      <kbd className="ic-quick-button-keys">{keyText(SHELL_KEYS.quickAccess)}</kbd>
    </Button>
  );
}

function HelpMenu({ onOverlay }: { onOverlay: (overlay: Overlay) => void }) {
  const { t } = useText('common');
  const { allowOverrides } = useConfig();
  return (
    <MenuButton
      variant="text"
      label={t('actions.menu')}
      icon={<Icon of={icons.help} />}
      end
      items={[
        { key: 'shortcuts', label: t('shortcuts.title'), icon: <Icon of={icons.info} />, onSelect: () => onOverlay('shortcuts') },
        ...(allowOverrides ? [{ key: 'remotes', label: t('actions.remotes'), icon: <Icon of={icons.api} />, onSelect: () => onOverlay('remotes') }] : []),
      ]}
    />
  );
}
