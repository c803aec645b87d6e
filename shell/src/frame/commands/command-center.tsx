import { onDemand, OnDemandPart } from 'shared-kit/ui-core';
import { useRecordRecentPages } from '../quick-access/use-record-recent-pages';
import type { Overlay } from '../actions/overlay';
import { ShellActions } from './shell-actions';
import { useKeyboard } from '../actions/use-keyboard';

const quickAccess = onDemand(() => import('../quick-access/quick-access'));
const shortcutsSheet = onDemand(async () => (await import('./load-shortcuts-sheet')).shortcutsSheet());

export interface CommandCenterProps {
  overlay: Overlay | null;
  onOverlay: (overlay: Overlay | null) => void;
}

/** The console's own actions, the listener for all shortcuts, the quick access and the list of shortcuts. Loads after the sign-in. */
export function CommandCenter({ overlay, onOverlay }: CommandCenterProps) {
  useKeyboard();
  useRecordRecentPages();
  const close = () => onOverlay(null);
  const closing = { onClose: close };
  return (
    <>
      <ShellActions onOverlay={onOverlay} />
      {overlay === 'quick-access' && <OnDemandPart of={quickAccess} onFailed={close} props={closing} />}
      {overlay === 'shortcuts' && <OnDemandPart of={shortcutsSheet} onFailed={close} props={closing} />}
    </>
  );
}
