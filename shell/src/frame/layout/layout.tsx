import { useAccountPart } from 'shared-kit/host/state';
import { Outlet } from 'shared-kit/host/router';
import { Notices } from 'shared-kit/host/ui-core';
import { useText } from 'shared-kit/i18n';
import { useLocation } from 'shared-kit/router';
import { useWindowListener } from 'shared-kit/state';
import { lazyPart } from 'shared-kit/ui-core';
import { useDeferredValue, useEffect, useRef, useState, type ComponentProps, type MouseEvent, type RefObject } from 'react';
import { SignInPlaceNote } from '../../account/sign-in-place-note';
import type { Overlay } from '../actions/overlay';
import { OutletBoundary } from '../../federation/outlet-boundary';
import { RemotesLeftOut } from '../../feedback/remotes-left-out';
import { Drawer } from './drawer';
import { frameParts } from './frame-parts';
import { OwnLanguages } from './own-languages';
import { TopBar } from './top-bar';
import { useDrawer } from './use-drawer';
import { useFrame } from './use-frame';
import { WaitingNote } from './waiting-note';

const CommandCenter = lazyPart(frameParts.commandCenter, null);

/** The frame around every page: top bar, drawer (or its empty place until the user is known) and the page itself. */
export function Layout() {
  const { t } = useText('common');
  const main = useRef<HTMLElement>(null);
  const drawer = useDrawer();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  useFocusOnNavigation(main);
  useWindowListener('keyup', showFocused);
  const frame = useFrame();
  const signedIn = frame === 'shown';
  // On small screens the open drawer covers the page, which must not take focus or presses then.
  const covered = signedIn && drawer.isOverlay && drawer.open;
  const skip = (event: MouseEvent) => {
    // Move the focus by code: a link to `#…` adds a history entry that the router does not know, so unsaved changes would be lost unasked.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={`ic-layout ${frame === 'none' ? '' : 'ic-layout-drawer'}`}>
      <a className="ic-skip" href="#main" onClick={skip}>
        {t('shell.skip')}
      </a>
      <TopBar frame={frame} covered={covered} drawer={drawer} onOverlay={setOverlay} />
      {frame !== 'none' && <Drawer drawer={drawer} />}
      <main id="main" ref={main} tabIndex={-1} inert={covered} className="ic-main">
        <SignInPlaceNote />
        <OwnLanguages />
        <RemotesLeftOut />
        <WaitingNote />
        <Notices />
        <OutletBoundary>
          <Outlet />
        </OutletBoundary>
      </main>
      {signedIn && <LateCommandCenter overlay={overlay} onOverlay={setOverlay} />}
    </div>
  );
}

/** The command center shows nothing until someone asks for it, so the first page is rendered before it. */
function LateCommandCenter(props: ComponentProps<typeof CommandCenter>) {
  const loaded = useAccountPart((account) => account.loaded);
  return useDeferredValue(loaded, false) && <CommandCenter {...props} />;
}

/** After a navigation: scrolls to the top and focuses the page, whose heading then takes the focus, so that screen readers say where one is. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

/**
 * Scrolls the whole element that the Tab key focuses into view. Browsers do not scroll if a part of it is visible, even below a bar or a fixed column;
 * `scroll-padding` keeps the element clear of those.
 */
function showFocused({ key }: KeyboardEvent): void {
  if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
