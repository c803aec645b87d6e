import { useAccountPart } from 'shared-kit/host/state';
import { useText } from 'shared-kit/i18n';
import { paths } from 'shared-kit/model';
import { Link, useNavigate } from 'shared-kit/router';
import { BrandMark, Button, coreIcons, Icon, lazyPart } from 'shared-kit/ui-core';
import { useLogout } from '../../account/use-logout';
import type { Overlay } from '../actions/overlay';
import { OverridesBadge } from '../remotes/overrides-badge';
import { frameParts } from './frame-parts';
import { LanguageMenu } from '../preferences/language-menu';
import { ThemeMenu } from '../preferences/theme-menu';
import type { DrawerState } from './use-drawer';
import type { FrameState } from './use-frame';

const SignedInTools = lazyPart(frameParts.signedInTools, null);

export interface TopBarProps {
  frame: FrameState;
  /** Whether the drawer covers the top bar. */
  covered: boolean;
  drawer: DrawerState;
  onOverlay: (overlay: Overlay) => void;
}

/** The bar at the top of every page: name, language, theme or user menu, and login or logout (SHELL-01, SHELL-02). */
export function TopBar({ frame, covered, drawer: { button, show }, onOverlay }: TopBarProps) {
  const { t } = useText('common');
  // Only once the identity service has answered.
  const isSignedOut = useAccountPart(({ loaded, user }) => loaded && user === null);
  const navigate = useNavigate();
  const askToLogOut = useLogout();
  return (
    <header className="ic-topbar" inert={covered}>
      {frame !== 'none' && (
        <span className="ic-topbar-menu">
          <Button ref={button} variant="text" icon={<Icon of={coreIcons.menu} />} aria-label={t('shell.openMenu')} onClick={show} />
        </span>
      )}
      <Link to={paths.home()} className="ic-brand">
        <BrandMark size={28} />
        <span>{t('app.name')}</span>
      </Link>
      <div className="ic-topbar-end">
        <OverridesBadge />
        {frame === 'shown' && <SignedInTools onOverlay={onOverlay} />}
        {frame === 'none' && <ThemeMenu />}
        <LanguageMenu />
        {/* Invisible until the user is known, so that the bar does not jump. */}
        {frame !== 'none' && (
          <span className="ic-topbar-logout" style={frame === 'reserved' ? { visibility: 'hidden' } : undefined}>
            <Button variant="text" icon={<Icon of={coreIcons.logOut} />} onClick={() => void askToLogOut()}>
              {t('shell.logout')}
            </Button>
          </span>
        )}
        {frame === 'none' && isSignedOut && (
          <Button variant="text" icon={<Icon of={coreIcons.logIn} />} onClick={() => void navigate(paths.login())}>
            {t('shell.login')}
          </Button>
        )}
      </div>
    </header>
  );
}
