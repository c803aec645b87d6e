import { keyText } from 'shared-kit/host/state';
import { adoptOwnStyles, useShortcutProps } from 'shared-kit/host/ui-core';
import { useText } from 'shared-kit/i18n';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { useEffect } from 'react';
import { SHELL_KEYS, type Overlay } from '../actions/overlay';
import { UpdateNote } from '../updates/update-note';
import { useKeptScripts } from '../updates/use-kept-scripts';
import { ConnectionState } from './connection-state';
import { keepFocus } from './keep-focus';
import { useScrollRestoration } from './use-scroll-restoration';
import { UserMenu } from './user-menu';
import signedInToolsCss from './signed-in-tools.css';

adoptOwnStyles(signedInToolsCss);

/** The tools of the top bar for signed-in users. The login screen does not load their code. */
export function SignedInTools({ onOverlay }: { onOverlay: (overlay: Overlay) => void }) {
  useScrollRestoration();
  useKeptScripts();
  useEffect(() => keepFocus(document.getElementById('main')!), []);
  return (
    <>
      <UpdateNote />
      <ConnectionState />
      <QuickAccessButton onClick={() => onOverlay('quick-access')} />
      <UserMenu onOverlay={onOverlay} />
    </>
  );
}

function QuickAccessButton({ onClick }: { onClick: () => void }) {
  const { t } = useText('common');
  const shortcut = useShortcutProps(SHELL_KEYS.quickAccess);
  return (
    <Button
      {...shortcut}
      variant="text"
      className="ic-quick-button"
      icon={<Icon of={icons.search} />}
      aria-label={t('quickAccess.title')}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span className="ic-quick-button-text">{t('quickAccess.title')}</span>
      <kbd className="ic-quick-button-keys">{keyText(SHELL_KEYS.quickAccess)}</kbd>
    </Button>
  );
}
