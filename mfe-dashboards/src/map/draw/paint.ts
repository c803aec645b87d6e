import type { RackPicture } from '../picture/rack-picture';
import { pitchOf, type PlacedBlock } from './arrange';
import type { MapColours } from './colours';
import { spriteAt, type Sprite, type SpriteSheet } from './sprites';

/** The pixels to paint, and the part of the map that they show. */
export interface Raster {
  pixels: Uint32Array;
  width: number;
  height: number;
  /** The upper left corner of the view in the whole map. */
  x: number;
  y: number;
}

export interface Scene {
  picture: RackPicture;
  blocks: readonly PlacedBlock[];
  cell: number;
  /** For each cell a value of `MARK`. */
  marks: Uint8Array;
  sprites: SpriteSheet;
  colours: MapColours;
}

/** The blocks of which a part is in view. `around` is the width of what is written around a block. */
export const blocksInView = (
  blocks: readonly PlacedBlock[],
  { x, y, width, height }: Omit<Raster, 'pixels'>,
  around: number,
): PlacedBlock[] =>
  blocks.filter(
    (block) =>
      block.x - around < x + width &&
      block.x + block.width + around > x &&
      block.y - around < y + height &&
      block.y + block.height + around > y,
  );

/**
 * Paints the cells in view, pixel by pixel. To draw each cell as a rectangle of the canvas would take many times longer when a hundred
 * thousand small cells are in view.
 */
export function paintCells(raster: Raster, scene: Scene): void {
  raster.pixels.fill(scene.colours.surface);
  for (const block of blocksInView(scene.blocks, raster, 0)) {
    fill(raster, block.x - raster.x, block.y - raster.y, block.width, block.height, scene.colours.rack);
    paintBlock(raster, scene, block);
  }
}

function paintBlock(raster: Raster, { picture, cell, marks, sprites }: Scene, block: PlacedBlock): void {
  const street = picture.streets[block.street]!;
  const pitch = pitchOf(street, cell);
  const left = block.x - raster.x;
  const bottom = block.y - raster.y + (street.levels.length - 1) * cell;
  const first = Math.max(block.from, block.from + Math.floor(-left / pitch));
  const last = Math.min(block.to, block.from + Math.ceil((raster.width - left) / pitch));
  const { levels, positions, results } = picture;
  for (let column = first; column < last; column++) {
    const x = left + (column - block.from) * pitch;
    const end = street.columnStart[column + 1]!;
    for (let at = street.columnStart[column]!; at < end; at++) {
      stamp(raster, x + positions[at]! * cell, bottom - levels[at]! * cell, spriteAt(sprites, results[at]!, marks[at]!), cell);
    }
  }
}

function stamp({ pixels, width, height }: Raster, x: number, y: number, sprite: Sprite, size: number): void {
  const fromX = Math.max(0, -x);
  const toX = Math.min(size, width - x);
  const toY = Math.min(size, height - y);
  if (fromX >= toX) return;
  for (let row = Math.max(0, -y); row < toY; row++) {
    const line = sprite[row]!;
    const start = (y + row) * width + x;
    // `set` copies a line at once, but to call it takes longer than to copy a few pixels in a loop.
    if (size < 12 || fromX > 0 || toX < size) for (let at = fromX; at < toX; at++) pixels[start + at] = line[at]!;
    else pixels.set(line, start);
  }
}

function fill({ pixels, width, height }: Raster, x: number, y: number, w: number, h: number, colour: number): void {
  const from = Math.max(0, x);
  const to = Math.min(width, x + w);
  if (from >= to) return;
  for (let row = Math.max(0, y); row < Math.min(height, y + h); row++) pixels.fill(colour, row * width + from, row * width + to);
}
