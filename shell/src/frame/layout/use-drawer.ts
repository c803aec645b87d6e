import { useLocation } from 'shared-kit/router';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** On screens this narrow the drawer slides over the page. */
const OVERLAY = '(max-width: 899.98px)';

export interface DrawerState {
  /** The drawer slides over the page instead of being beside it. */
  isOverlay: boolean;
  open: boolean;
  show: () => void;
  hide: () => void;
  /** The button that opens the drawer. It gets the focus when the drawer closes. */
  button: RefObject<HTMLButtonElement | null>;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(OVERLAY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useDrawer(): DrawerState {
  const isOverlay = useSyncExternalStore(subscribe, () => matchMedia(OVERLAY).matches);
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The drawer closes when another page opens.
  const open = openAt === pathname;
  const hide = useCallback(() => {
    // The button is inert until the drawer has closed.
    flushSync(() => setOpenAt(null));
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (!open || !isOverlay) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, isOverlay, hide]);
  return { isOverlay, open, show: () => setOpenAt(pathname), hide, button };
}
