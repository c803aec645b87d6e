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

/** The proposal as region and barcodes without patterns; null when there is nothing to take over. */
export function proposedDrawing({ region, barcodes }: Proposal, newId: () => string = () => crypto.randomUUID()): ProposedDrawing | null {
  if (!region) return null;
  const within = barcodes.filter(({ rect }) => inside(rect, region));
  return { region, barcodes: within.map(({ rect }) => ({ id: newId(), ...rect, pattern: NO_PATTERN })) };
}

const isAt = ({ firstVertex, secondVertex }: Rectangle, { firstVertex: from, secondVertex: to }: Rectangle): boolean => {
  const x = (firstVertex.x + secondVertex.x) / 2;
  const y = (firstVertex.y + secondVertex.y) / 2;
  return x >= from.x && x <= to.x && y >= from.y && y <= to.y;
};

/** What each drawn barcode says, by its id: whatever was read with its middle in it, also where it was drawn by hand or moved. */
export function decodedTexts(codes: readonly FoundCode[], barcodes: readonly Barcode[]): ReadonlyMap<string, DecodedText> {
  const texts = new Map<string, DecodedText>();
  for (const barcode of barcodes) {
    const code = codes.find(({ rect }) => isAt(rect, barcode));
    if (code) texts.set(barcode.id, { text: code.text, format: code.format, isGs1: code.isGs1 });
  }
  return texts;
}
