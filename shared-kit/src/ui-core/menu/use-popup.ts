import { useEffect, useRef, useState, type RefObject } from 'react';
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

/** Keeps a menu in the window, also when its texts or the window change: aligned with the other end of its button, or moved as far as it must be. */
export function useKeptInWindow(menu: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (open) keepInWindow(menu.current!);
  });
  useWindowListener('resize', () => keepInWindow(menu.current!), { isOn: open });
}

function keepInWindow(menu: HTMLElement): void {
  menu.style.translate = '';
  if (excess(menu) === 0) return;
  menu.classList.toggle('ic-menu-end');
  if (excess(menu) === 0) return;
  menu.classList.toggle('ic-menu-end');
  menu.style.translate = `${-excess(menu)}px`;
}

/** The pixels by which a menu exceeds the window: negative at its left, positive at its right. */
function excess(menu: HTMLElement): number {
  const { left, right } = menu.getBoundingClientRect();
  return Math.min(0, left) || Math.max(0, right - innerWidth);
}
