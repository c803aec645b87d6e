import { useState, type DragEvent, type HTMLAttributes } from 'react';

/** Where a dragged column would go. */
export interface Drop {
  dragged: string;
  target: string;
}

const TYPE = 'application/x-table-column';

/** Moves a column when its head is dragged onto another: the handlers of each head, and the drop that would happen now. */
export function useColumnDrag(moveTo: (key: string, place: string) => void): {
  drop: Drop | null;
  headProps: (key: string) => HTMLAttributes<HTMLElement>;
} {
  const [drop, setDrop] = useState<Drop | null>(null);
  return {
    drop,
    headProps: (key) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(TYPE, key);
        event.dataTransfer.effectAllowed = 'move';
        setDrop({ dragged: key, target: key });
      },
      onDragOver: (event: DragEvent) => {
        // Only a column of this table can be dropped here.
        if (!drop) return;
        event.preventDefault();
        if (drop.target !== key) setDrop({ ...drop, target: key });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (drop && drop.dragged !== key) moveTo(drop.dragged, key);
        setDrop(null);
      },
      onDragEnd: () => setDrop(null),
    }),
  };
}
