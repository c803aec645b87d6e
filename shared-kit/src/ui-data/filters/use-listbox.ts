import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { nextItem } from '../../ui-core/menu/next-item';
import { useKeptInWindow } from '../../ui-core/menu/use-popup';

interface ListboxProps {
  labels: readonly string[];
  /** The chosen option; -1 for none. */
  selected: number;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Closes it and gives the focus back. */
  close: () => void;
  onChoose: (index: number) => void;
}

/** The keys of a combobox that only chooses, as the ARIA practices describe: the focus stays on it, and one option is the current one. */
export function useListbox({ labels, selected, open, setOpen, close, onChoose }: ListboxProps) {
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<number | null>(null);
  // The options may become fewer while they are shown.
  const current = Math.min(moved ?? Math.max(selected, 0), labels.length - 1);

  useKeptInWindow(list, open);
  useEffect(() => {
    if (open) list.current!.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [open, current]);

  const toggle = () => {
    setMoved(null);
    setOpen(!open);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!open) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      return toggle();
    }
    if (key === 'Tab') return close();
    if (key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      return onChoose(current);
    }
    const next = nextItem(labels, current, key);
    if (next === null) return;
    event.preventDefault();
    setMoved(next);
  };
  return { current, list, toggle, onKeyDown };
}
