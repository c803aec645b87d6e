import type { Vertex } from 'shared-kit/model';
import { barcodeAt, handleAt, isOnOutline, REGION, targetBox, type Drag, type Target } from './drag';
import type { LabelDrawing, Mode } from './drawing';
import type { Handle } from './geometry';

type DragOf<Kind extends Drag['kind']> = Extract<Drag, { kind: Kind }>;

/** What the pointers on the canvas do. A press is `pointing` until it moves far enough for a drag. */
export type Gesture =
  | { readonly name: 'idle' }
  | {
      readonly name: 'pointing';
      readonly pressedTarget: Target | null;
      readonly nextDrag: DragOf<'move' | 'resize'> | 'panning' | 'nothing';
    }
  | { readonly name: 'drawing'; readonly drag: DragOf<'draw'> }
  | { readonly name: 'moving'; readonly drag: DragOf<'move'> }
  | { readonly name: 'resizing'; readonly drag: DragOf<'resize'> }
  | { readonly name: 'panning' }
  | { readonly name: 'pinching' };

export const IDLE: Gesture = { name: 'idle' };

/** What a gesture begins on, and what it may do there. */
export interface GestureContext {
  drawing: LabelDrawing;
  mode: Mode;
  selected: Target | null;
  readOnly: boolean;
}

export interface Hit {
  target: Target;
  /** The handle of the selected rectangle, by which it is resized. */
  handle: Handle | null;
}

/** The handle, barcode or outline of the region at a point of the picture, `margin` pixels around it; null when there is none. */
export function hitAt({ drawing, mode, selected, readOnly }: GestureContext, point: Vertex, margin: number): Hit | null {
  const box = targetBox(drawing, selected);
  const handle = box && mode === 'none' && !readOnly ? handleAt(box, point, margin) : null;
  if (selected && handle) return { target: selected, handle };
  const id = barcodeAt(drawing, point);
  if (id) return { target: id, handle: null };
  const region = targetBox(drawing, REGION);
  return region && isOnOutline(region, point, margin) ? { target: REGION, handle: null } : null;
}

/** The gesture that a press begins at a point of the picture. `hit` is what it hits, `pans` whether it moves the picture in every mode. */
export function startGesture({ drawing, mode, readOnly }: GestureContext, point: Vertex, hit: Hit | null, pans: boolean): Gesture {
  if (pans) return { name: 'panning' };
  if (!readOnly && (mode === 'region' || mode === 'add')) {
    return { name: 'drawing', drag: { kind: 'draw', what: mode === 'region' ? 'region' : 'barcode', from: point, to: point } };
  }
  if (mode === 'delete' || mode === 'pattern') return { name: 'pointing', pressedTarget: barcodeAt(drawing, point), nextDrag: 'nothing' };
  const start = targetBox(drawing, hit?.target ?? null);
  if (!hit || !start) return { name: 'pointing', pressedTarget: null, nextDrag: 'panning' };
  const { target, handle } = hit;
  if (readOnly) return { name: 'pointing', pressedTarget: target, nextDrag: 'nothing' };
  const at = { target, start, from: point, to: point };
  return { name: 'pointing', pressedTarget: target, nextDrag: handle ? { kind: 'resize', handle, ...at } : { kind: 'move', ...at } };
}

/** The gesture after its pointer has moved to a point of the picture. Up to `threshold` pixels from its beginning, a press stays a press. */
export function continueGesture(gesture: Gesture, to: Vertex, threshold: number): Gesture {
  switch (gesture.name) {
    case 'pointing': {
      const { nextDrag } = gesture;
      if (nextDrag === 'panning') return { name: 'panning' };
      if (nextDrag === 'nothing' || Math.hypot(to.x - nextDrag.from.x, to.y - nextDrag.from.y) <= threshold) return gesture;
      return nextDrag.kind === 'move' ? { name: 'moving', drag: { ...nextDrag, to } } : { name: 'resizing', drag: { ...nextDrag, to } };
    }
    case 'drawing':
      return { ...gesture, drag: { ...gesture.drag, to } };
    case 'moving':
      return { ...gesture, drag: { ...gesture.drag, to } };
    case 'resizing':
      return { ...gesture, drag: { ...gesture.drag, to } };
    default:
      return gesture;
  }
}

/** The drag of a gesture that changes a rectangle. */
export const dragOf = (gesture: Gesture): Drag | null => ('drag' in gesture ? gesture.drag : null);
