import { inside, isEmptyRectangle, MAX_BARCODES, tidyRectangle, type Rectangle } from 'shared-kit/model';
import { NO_PATTERN, type Barcode, type DrawnPicture, type LabelDrawing, type PatternValues } from './drawing';
import { boxOf, rectangleOf, type Box } from './geometry';

/** Why nothing was drawn. */
export type Refusal = 'noRegion' | 'outside' | 'tooMany';

let idCount = 0;

/** An id that no other barcode has, neither on this page nor in a draft that the page has read. */
export const newBarcodeId = (): string => `${Date.now().toString(36)}-${++idCount}`;

/** The number of a barcode is its place (D-58); 0 for one that is gone. */
export const numberOf = ({ barcodes }: LabelDrawing, id: string | null): number => barcodes.findIndex((barcode) => barcode.id === id) + 1;

export const barcodeOf = ({ barcodes }: LabelDrawing, id: string | null): Barcode | undefined =>
  barcodes.find((barcode) => barcode.id === id);

/** The drawing with a new region, without the barcodes that are not fully inside it (LABEL-10); `dropped` holds their numbers. */
export function withRegion(drawing: LabelDrawing, rectangle: Rectangle): { drawing: LabelDrawing; dropped: number[] } {
  const region = tidyRectangle(rectangle);
  const dropped = drawing.barcodes.flatMap((barcode, index) => (inside(barcode, region) ? [] : [index + 1]));
  return { drawing: { ...drawing, region, barcodes: drawing.barcodes.filter((barcode) => inside(barcode, region)) }, dropped };
}

/** The drawing with one more barcode, which is last and so topmost, or why there can be none (LABEL-06, LABEL-09, D-58). */
export function withBarcode(drawing: LabelDrawing, rectangle: Rectangle, id: string): LabelDrawing | Refusal {
  const tidy = tidyRectangle(rectangle);
  if (!drawing.region || isEmptyRectangle(drawing.region)) return 'noRegion';
  if (drawing.barcodes.length >= MAX_BARCODES) return 'tooMany';
  if (isEmptyRectangle(tidy) || !inside(tidy, drawing.region)) return 'outside';
  return { ...drawing, barcodes: [...drawing.barcodes, { ...tidy, id, pattern: NO_PATTERN }] };
}

/** The drawing without a barcode and its pattern (LABEL-07). The numbers of those after it become one less. */
export const withoutBarcode = (drawing: LabelDrawing, id: string): LabelDrawing => ({
  ...drawing,
  barcodes: drawing.barcodes.filter((barcode) => barcode.id !== id),
});

const withChanged = (drawing: LabelDrawing, id: string, change: Partial<Barcode>): LabelDrawing => ({
  ...drawing,
  barcodes: drawing.barcodes.map((barcode) => (barcode.id === id ? { ...barcode, ...change } : barcode)),
});

/** The drawing with a barcode moved or resized. The caller keeps the box inside the region. */
export const withPlace = (drawing: LabelDrawing, id: string, box: Box): LabelDrawing => withChanged(drawing, id, rectangleOf(box));

export const withPattern = (drawing: LabelDrawing, id: string, pattern: PatternValues): LabelDrawing =>
  withChanged(drawing, id, { pattern });

/** The drawing with another picture, which removes the region and the barcodes (LABEL-11). */
export const withPicture = (drawing: LabelDrawing, picture: DrawnPicture): LabelDrawing => ({
  ...drawing,
  picture,
  region: null,
  barcodes: [],
});

export const isBlank = ({ region, barcodes }: LabelDrawing): boolean => region === null && barcodes.length === 0;

/** The box from the picture's corner to the end of everything drawn. It replaces the picture's box when the picture cannot be loaded. */
export function extentOf({ region, barcodes }: LabelDrawing): Box {
  const boxes = [...(region ? [region] : []), ...barcodes].map(boxOf);
  return {
    left: 0,
    top: 0,
    right: Math.max(1, ...boxes.map(({ right }) => right)),
    bottom: Math.max(1, ...boxes.map(({ bottom }) => bottom)),
  };
}
