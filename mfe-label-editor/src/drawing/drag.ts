import { isEmptyRectangle, type Vertex } from 'shared-kit/model';
import type { LabelDrawing } from './drawing';
import { barcodeOf } from './edits';
import {
  boxBetween,
  boxOf,
  handlePoint,
  HANDLES,
  isIn,
  keepWithin,
  limitPoint,
  rectangleOf,
  resize,
  shift,
  sizeOf,
  type Box,
  type Handle,
} from './geometry';
import { NO_LINES, snapLines, snapMoved, snapResized, type SnapLines, type Snapped } from './snapping';

/** What is moved and resized: a barcode, by its `id`, or the label's region. */
export type Target = string;
export const REGION: Target = 'region';

/** A drag between pressing and releasing, in pixels of the picture. */
export type Drag =
  | { readonly kind: 'draw'; readonly what: 'region' | 'barcode'; readonly from: Vertex; readonly to: Vertex }
  | { readonly kind: 'move'; readonly target: Target; readonly start: Box; readonly from: Vertex; readonly to: Vertex }
  | {
      readonly kind: 'resize';
      readonly target: Target;
      readonly handle: Handle;
      readonly start: Box;
      readonly from: Vertex;
      readonly to: Vertex;
    };

/** The limits of a drag, in pixels of the picture: the picture itself, within what distance edges snap, and the least size. */
export interface DragRules {
  picture: Box;
  snapDistance: number;
  minSize: number;
}

/** Rectangles smaller than this on the screen are accidental presses (D-58). */
export const MIN_SIZE_PX = 5;

/** The box of a barcode or of the region; undefined when there is none. */
export function targetBox(drawing: LabelDrawing, target: Target | null): Box | undefined {
  const rectangle = target === REGION ? drawing.region : barcodeOf(drawing, target);
  return rectangle ? boxOf(rectangle) : undefined;
}

/** Where a barcode or the region may be: a barcode in the region (D-58), the region in the picture. */
export const boundsOf = ({ region }: LabelDrawing, target: Target, picture: Box): Box =>
  target === REGION || !region ? picture : boxOf(region);

/** The lines that a moved rectangle snaps to: the edges of the picture, of the region and of the other barcodes. */
function linesFor({ region, barcodes }: LabelDrawing, target: Target, picture: Box): SnapLines {
  const others = barcodes.filter(({ id }) => id !== target).map(boxOf);
  return snapLines([picture, ...(region && target !== REGION ? [boxOf(region)] : []), ...others]);
}

/** The box that a drag results in, and the lines that it has snapped to. A new rectangle does not snap. */
export function draggedBox(drawing: LabelDrawing, drag: Drag, { picture, snapDistance, minSize }: DragRules): Snapped {
  if (drag.kind === 'draw') return { box: boxBetween(limitPoint(drag.from, picture), limitPoint(drag.to, picture)), guides: [] };
  const { target, start, from, to } = drag;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bounds = boundsOf(drawing, target, picture);
  const lines = snapDistance > 0 ? linesFor(drawing, target, picture) : NO_LINES;
  if (drag.kind === 'move') {
    const snapped = snapMoved(shift(start, dx, dy), lines, snapDistance);
    const box = keepWithin(snapped.box, bounds);
    return { box, guides: guidesAt(snapped.guides, box) };
  }
  const snapped = snapResized(resize(start, drag.handle, dx, dy, bounds, minSize), drag.handle, lines, snapDistance);
  const box = resize(snapped.box, drag.handle, 0, 0, bounds, minSize);
  return { box, guides: guidesAt(snapped.guides, box) };
}

/** The lines that still touch the box: keeping it within its bounds may have moved it away from others. */
const guidesAt = (guides: Snapped['guides'], { left, top, right, bottom }: Box) =>
  guides.filter(({ axis, at }) => (axis === 'x' ? at === left || at === right : at === top || at === bottom));

/** Whether a drawn box is larger than an accidental press; `scale` is how many screen pixels one pixel of the picture takes. */
export function isLargeEnough(box: Box, scale: number): boolean {
  const { width, height } = sizeOf(box);
  return width * scale >= MIN_SIZE_PX && height * scale >= MIN_SIZE_PX && !isEmptyRectangle(rectangleOf(box));
}

/** The barcode at a point. When several overlap it is the topmost, which is the last in the list (D-58). */
export const barcodeAt = ({ barcodes }: LabelDrawing, point: Vertex): string | null =>
  barcodes.findLast((barcode) => isIn(point, boxOf(barcode)))?.id ?? null;

/** The handle at a point, the nearest within `margin`. */
export function handleAt(box: Box, point: Vertex, margin: number): Handle | null {
  let nearest: { handle: Handle; distance: number } | null = null;
  for (const handle of HANDLES) {
    const at = handlePoint(handle, box);
    const distance = Math.max(Math.abs(at.x - point.x), Math.abs(at.y - point.y));
    if (distance <= margin && distance < (nearest?.distance ?? Infinity)) nearest = { handle, distance };
  }
  return nearest?.handle ?? null;
}

/** Whether a point is on the outline of a box. The region is dragged by its outline, because all barcodes are inside it. */
export function isOnOutline(box: Box, point: Vertex, margin: number): boolean {
  const grown = { left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin };
  const shrunk = { left: box.left + margin, top: box.top + margin, right: box.right - margin, bottom: box.bottom - margin };
  return isIn(point, grown) && !isIn(point, shrunk);
}

/** A box that the arrow keys have moved by some pixels, or resized at its right and bottom edges. */
export function nudge(drawing: LabelDrawing, target: Target, by: Vertex, isResize: boolean, picture: Box): Box | undefined {
  const start = targetBox(drawing, target);
  if (!start) return undefined;
  const bounds = boundsOf(drawing, target, picture);
  return isResize ? resize(start, 'se', by.x, by.y, bounds, 1) : keepWithin(shift(start, by.x, by.y), bounds);
}

/** A place for a barcode that is added without a mouse: in the middle of the region, moved on while another barcode begins there. */
export function freePlace({ region, barcodes }: LabelDrawing): Box | null {
  if (!region) return null;
  const bounds = boxOf(region);
  const { width, height } = sizeOf(bounds);
  const [placeWidth, placeHeight] = [Math.max(1, Math.round(width / 3)), Math.max(1, Math.round(height / 5))];
  const starts = new Set(barcodes.map(({ firstVertex: { x, y } }) => `${x} ${y}`));
  let place = {
    left: bounds.left + Math.round((width - placeWidth) / 2),
    top: bounds.top + Math.round((height - placeHeight) / 2),
    right: 0,
    bottom: 0,
  };
  for (let tries = 0; tries < barcodes.length && starts.has(`${place.left} ${place.top}`); tries += 1) {
    place = { ...place, left: place.left + 8, top: place.top + 8 };
  }
  return keepWithin({ ...place, right: place.left + placeWidth, bottom: place.top + placeHeight }, bounds);
}
