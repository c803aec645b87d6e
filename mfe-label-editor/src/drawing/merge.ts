import type { DrawnPicture, LabelDrawing } from './drawing';
import { withRegion } from './edits';

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** My value when I have changed it, else the value that others have saved. */
const mergeValue = <T>(base: T, mine: T, theirs: T): T => (isEqual(base, mine) ? theirs : mine);

/** Whether two drawings would be stored alike. The ids of barcodes do not count: they are not stored. */
export const isSameDrawing = (a: LabelDrawing, b: LabelDrawing): boolean =>
  a === b || (isSamePicture(a.picture, b.picture) && a.name === b.name && isEqual([a.region, withoutIds(a)], [b.region, withoutIds(b)]));

/** Compares objects first: a loaded picture is a text of megabytes, and mostly the same object. */
const isSamePicture = (a: DrawnPicture | null, b: DrawnPicture | null): boolean => {
  if (a === b || a === null || b === null) return a === b;
  return a.source === 'loaded' ? b.source === 'loaded' && a.dataUrl === b.dataUrl : b.source === 'stored' && a.path === b.path;
};

const withoutIds = ({ barcodes }: LabelDrawing) => barcodes.map(({ id: _id, ...barcode }) => barcode);

/**
 * Merges `mine` and `theirs`, which both started from `base`: my changes stay, and everything else is as others have saved it (D-45).
 * Barcodes are matched by their numbers; when both sides have changes and either has added or removed barcodes, mine stay. A barcode that is
 * outside of the merged region is dropped, as in drawing (LABEL-10).
 */
export function mergeDrawings(base: LabelDrawing, mine: LabelDrawing, theirs: LabelDrawing): LabelDrawing {
  const merged: LabelDrawing = {
    name: mergeValue(base.name, mine.name, theirs.name),
    picture: isSamePicture(base.picture, mine.picture) ? theirs.picture : mine.picture,
    region: mergeValue(base.region, mine.region, theirs.region),
    barcodes: mergeBarcodes(base, mine, theirs),
  };
  return merged.region ? withRegion(merged, merged.region).drawing : merged;
}

function mergeBarcodes(base: LabelDrawing, mine: LabelDrawing, theirs: LabelDrawing): LabelDrawing['barcodes'] {
  const [baseBarcodes, myBarcodes, theirBarcodes] = [base, mine, theirs].map(withoutIds);
  if (isEqual(baseBarcodes, myBarcodes)) return theirs.barcodes;
  const count = base.barcodes.length;
  if (mine.barcodes.length !== count || theirs.barcodes.length !== count || isEqual(baseBarcodes, theirBarcodes)) return mine.barcodes;
  return mine.barcodes.map((barcode, index) => {
    const [before, after] = [base.barcodes[index]!, theirs.barcodes[index]!];
    return {
      id: barcode.id,
      ...mergeValue(place(before), place(barcode), place(after)),
      pattern: mergeValue(before.pattern, barcode.pattern, after.pattern),
    };
  });
}

const place = ({ firstVertex, secondVertex }: LabelDrawing['barcodes'][number]) => ({ firstVertex, secondVertex });
