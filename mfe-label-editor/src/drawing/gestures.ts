import type { Vertex } from 'shared-kit/model';
import { barcodeAt, handleAt, isOnOutline, REGION, targetBox, type Drag, type Target } from './drag';
import type { LabelDrawing, Mode } from './drawing';
import type { Handle } from './geometry';

type DragOf<Kind extends Drag['kind']> = Extract<Drag, { kind: Kind }>;

/** What the pointers on the canvas do. A press is `pointing` until it moves far enough for a drag. */
export type Gesture =
  | { readonly name: 'idle' }
  | { readonly name: 'pointing'; readonly on: Target | null; readonly becomes: DragOf<'move' | 'resize'> | 'panning' | 'nothing' }
  | { readonly name: 'drawing'; readonly drag: DragOf<'draw'> }
  | { readonly name: 'moving'; readonly drag: DragOf<'move'> }
  | { readonly name: 'resizing'; readonly drag: DragOf<'resize'> }
  | { readonly name: 'panning' }
  | { readonly name: 'pinching' };

export const IDLE: Gesture = { name: 'idle' };

/** What a gesture begins on, and what it may do there. */
export interface Ground {
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

/** The handle, barcode or outline of the region at a point of the picture, `reach` pixels around it; null when there is none. */
export function hitAt({ drawing, mode, selected, readOnly }: Ground, point: Vertex, reach: number): Hit | null {
  const box = targetBox(drawing, selected);
  const handle = box && mode === 'none' && !readOnly ? handleAt(box, point, reach) : null;
  if (selected && handle) return { target: selected, handle };
  const id = barcodeAt(drawing, point);
  if (id) return { target: id, handle: null };
  const region = targetBox(drawing, REGION);
  return region && isOnOutline(region, point, reach) ? { target: REGION, handle: null } : null;
}

/** The gesture that a press begins at a point of the picture. `hit` is what it hits, `pans` whether it moves the picture in every mode. */
export function pressed({ drawing, mode, readOnly }: Ground, point: Vertex, hit: Hit | null, pans: boolean): Gesture {
  if (pans) return { name: 'panning' };
  if (!readOnly && (mode === 'region' || mode === 'add')) {
    return { name: 'drawing', drag: { kind: 'draw', what: mode === 'region' ? 'region' : 'barcode', from: point, to: point } };
  }
  if (mode === 'delete' || mode === 'pattern') return { name: 'pointing', on: barcodeAt(drawing, point), becomes: 'nothing' };
  const start = targetBox(drawing, hit?.target ?? null);
  if (!hit || !start) return { name: 'pointing', on: null, becomes: 'panning' };
  const { target, handle } = hit;
  if (readOnly) return { name: 'pointing', on: target, becomes: 'nothing' };
  const at = { target, start, from: point, to: point };
  return { name: 'pointing', on: target, becomes: handle ? { kind: 'resize', handle, ...at } : { kind: 'move', ...at } };
}

/** The gesture after its pointer has moved to a point of the picture. Up to `slip` pixels from its beginning, a press stays a press. */
export function moved(gesture: Gesture, to: Vertex, slip: number): Gesture {
  switch (gesture.name) {
    case 'pointing': {
      const { becomes } = gesture;
      if (becomes === 'panning') return { name: 'panning' };
      if (becomes === 'nothing' || Math.hypot(to.x - becomes.from.x, to.y - becomes.from.y) <= slip) return gesture;
      return becomes.kind === 'move' ? { name: 'moving', drag: { ...becomes, to } } : { name: 'resizing', drag: { ...becomes, to } };
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
