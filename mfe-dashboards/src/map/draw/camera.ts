import { arrange, placeBlocks, type Arrangement, type Measures, type PlacedBlock } from './arrange';
import { blockOf, cornerOf, type Point } from './cell-at';
import type { RackPicture } from '../picture/rack-picture';

/** What part of the map is in view. All in device pixels. */
export interface Camera {
  /** The size of a cell, whole pixels: what is drawn between pixels is never sharp. */
  cell: number;
  /** The upper left corner of the view in the whole. */
  x: number;
  y: number;
}

export interface View {
  width: number;
  height: number;
  /** Device pixels to one of the page's. */
  ratio: number;
}

/** How the racks stand in a view, and how far one can zoom there. */
export interface Stand {
  arrangement: Arrangement;
  /** Cells with which all is in view, or nearly. */
  fitting: number;
  least: number;
  most: number;
}

const LEAST = 3;
const LARGEST_FITTING = 26;
const MOST = 120;

/** Sets the racks up for a view. Cells of three pixels of the page are the smallest to begin with; further out is the whole. */
export function standFor(picture: RackPicture, view: View, measures: Measures): Stand {
  const least = Math.round(LEAST * view.ratio);
  const { arrangement, cell } = arrange(picture.streets, view, { least, most: Math.round(LARGEST_FITTING * view.ratio) }, measures);
  let smallest = cell;
  const fits = (size: number) => {
    const whole = placeBlocks(arrangement, picture.streets, size, measures);
    return whole.width <= view.width && whole.height <= view.height;
  };
  while (smallest > 1 && !fits(smallest)) smallest--;
  return { arrangement, fitting: cell, least: smallest, most: Math.round(MOST * view.ratio) };
}

export interface Whole {
  blocks: readonly PlacedBlock[];
  width: number;
  height: number;
}

/** Keeps the whole in the middle where it is smaller than the view, and its edges outside where it is larger. */
export function held(camera: Camera, whole: Whole, view: View): Camera {
  const margin = 8 * view.ratio;
  const hold = (at: number, size: number, room: number) =>
    Math.round(size <= room ? (size - room) / 2 : Math.max(-margin, Math.min(at, size - room + margin)));
  return { ...camera, x: hold(camera.x, whole.width, view.width), y: holdTop(camera, whole, view, margin) };
}

/** Racks that leave room stand at the top of the view: what follows them on the page is about them. */
function holdTop({ y }: Camera, { height }: Whole, view: View, margin: number): number {
  return Math.round(height <= view.height ? 0 : Math.max(-margin / 2, Math.min(y, height - view.height + margin)));
}

/** The next size of cells, a step that is felt however small they are. */
export const zoomed = (cell: number, factor: number): number => (factor > 1 ? Math.max(cell + 1, Math.round(cell * factor)) : Math.min(cell - 1, Math.round(cell * factor)));

/** Where the camera has to be after a zoom so that what is at a point of the view stays there. */
export function anchored(point: Point, camera: Camera, before: Whole, after: Whole, cell: number): Camera {
  const at = { x: camera.x + point.x, y: camera.y + point.y };
  const near = nearest(before.blocks, at);
  const now = near && after.blocks[before.blocks.indexOf(near)];
  if (!near || !now) return { ...camera, cell };
  const share = (value: number, from: number, length: number) => (length === 0 ? 0 : (value - from) / length);
  const move = (value: number, from: number, length: number, to: number, toLength: number) => {
    const part = share(value, from, length);
    // Beside a block distances stay as they are: they do not grow with the cells.
    if (part < 0) return to + (value - from);
    return part > 1 ? to + toLength + (value - from - length) : to + part * toLength;
  };
  return {
    cell,
    x: Math.round(move(at.x, near.x, near.width, now.x, now.width) - point.x),
    y: Math.round(move(at.y, near.y, near.height, now.y, now.height) - point.y),
  };
}

function nearest(blocks: readonly PlacedBlock[], { x, y }: Point): PlacedBlock | undefined {
  let best: PlacedBlock | undefined;
  let shortest = Infinity;
  for (const block of blocks) {
    const dx = Math.max(block.x - x, 0, x - block.x - block.width);
    const dy = Math.max(block.y - y, 0, y - block.y - block.height);
    const distance = dx * dx + dy * dy;
    if (distance < shortest) [best, shortest] = [block, distance];
  }
  return best;
}

/** The camera with a cell in view: as it is where it is already, otherwise with the cell in the middle. */
export function showing(picture: RackPicture, at: number, camera: Camera, whole: Whole, view: View): Camera {
  const block = blockOf(picture, whole.blocks, at);
  if (!block) return camera;
  const corner = cornerOf(picture, block, at, camera.cell);
  const edge = 24 * view.ratio;
  const isIn = (value: number, from: number, room: number) => value >= from + Math.min(edge, room / 4) && value + camera.cell <= from + room - Math.min(edge, room / 4);
  if (isIn(corner.x, camera.x, view.width) && isIn(corner.y, camera.y, view.height)) return camera;
  return held({ ...camera, x: corner.x - view.width / 2, y: corner.y - view.height / 2 }, whole, view);
}
