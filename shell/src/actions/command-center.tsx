import { lazy, Suspense } from 'react';
import type { Overlay } from './overlay';
import { ShellActions } from './shell-actions';
import { useKeyboard } from './use-keyboard';

const QuickAccess = lazy(() => import('../quick-access/quick-access'));
const ShortcutsSheet = lazy(() => import('./shortcuts-sheet'));

export interface CommandCenterProps {
  overlay: Overlay | null;
  onOverlay: (overlay: Overlay | null) => void;
}

/** The console's own actions, the shortcuts of all, and what lists them. Loads after the sign-in. */
export default function CommandCenter({ overlay, onOverlay }: CommandCenterProps) {
  useKeyboard();
  const close = () => onOverlay(null);
  return (
    <>
      <ShellActions onOverlay={onOverlay} />
      <Suspense fallback={null}>
        {overlay === 'quick-access' && <QuickAccess onClose={close} />}
        {overlay === 'shortcuts' && <ShortcutsSheet onClose={close} />}
      </Suspense>
    </>
  );
}

