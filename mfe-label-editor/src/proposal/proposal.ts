import { inside, MAX_BARCODES, tidyRectangle, type Rectangle } from 'shared-kit/model';
import { NO_PATTERN, type Barcode } from '../drawing/drawing';
import type { Size } from '../drawing/geometry';
import { holdsMiddleOf } from '../picture/code-geometry';
import type { FoundCode } from '../picture/found-codes';

/** A proposal for drawing a label, made from the barcodes found in its picture; in pixels of the picture (ADD-08). */
export interface Proposal {
  /** The region around all of the barcodes; null when there are none. */
  region: Rectangle | null;
  /** At most as many as a label may have, from top to bottom and left to right. */
  barcodes: readonly FoundCode[];
  /** How many barcodes of the picture exceed the number that a label may have. */
  leftOut: number;
}

/** The decoded text of a barcode, for the pattern's test box and the proposed split into fields. */
export type DecodedText = Pick<FoundCode, 'text' | 'format' | 'isGs1'>;

/** A proposal as the page draws it, in one step. */
export interface ProposedDrawing {
  region: Rectangle;
  barcodes: readonly Barcode[];
}

/** Margin of the region around the barcodes: a part of their size, and at least so many pixels. */
const AROUND = { part: 0.06, pixels: 12 };

export function proposalOf(codes: readonly FoundCode[], { width, height }: Size): Proposal {
  const barcodes = codes.slice(0, MAX_BARCODES).map((code) => ({ ...code, rect: tidyRectangle(code.rect) }));
  return { region: regionAround(barcodes, width, height), barcodes, leftOut: codes.length - barcodes.length };
}

function regionAround(barcodes: readonly FoundCode[], width: number, height: number): Rectangle | null {
  if (barcodes.length === 0) return null;
  const from = (axis: 'x' | 'y') => Math.min(...barcodes.map(({ rect }) => rect.firstVertex[axis]));
  const to = (axis: 'x' | 'y') => Math.max(...barcodes.map(({ rect }) => rect.secondVertex[axis]));
  const margin = Math.max(AROUND.pixels, Math.max(to('x') - from('x'), to('y') - from('y')) * AROUND.part);
  return tidyRectangle({
    firstVertex: { x: Math.max(0, from('x') - margin), y: Math.max(0, from('y') - margin) },
    secondVertex: { x: Math.min(width, to('x') + margin), y: Math.min(height, to('y') + margin) },
  });
}

/** The proposal as region and barcodes without patterns; null when there is nothing to take over. */
export function proposedDrawing({ region, barcodes }: Proposal, newId: () => string = () => crypto.randomUUID()): ProposedDrawing | null {
  if (!region) return null;
  const insideRegion = barcodes.filter(({ rect }) => inside(rect, region));
  return { region, barcodes: insideRegion.map(({ rect }) => ({ id: newId(), ...rect, pattern: NO_PATTERN })) };
}

/** The text of each drawn barcode, by its id: that of the found code whose middle is inside it, also after it was drawn by hand or moved. */
export function decodedTexts(codes: readonly FoundCode[], barcodes: readonly Barcode[]): ReadonlyMap<string, DecodedText> {
  const texts = new Map<string, DecodedText>();
  for (const barcode of barcodes) {
    const code = codes.find(({ rect }) => holdsMiddleOf(barcode, rect));
    if (code) texts.set(barcode.id, { text: code.text, format: code.format, isGs1: code.isGs1 });
  }
  return texts;
}
