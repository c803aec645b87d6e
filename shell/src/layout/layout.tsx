import { useText } from 'shared-kit/i18n';
import { Outlet } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { onDemand, OnDemandPart, persistently } from 'shared-kit/ui-core';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Overlay } from '../actions/overlay';
import { RemotesLeftOut } from '../federation/remotes-left-out';
import { Drawer } from './drawer';
import { TopBar } from './top-bar';
import { useArrival } from './use-arrival';
import { useDrawer } from './use-drawer';

const remotesPanel = onDemand(() => import('../remotes/remotes-panel'));
const CommandCenter = lazy(() => persistently(() => import('../actions/command-center')));

/** The frame around every page: top bar, drawer when signed in, and the page's place. */
export function Layout() {
  const { t } = useText('common');
  const { user } = useAccount();
  const main = useRef<HTMLElement>(null);
  const drawer = useDrawer();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const closeOverlay = () => setOverlay(null);
  useArrival(main);
  const signedIn = user !== null;
  // The drawer slides over the page on small screens: what lies below cannot be reached then.
  const covered = signedIn && drawer.isOverlay && drawer.open;
  return (
    <div className={`ic-layout ${signedIn ? 'ic-layout-drawer' : ''}`}>
      <a className="ic-skip" href="#main">
        {t('shell.skip')}
      </a>
      <TopBar covered={covered} onMenu={signedIn ? drawer.show : undefined} menuButton={drawer.button} onOverlay={setOverlay} />
      {signedIn && <Drawer drawer={drawer} />}
      <main id="main" ref={main} tabIndex={-1} inert={covered} className="ic-main">
        <RemotesLeftOut />
        <Outlet />
      </main>
      {overlay === 'remotes' && <OnDemandPart of={remotesPanel} onFailed={closeOverlay} props={{ onClose: closeOverlay }} />}
      {signedIn && (
        <Suspense fallback={null}>
          <CommandCenter overlay={overlay} onOverlay={setOverlay} />
        </Suspense>
      )}
    </div>
  );
}
