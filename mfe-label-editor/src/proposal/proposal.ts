import { inside, MAX_BARCODES, tidyRectangle, type Rectangle } from 'shared-kit/model';
import { NO_PATTERN, type Barcode } from '../drawing/drawing';
import type { FoundCode } from '../picture/found-codes';

/** What a picture proposes for its label, in its pixels (ADD-08). */
export interface Proposal {
  /** Around all of the barcodes; null without any. */
  region: Rectangle | null;
  /** At most as many as a label may have, top to bottom and left to right. */
  barcodes: readonly FoundCode[];
  /** Barcodes of the picture beyond those that a label may have. */
  leftOut: number;
}

/** What a barcode says, for the pattern's test box and the first split into fields. */
export type DecodedText = Pick<FoundCode, 'text' | 'format' | 'isGs1'>;

/** A proposal as the page takes it over, in one step that undo takes back. */
export interface ProposedDrawing {
  region: Rectangle;
  barcodes: readonly Barcode[];
  /** By the id of the barcode. */
  texts: ReadonlyMap<string, DecodedText>;
}

/** Part of the barcodes' own size that the label goes on around them, and at least so many pixels. */
const AROUND = { part: 0.06, pixels: 12 };

export function proposalOf(codes: readonly FoundCode[], { width, height }: { width: number; height: number }): Proposal {
  const barcodes = codes.slice(0, MAX_BARCODES).map((code) => ({ ...code, rect: tidyRectangle(code.rect) }));
  return { region: around(barcodes, width, height), barcodes, leftOut: codes.length - barcodes.length };
}

function around(barcodes: readonly FoundCode[], width: number, height: number): Rectangle | null {
  if (barcodes.length === 0) return null;
  const from = (axis: 'x' | 'y') => Math.min(...barcodes.map(({ rect }) => rect.firstVertex[axis]));
  const to = (axis: 'x' | 'y') => Math.max(...barcodes.map(({ rect }) => rect.secondVertex[axis]));
  const margin = Math.max(AROUND.pixels, Math.max(to('x') - from('x'), to('y') - from('y')) * AROUND.part);
  return tidyRectangle({
    firstVertex: { x: Math.max(0, from('x') - margin), y: Math.max(0, from('y') - margin) },
    secondVertex: { x: Math.min(width, to('x') + margin), y: Math.min(height, to('y') + margin) },
  });
}

/** The proposal as region and barcodes without patterns, each with what it says; null when there is nothing to take over. */
export function proposedDrawing({ region, barcodes }: Proposal, newId: () => string = () => crypto.randomUUID()): ProposedDrawing | null {
  if (!region) return null;
  const drawn = barcodes
    .filter(({ rect }) => inside(rect, region))
    .map(({ rect, text, format, isGs1 }) => ({ barcode: { id: newId(), ...rect, pattern: NO_PATTERN }, decoded: { text, format, isGs1 } }));
  return {
    region,
    barcodes: drawn.map(({ barcode }) => barcode),
    texts: new Map(drawn.map(({ barcode, decoded }) => [barcode.id, decoded])),
  };
}
