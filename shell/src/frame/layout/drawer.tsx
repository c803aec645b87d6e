import { useAccountPart } from 'shared-kit/host/state';
import { useText } from 'shared-kit/i18n';
import { Button, coreIcons, Icon, lazyPart, Skeleton } from 'shared-kit/ui-core';
import { useEffect, useRef } from 'react';
import { frameParts } from './frame-parts';
import type { DrawerState } from './use-drawer';

const DrawerContent = lazyPart(frameParts.drawerContent, <DrawerSkeleton />);

/** The navigation of the console: beside the page, or over it on small screens. */
export function Drawer({ drawer }: { drawer: DrawerState }) {
  const { t } = useText('common');
  const loaded = useAccountPart((account) => account.loaded);
  const { isOverlay, open, hide } = drawer;
  const close = useRef<HTMLButtonElement>(null);
  const isShown = isOverlay && open;
  useEffect(() => {
    if (isShown) close.current?.focus();
  }, [isShown]);
  return (
    <>
      {isShown && <div className="ic-drawer-shade" onClick={hide} aria-hidden="true" />}
      <nav className={`ic-drawer ${isShown ? 'ic-drawer-open' : ''}`} aria-label={t('shell.navigation')}>
        {isOverlay && (
          <div className="ic-drawer-close">
            <Button ref={close} variant="text" icon={<Icon of={coreIcons.close} />} aria-label={t('shell.closeMenu')} onClick={hide} />
          </div>
        )}
        {loaded ? <DrawerContent /> : <DrawerSkeleton />}
      </nav>
    </>
  );
}

function DrawerSkeleton() {
  return (
    <div className="ic-drawer-section" aria-hidden="true">
      <Skeleton width="50%" />
      <Skeleton width="80%" />
      <Skeleton width="70%" />
    </div>
  );
}
