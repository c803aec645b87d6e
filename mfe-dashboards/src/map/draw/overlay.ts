import type { RackPicture } from '../picture/rack-picture';
import type { PlacedBlock } from './arrange';
import type { Camera, View } from './camera';
import { blockOf, cornerOf, type Point } from './cell-at';
import type { MapColours } from './colours';

/** Two corners of the rectangle that the user is drawing, in pixels of the page. */
export type SelectionBox = readonly [Point, Point];

export interface Overlay {
  picture: RackPicture;
  blocks: readonly PlacedBlock[];
  camera: Camera;
  view: View;
  colours: MapColours;
  /** The current cell, from which the keys move, or -1. */
  cursor: number;
  /** The cell under the pointer, or -1. */
  hovered: number;
  selection: SelectionBox | undefined;
}

/** Draws what follows keys and pointers: rings around the current and the hovered cell, and the rectangle that the user draws. */
export function drawOverlay(context: CanvasRenderingContext2D, overlay: Overlay): void {
  const { view, colours, selection } = overlay;
  const { ratio } = view;
  context.clearRect(0, 0, view.width, view.height);
  if (overlay.hovered !== overlay.cursor) ring(context, overlay, overlay.hovered, ratio, colours.text);
  ring(context, overlay, overlay.cursor, 2 * ratio, colours.accent);
  if (!selection) return;
  const [one, other] = selection;
  const box = [one.x * ratio, one.y * ratio, (other.x - one.x) * ratio, (other.y - one.y) * ratio] as const;
  context.fillStyle = colours.accent;
  context.globalAlpha = 0.12;
  context.fillRect(...box);
  context.globalAlpha = 1;
  context.strokeStyle = colours.accent;
  context.strokeRect(...box);
}

/** The least size of a ring in pixels of the page, so that it is visible around the smallest cells. */
const LEAST_RING = 8;

function ring(
  context: CanvasRenderingContext2D,
  { picture, blocks, camera, view }: Overlay,
  at: number,
  line: number,
  colour: string,
): void {
  const block = blockOf(picture, blocks, at);
  if (!block) return;
  const { x, y } = cornerOf(picture, block, at, camera.cell);
  const size = Math.max(camera.cell, LEAST_RING * view.ratio) + line;
  const out = (size - camera.cell) / 2;
  context.lineWidth = line;
  context.strokeStyle = colour;
  context.strokeRect(x - camera.x - out, y - camera.y - out, size, size);
}
