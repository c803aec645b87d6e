import { useText } from 'shared-kit/i18n';
import { Outlet } from 'shared-kit/router';
import { persistently } from 'shared-kit/ui-core';
import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import type { Overlay } from '../actions/overlay';
import { RemotesLeftOut } from '../federation/remotes-left-out';
import { Drawer } from './drawer';
import { frameParts } from './frame-parts';
import { TopBar } from './top-bar';
import { useArrival } from './use-arrival';
import { useDrawer } from './use-drawer';
import { useFrame } from './use-frame';

const CommandCenter = lazy(() => persistently(frameParts.commandCenter));

/** The frame around every page: top bar, drawer when signed in or soon to be, and the page's place. */
export function Layout() {
  const { t } = useText('common');
  const main = useRef<HTMLElement>(null);
  const drawer = useDrawer();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  useArrival(main);
  const frame = useFrame();
  const signedIn = frame === 'shown';
  // The drawer slides over the page on small screens: what lies below cannot be reached then.
  const covered = signedIn && drawer.isOverlay && drawer.open;
  const skip = (event: MouseEvent) => {
    // By focus and not by a link to `#…`: that makes an entry of the history that the router does not know, and leaves unsaved changes unasked.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={`ic-layout ${frame === 'none' ? '' : 'ic-layout-drawer'}`}>
      <a className="ic-skip" href="#main" onClick={skip}>
        {t('shell.skip')}
      </a>
      <TopBar frame={frame} covered={covered} onMenu={drawer.show} menuButton={drawer.button} onOverlay={setOverlay} />
      {frame !== 'none' && <Drawer drawer={drawer} />}
      <main id="main" ref={main} tabIndex={-1} inert={covered} className="ic-main">
        <RemotesLeftOut />
        <Outlet />
      </main>
      {signedIn && (
        <Suspense fallback={null}>
          <CommandCenter overlay={overlay} onOverlay={setOverlay} />
        </Suspense>
      )}
    </div>
  );
}
