import { useRef, useState, type HTMLAttributes, type KeyboardEvent, type PointerEvent } from 'react';

/** The row that is being dragged, and where it would be dropped. */
export interface RowDrag {
  from: number;
  to: number;
}

/** Moves rows by their handles: by dragging with mouse, pen or finger, or with the arrow keys. The element `rows` contains them, each with `data-row`. */
export function useRowDrag(count: number, move: (from: number, to: number) => void) {
  const rows = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<RowDrag | null>(null);

  const placeAt = (y: number, from: number) => {
    const all = [...(rows.current?.querySelectorAll('[data-row]') ?? [])].map((row) => row.getBoundingClientRect());
    const before = all.filter(({ top, height }) => top + height / 2 < y).length;
    return Math.min(before > from ? before - 1 : before, count - 1);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Escape' && drag) {
      event.stopPropagation();
      return setDrag(null);
    }
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < count && to !== at) move(at, to);
  };
  return {
    rows,
    drag,
    handleProps: (at: number): HTMLAttributes<HTMLElement> => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: at, to: at });
      },
      onPointerMove: (event: PointerEvent) => {
        if (!drag) return;
        const to = placeAt(event.clientY, drag.from);
        if (to !== drag.to) setDrag({ ...drag, to });
      },
      onPointerUp: () => {
        if (drag && drag.to !== drag.from) move(drag.from, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
    }),
  };
}
