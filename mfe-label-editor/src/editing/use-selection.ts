import { useState } from 'react';
import { targetBox, type Target } from '../drawing/drag';
import type { Editing } from '../drawing/drawing';

export type Selection = ReturnType<typeof useSelection>;

/** The region or barcode that is selected, and the one under the pointer. */
export function useSelection({ drawing, edited }: Editing) {
  const [chosen, select] = useState<Target | null>(null);
  const [hovered, hover] = useState<Target | null>(null);
  // The barcode whose pattern is edited, otherwise the chosen target while it exists.
  return { selected: edited?.id ?? (targetBox(drawing, chosen) ? chosen : null), select, hovered, hover };
}
