import { useRef, useState, type RefObject } from 'react';
import { useWindowListener } from '../../state';

interface Popup {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** For the element around button and popup. */
  box: RefObject<HTMLSpanElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Closes it and gives the focus back to the button. */
  close: () => void;
}

/** What opens below a button. It closes when the user presses or focuses something outside. */
export function usePopup(): Popup {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closeOutside = ({ target }: Event) => {
    if (!box.current?.contains(target as Node)) setOpen(false);
  };
  useWindowListener('pointerdown', closeOutside, { isOn: open });
  useWindowListener('focusin', closeOutside, { isOn: open });
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return { open, setOpen, box, button, close };
}

/** Aligns a menu that would extend beyond the window with the other end of its button. */
export function keepInWindow(menu: HTMLElement): void {
  const place = menu.getBoundingClientRect();
  if (place.left < 0 || place.right > innerWidth) menu.classList.toggle('ic-menu-end');
}
