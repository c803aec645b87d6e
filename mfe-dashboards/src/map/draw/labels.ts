import { SIZES } from 'shared-kit/ui-core';
import { CELL_STYLES, type CellState } from '../picture/cell-states';
import { stateAt, streetAt, type RackPicture } from '../picture/rack-picture';
import { textAt } from '../picture/text-list';
import { pitchOf, type Measures, type PlacedBlock } from './arrange';
import type { MapColours } from './colours';
import { blocksInView, type Raster, type Scene } from './paint';
import { MARK } from './sprites';

/** The texts on the map, in the user's language. */
export interface LabelTexts {
  /** The title of a block. `columns` are its first and last column if the street has several blocks, otherwise null. */
  street: (name: string, columns: readonly [string, string] | null) => string;
  /** The figures of a street, such as how many addresses were read. `counts` are in the order of `states`. */
  figures: (counts: readonly number[], states: readonly CellState[]) => string;
}

export interface LabelScene {
  scene: Scene;
  raster: Omit<Raster, 'pixels'>;
  measures: Measures;
  /** Device pixels for each pixel of the page. */
  ratio: number;
  texts: LabelTexts;
}

type Context = CanvasRenderingContext2D;

/** Writes the names of streets, columns and levels, the figures of streets, and the texts of cells that are large enough. */
export function writeLabels(context: Context, { scene, raster, measures, ratio, texts }: LabelScene): void {
  const { picture, cell, colours } = scene;
  context.textBaseline = 'middle';
  for (const block of blocksInView(scene.blocks, raster, measures.head + measures.gutter)) {
    const street = picture.streets[block.street]!;
    const x = block.x - raster.x;
    const y = block.y - raster.y;
    const isWhole = block.to - block.from === street.columns.length;
    const room = Math.max(block.width, measures.leastWidth);
    const left = Math.max(x, 4 * ratio);
    context.textAlign = 'left';
    context.font = font(12 * ratio, 600);
    context.fillStyle = colours.text;
    const name = texts.street(street.name, isWhole ? null : [street.columns[block.from]!, street.columns[block.to - 1]!]);
    const nameWidth = writeText(context, name, left, y - measures.head / 2, room);
    if (isWhole || block.from === 0) {
      context.font = font(11 * ratio);
      context.fillStyle = colours.muted;
      const figures = texts.figures(picture.counts[block.street]!, picture.states);
      const start = left + nameWidth + 8 * ratio;
      if (context.measureText(figures).width <= x + room - start) context.fillText(figures, start, y - measures.head / 2);
    }
    context.font = font(10 * ratio);
    context.fillStyle = colours.muted;
    writeColumns(context, block, picture, { x, y, cell, ratio, measures, width: raster.width });
    writeLevels(context, block, picture, { x, y, cell, ratio });
  }
  if (cell >= 22 * ratio) writeCells(context, scene, raster, ratio);
}

const font = (size: number, weight = 400): string => `${weight} ${Math.round(size)}px ${SIZES.fontFamily}`;

/** Writes a text, shortened to the width of `room`. Returns its width. */
function writeText(context: Context, text: string, x: number, y: number, room: number): number {
  let shortened = text;
  while (shortened.length > 1 && context.measureText(shortened).width > room) shortened = `${shortened.slice(0, -2)}…`;
  context.fillText(shortened, x, y);
  return context.measureText(shortened).width;
}

interface Anchor {
  x: number;
  y: number;
  cell: number;
  ratio: number;
}

/** Leaves names out at regular intervals when they would overlap. */
function writeColumns(
  context: Context,
  block: PlacedBlock,
  { streets }: RackPicture,
  at: Anchor & { measures: Measures; width: number },
): void {
  const street = streets[block.street]!;
  const pitch = pitchOf(street, at.cell);
  const widest = context.measureText(street.columns[block.to - 1]!).width + 10 * at.ratio;
  const every = Math.max(1, Math.ceil(widest / pitch));
  context.textAlign = 'center';
  for (let column = block.from; column < block.to; column += every) {
    const x = at.x + (column - block.from) * pitch + (street.positions.length * at.cell) / 2;
    if (x < 0 || x > at.width) continue;
    context.fillText(street.columns[column]!, x, at.y + block.height + at.measures.foot / 2);
  }
}

function writeLevels(context: Context, block: PlacedBlock, { streets }: RackPicture, { x, y, cell, ratio }: Anchor): void {
  const { levels } = streets[block.street]!;
  const every = Math.max(1, Math.ceil((12 * ratio) / cell));
  if (levels.length === 1 || every >= levels.length) return;
  context.textAlign = 'right';
  for (let level = 0; level < levels.length; level += every) {
    context.fillText(levels[level]!.slice(0, 3), Math.max(x, 22 * ratio) - 4 * ratio, y + block.height - (level + 0.5) * cell);
  }
}

/** Writes the position of each cell, and its value if there is room for both. */
function writeCells(
  context: Context,
  { picture, blocks, cell, colours, marks }: Scene,
  raster: Omit<Raster, 'pixels'>,
  ratio: number,
): void {
  const size = Math.min(cell / 3, 12 * ratio);
  context.textAlign = 'center';
  context.font = font(size, 600);
  for (const block of blocksInView(blocks, raster, 0)) {
    const street = picture.streets[block.street]!;
    const pitch = pitchOf(street, cell);
    for (let column = block.from; column < block.to; column++) {
      const left = block.x - raster.x + (column - block.from) * pitch;
      if (left > raster.width || left + pitch < 0) continue;
      for (let at = street.columnStart[column]!; at < street.columnStart[column + 1]!; at++) {
        const x = left + (picture.positions[at]! + 0.5) * cell;
        const y = block.y - raster.y + (street.levels.length - 0.5 - picture.levels[at]!) * cell;
        if (y < -cell || y > raster.height + cell || marks[at] === MARK.dimmed) continue;
        writeCell(context, picture, at, { x, y, cell, size, colours, ratio });
      }
    }
  }
}

function writeCell(
  context: Context,
  picture: RackPicture,
  at: number,
  { x, y, cell, size, colours, ratio }: Anchor & { size: number; colours: MapColours },
): void {
  const state = stateAt(picture, at);
  const isFull = CELL_STYLES[state].shape === 'full';
  // A text must not cover the shape that shows the state. Only a full cell has nothing to cover.
  if (!isFull && cell < 36 * ratio) return;
  const value = cell >= 56 * ratio ? textAt(picture.values, at) : '';
  const lines = [picture.streets[streetAt(picture, at)]!.positions[picture.positions[at]!]!, value].filter(Boolean);
  for (const [line, text] of lines.entries()) {
    const middle = y + (line - (lines.length - 1) / 2) * size * 1.3;
    // The other shapes have edges in the middle of the cell, so a text needs a background to be readable.
    if (!isFull) fillBackground(context, text, { x, y: middle, cell, ratio }, size, colours);
    context.fillStyle = state === 'read' ? colours.onRead : colours.text;
    writeText(context, text, x, middle, cell * 0.9);
  }
}

function fillBackground(context: Context, text: string, { x, y, cell }: Anchor, size: number, { background }: MapColours): void {
  const width = Math.min(context.measureText(text).width + size * 0.6, cell * 0.94);
  context.fillStyle = background;
  context.fillRect(x - width / 2, y - size * 0.65, width, size * 1.3);
}
