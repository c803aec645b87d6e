import type { RackPicture } from '../picture/rack-picture';
import type { PlacedBlock } from './arrange';
import type { Camera, View } from './camera';
import { blockOf, cornerOf, type Point } from './cell-at';
import type { MapColours } from './colours';

/** Two corners of the rectangle that the user is drawing, in pixels of the page. */
export type Band = readonly [Point, Point];

export interface Hand {
  picture: RackPicture;
  blocks: readonly PlacedBlock[];
  camera: Camera;
  view: View;
  colours: MapColours;
  /** The current cell, from which the keys move, or -1. */
  cursor: number;
  /** The cell under the pointer, or -1. */
  hovered: number;
  band: Band | undefined;
}

/** Draws what follows keys and pointers: rings around the current and the hovered cell, and the rectangle that the user draws. */
export function drawHand(pen: CanvasRenderingContext2D, hand: Hand): void {
  const { view, colours, band } = hand;
  const { ratio } = view;
  pen.clearRect(0, 0, view.width, view.height);
  if (hand.hovered !== hand.cursor) ring(pen, hand, hand.hovered, ratio, colours.text);
  ring(pen, hand, hand.cursor, 2 * ratio, colours.accent);
  if (!band) return;
  const [one, other] = band;
  const box = [one.x * ratio, one.y * ratio, (other.x - one.x) * ratio, (other.y - one.y) * ratio] as const;
  pen.fillStyle = colours.accent;
  pen.globalAlpha = 0.12;
  pen.fillRect(...box);
  pen.globalAlpha = 1;
  pen.strokeStyle = colours.accent;
  pen.strokeRect(...box);
}

/** The least size of a ring in pixels of the page, so that it is visible around the smallest cells. */
const LEAST_RING = 8;

function ring(pen: CanvasRenderingContext2D, { picture, blocks, camera, view }: Hand, at: number, line: number, colour: string): void {
  const block = blockOf(picture, blocks, at);
  if (!block) return;
  const { x, y } = cornerOf(picture, block, at, camera.cell);
  const size = Math.max(camera.cell, LEAST_RING * view.ratio) + line;
  const out = (size - camera.cell) / 2;
  pen.lineWidth = line;
  pen.strokeStyle = colour;
  pen.strokeRect(x - camera.x - out, y - camera.y - out, size, size);
}
