import { arrange, placeBlocks, type Arrangement, type Measures, type PlacedBlock } from './arrange';
import { blockOf, cornerOf, type Point } from './cell-at';
import type { RackPicture } from '../picture/rack-picture';

/** The part of the map that is in view, in device pixels. */
export interface Camera {
  /** The size of a cell: a whole number, because edges between two pixels are blurred. */
  cell: number;
  /** The upper left corner of the view in the whole map. */
  x: number;
  y: number;
}

export interface View {
  width: number;
  height: number;
  /** Device pixels for each pixel of the page. */
  ratio: number;
}

/** The arrangement of the racks in a view, and the sizes of cells between which the user can zoom, in device pixels. */
export interface MapSetup {
  arrangement: Arrangement;
  /** The size of cells at first: the whole map is in view, unless that would make them smaller than `LEAST`. */
  fitting: number;
  least: number;
  most: number;
}

const LEAST = 3;
const LARGEST_FITTING = 26;
const MOST = 120;

/** Arranges the racks for a view. At first cells have at least three pixels of the page; the user can zoom out until the whole map fits. */
export function setUpMap(picture: RackPicture, view: View, measures: Measures): MapSetup {
  const least = Math.round(LEAST * view.ratio);
  const { arrangement, cell } = arrange(picture.streets, view, { least, most: Math.round(LARGEST_FITTING * view.ratio) }, measures);
  let smallest = cell;
  const fits = (size: number) => {
    const extent = placeBlocks(arrangement, picture.streets, size, measures);
    return extent.width <= view.width && extent.height <= view.height;
  };
  while (smallest > 1 && !fits(smallest)) smallest--;
  return { arrangement, fitting: cell, least: smallest, most: Math.round(MOST * view.ratio) };
}

export interface MapExtent {
  blocks: readonly PlacedBlock[];
  width: number;
  height: number;
}

/** Limits the camera to the map: a map narrower than the view is in the middle, a larger one can be moved until its edge is in view. */
export function limitToMap(camera: Camera, extent: MapExtent, view: View): Camera {
  const margin = 8 * view.ratio;
  const limit = (at: number, size: number, room: number) =>
    Math.round(size <= room ? (size - room) / 2 : Math.max(-margin, Math.min(at, size - room + margin)));
  return { ...camera, x: limit(camera.x, extent.width, view.width), y: limitTop(camera, extent, view, margin) };
}

/** A map lower than the view is at the top of it, not in the middle. */
function limitTop({ y }: Camera, { height }: MapExtent, view: View, margin: number): number {
  return Math.round(height <= view.height ? 0 : Math.max(-margin / 2, Math.min(y, height - view.height + margin)));
}

/** The size of cells after a zoom. It changes by at least one pixel, also when cells are small. */
export const zoomCellSize = (cell: number, factor: number): number =>
  factor > 1 ? Math.max(cell + 1, Math.round(cell * factor)) : Math.min(cell - 1, Math.round(cell * factor));

/** The camera after a zoom. What is at a point of the view stays at that point. */
export function zoomAround(point: Point, camera: Camera, before: MapExtent, after: MapExtent, cell: number): Camera {
  const at = { x: camera.x + point.x, y: camera.y + point.y };
  const block = nearestBlock(before.blocks, at);
  const sameBlock = block && after.blocks[before.blocks.indexOf(block)];
  if (!block || !sameBlock) return { ...camera, cell };
  const share = (value: number, from: number, length: number) => (length === 0 ? 0 : (value - from) / length);
  const move = (value: number, from: number, length: number, to: number, toLength: number) => {
    const part = share(value, from, length);
    // The distances between blocks do not grow with the cells.
    if (part < 0) return to + (value - from);
    return part > 1 ? to + toLength + (value - from - length) : to + part * toLength;
  };
  return {
    cell,
    x: Math.round(move(at.x, block.x, block.width, sameBlock.x, sameBlock.width) - point.x),
    y: Math.round(move(at.y, block.y, block.height, sameBlock.y, sameBlock.height) - point.y),
  };
}

function nearestBlock(blocks: readonly PlacedBlock[], { x, y }: Point): PlacedBlock | undefined {
  let nearest: PlacedBlock | undefined;
  let shortest = Infinity;
  for (const block of blocks) {
    const dx = Math.max(block.x - x, 0, x - block.x - block.width);
    const dy = Math.max(block.y - y, 0, y - block.y - block.height);
    const distance = dx * dx + dy * dy;
    if (distance < shortest) [nearest, shortest] = [block, distance];
  }
  return nearest;
}

/** A camera with a cell in view: the same one if the cell is in view already, otherwise one with the cell in the middle. */
export function moveToCell(picture: RackPicture, at: number, camera: Camera, extent: MapExtent, view: View): Camera {
  const block = blockOf(picture, extent.blocks, at);
  if (!block) return camera;
  const corner = cornerOf(picture, block, at, camera.cell);
  const edge = 24 * view.ratio;
  const isIn = (value: number, from: number, room: number) =>
    value >= from + Math.min(edge, room / 4) && value + camera.cell <= from + room - Math.min(edge, room / 4);
  if (isIn(corner.x, camera.x, view.width) && isIn(corner.y, camera.y, view.height)) return camera;
  return limitToMap({ ...camera, x: corner.x - view.width / 2, y: corner.y - view.height / 2 }, extent, view);
}
