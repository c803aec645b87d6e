import { isEmptyRectangle, type Vertex } from 'shared-kit/model';
import type { LabelDrawing } from './drawing';
import { barcodeOf } from './edits';
import { boxBetween, boxOf, handlePoint, HANDLES, isIn, movedWithin, pointWithin, rectangleOf, resized, shifted, sizeOf, type Box, type Handle } from './geometry';
import { NO_LINES, snapLines, snapMoved, snapResized, type SnapLines, type Snapped } from './snapping';

/** What is moved and resized: a barcode by its name, or the label's region. */
export type Target = string;
export const REGION: Target = 'region';

/** Something under way between pressing and letting go, in pixels of the picture. */
export type Drag =
  | { readonly kind: 'draw'; readonly what: 'region' | 'barcode'; readonly from: Vertex; readonly to: Vertex }
  | { readonly kind: 'move'; readonly target: Target; readonly start: Box; readonly from: Vertex; readonly to: Vertex }
  | { readonly kind: 'resize'; readonly target: Target; readonly handle: Handle; readonly start: Box; readonly from: Vertex; readonly to: Vertex };

/** What a drag reckons with: the picture, how far lines draw edges to them, and the least size, in pixels of the picture. */
export interface DragRules {
  picture: Box;
  reach: number;
  least: number;
}

/** Rectangles smaller than this on the screen are accidental presses (decision D-58). */
export const LEAST_ON_SCREEN = 5;

/** The box of a barcode or of the region; undefined when there is none. */
export function targetBox(drawing: LabelDrawing, target: Target | null): Box | undefined {
  const found = target === REGION ? drawing.region : barcodeOf(drawing, target);
  return found ? boxOf(found) : undefined;
}

/** Where a barcode or the region may be: a barcode in the region (Amendments to D-58), the region in the picture. */
export const boundsOf = ({ region }: LabelDrawing, target: Target, picture: Box): Box => (target === REGION || !region ? picture : boxOf(region));

/** The edges that others draw a moved one to: those of the picture, of the region and of the other barcodes. */
export function linesFor({ region, barcodes }: LabelDrawing, target: Target, picture: Box): SnapLines {
  const others = barcodes.filter(({ id }) => id !== target).map(boxOf);
  return snapLines([picture, ...(region && target !== REGION ? [boxOf(region)] : []), ...others]);
}

/** What a drag has come to, and the lines it was drawn to. Drawing snaps to nothing: what is drawn is what was meant. */
export function draggedBox(drawing: LabelDrawing, drag: Drag, { picture, reach, least }: DragRules): Snapped {
  if (drag.kind === 'draw') return { box: boxBetween(pointWithin(drag.from, picture), pointWithin(drag.to, picture)), guides: [] };
  const { target, start, from, to } = drag;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bounds = boundsOf(drawing, target, picture);
  const lines = reach > 0 ? linesFor(drawing, target, picture) : NO_LINES;
  if (drag.kind === 'move') {
    const snapped = snapMoved(shifted(start, dx, dy), lines, reach);
    const box = movedWithin(snapped.box, bounds);
    return { box, guides: touching(snapped.guides, box) };
  }
  const snapped = snapResized(resized(start, drag.handle, dx, dy, bounds, least), drag.handle, lines, reach);
  const box = resized(snapped.box, drag.handle, 0, 0, bounds, least);
  return { box, guides: touching(snapped.guides, box) };
}

/** Only lines that the box has not been moved away from again. */
const touching = (guides: Snapped['guides'], { left, top, right, bottom }: Box) =>
  guides.filter(({ axis, at }) => (axis === 'x' ? at === left || at === right : at === top || at === bottom));

/** Whether a drawn box is larger than an accidental press; `scale` is screen pixels for one of the picture. */
export function isDrawn(box: Box, scale: number): boolean {
  const { width, height } = sizeOf(box);
  return width * scale >= LEAST_ON_SCREEN && height * scale >= LEAST_ON_SCREEN && !isEmptyRectangle(rectangleOf(box));
}

/** The barcode at a point, of several the topmost, which is the last (decision D-58). */
export const barcodeAt = ({ barcodes }: LabelDrawing, point: Vertex): string | null =>
  barcodes.findLast((barcode) => isIn(point, boxOf(barcode)))?.id ?? null;

/** The handle at a point, the nearest within `reach`. */
export function handleAt(box: Box, point: Vertex, reach: number): Handle | null {
  let found: { handle: Handle; distance: number } | null = null;
  for (const handle of HANDLES) {
    const at = handlePoint(handle, box);
    const distance = Math.max(Math.abs(at.x - point.x), Math.abs(at.y - point.y));
    if (distance <= reach && distance < (found?.distance ?? Infinity)) found = { handle, distance };
  }
  return found?.handle ?? null;
}

/** Whether a point is on the outline of a box: how the region, which lies under everything, is taken hold of. */
export function isOnOutline(box: Box, point: Vertex, reach: number): boolean {
  const grown = { left: box.left - reach, top: box.top - reach, right: box.right + reach, bottom: box.bottom + reach };
  const shrunk = { left: box.left + reach, top: box.top + reach, right: box.right - reach, bottom: box.bottom - reach };
  return isIn(point, grown) && !isIn(point, shrunk);
}

/** A box moved or, from its right and bottom edge, resized by so many pixels, as the arrow keys do. */
export function nudged(drawing: LabelDrawing, target: Target, by: Vertex, isResize: boolean, picture: Box): Box | undefined {
  const start = targetBox(drawing, target);
  if (!start) return undefined;
  const bounds = boundsOf(drawing, target, picture);
  return isResize ? resized(start, 'se', by.x, by.y, bounds, 1) : movedWithin(shifted(start, by.x, by.y), bounds);
}

/** A free place for a barcode that is added without a mouse: a third of the region, moved on from where others begin. */
export function freePlace({ region, barcodes }: LabelDrawing): Box | null {
  if (!region) return null;
  const bounds = boxOf(region);
  const { width, height } = sizeOf(bounds);
  const [wide, high] = [Math.max(1, Math.round(width / 3)), Math.max(1, Math.round(height / 5))];
  const starts = new Set(barcodes.map(({ firstVertex: { x, y } }) => `${x} ${y}`));
  let place = { left: bounds.left + Math.round((width - wide) / 2), top: bounds.top + Math.round((height - high) / 2), right: 0, bottom: 0 };
  for (let tries = 0; tries < barcodes.length && starts.has(`${place.left} ${place.top}`); tries += 1) {
    place = { ...place, left: place.left + 8, top: place.top + 8 };
  }
  return movedWithin({ ...place, right: place.left + wide, bottom: place.top + high }, bounds);
}
