import { useEffect, useState, type RefObject } from 'react';

/** The sides on which the table extends beyond its box. */
export type ScrollEdges = 'none' | 'left' | 'right' | 'both' | 'neither';

/**
 * Watches the box around a table. `none` if the whole width shows, as is taken for true until it is measured: most tables are rendered only once
 * then. `neither` for a difference of only a pixel or two. An element that gets the focus by the keyboard is scrolled out from under the sticky columns.
 */
export function useScrollEdges(table: RefObject<HTMLTableElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>('none');
  useEffect(() => {
    const inner = table.current;
    const box = inner?.parentElement;
    if (!inner || !box) return;
    const updateEdges = () => {
      const more = inner.offsetWidth - box.clientWidth;
      const left = box.scrollLeft > 1;
      const right = box.scrollLeft < more - 1;
      setEdges(more <= 1 ? 'none' : left && right ? 'both' : left ? 'left' : right ? 'right' : 'neither');
    };
    const widthOf = (column: string) => inner.querySelector<HTMLElement>(`th.ic-table-${column}`)?.offsetWidth ?? 0;
    const watch = new ResizeObserver(() => {
      updateEdges();
      box.style.scrollPaddingInline = `${widthOf('check') + widthOf('sticky')}px ${widthOf('actions')}px`;
    });
    watch.observe(inner);
    watch.observe(box);
    box.addEventListener('scroll', updateEdges, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', updateEdges);
    };
  }, [table]);
  return edges;
}
