import { useMediaQuery } from 'shared-kit/host/ui-core';
import { useLocation } from 'shared-kit/router';
import { useWindowListener } from 'shared-kit/state';
import { useRef, useState, type RefObject } from 'react';
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

export function useDrawer(): DrawerState {
  const isOverlay = useMediaQuery(OVERLAY);
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The drawer closes when another page opens.
  const open = openAt === pathname;
  const hide = () => {
    // The button is inert until the drawer has closed.
    flushSync(() => setOpenAt(null));
    button.current?.focus();
  };
  useWindowListener('keydown', ({ key }) => key === 'Escape' && hide(), { isOn: open && isOverlay });
  // The link of the open page opens no other one, and closes the drawer too. Only links within the console prevent the browser's own navigation.
  useWindowListener('click', ({ defaultPrevented }) => defaultPrevented && hide(), { isOn: open && isOverlay });
  return { isOverlay, open, show: () => setOpenAt(pathname), hide, button };
}
