import type { DrawnPicture, LabelDrawing } from './drawing';
import { withRegion } from './edits';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** My value when I have changed it, else the value that others have saved. */
const either = <T>(base: T, mine: T, theirs: T): T => (same(base, mine) ? theirs : mine);

/** Whether two drawings would be stored alike. The ids of barcodes do not count: they are not stored. */
export const sameDrawing = (a: LabelDrawing, b: LabelDrawing): boolean =>
  a === b || (samePicture(a.picture, b.picture) && a.name === b.name && same([a.region, withoutIds(a)], [b.region, withoutIds(b)]));

/** Compares objects first: a loaded picture is a text of megabytes, and mostly the same object. */
const samePicture = (a: DrawnPicture | null, b: DrawnPicture | null): boolean => {
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
    name: either(base.name, mine.name, theirs.name),
    picture: samePicture(base.picture, mine.picture) ? theirs.picture : mine.picture,
    region: either(base.region, mine.region, theirs.region),
    barcodes: mergeBarcodes(base, mine, theirs),
  };
  return merged.region ? withRegion(merged, merged.region).drawing : merged;
}

function mergeBarcodes(base: LabelDrawing, mine: LabelDrawing, theirs: LabelDrawing): LabelDrawing['barcodes'] {
  const [was, here, there] = [base, mine, theirs].map(withoutIds);
  if (same(was, here)) return theirs.barcodes;
  const count = base.barcodes.length;
  if (mine.barcodes.length !== count || theirs.barcodes.length !== count || same(was, there)) return mine.barcodes;
  return mine.barcodes.map((barcode, index) => {
    const [before, after] = [base.barcodes[index]!, theirs.barcodes[index]!];
    return {
      id: barcode.id,
      ...either(place(before), place(barcode), place(after)),
      pattern: either(before.pattern, barcode.pattern, after.pattern),
    };
  });
}

const place = ({ firstVertex, secondVertex }: LabelDrawing['barcodes'][number]) => ({ firstVertex, secondVertex });
