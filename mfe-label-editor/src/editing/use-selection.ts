import { useState } from 'react';
import { targetBox, type Target } from '../drawing/drag';
import type { Editing } from '../drawing/drawing';

export interface Selection {
  /** The barcode whose pattern is edited, otherwise the chosen target while it exists. */
  selected: Target | null;
  select: (target: Target | null) => void;
  hovered: Target | null;
  hover: (target: Target | null) => void;
}

/** The region or barcode that is selected, and the one under the pointer. */
export function useSelection({ drawing, edited }: Editing): Selection {
  const [chosen, select] = useState<Target | null>(null);
  const [hovered, hover] = useState<Target | null>(null);
  return { selected: edited?.id ?? (targetBox(drawing, chosen) ? chosen : null), select, hovered, hover };
}
