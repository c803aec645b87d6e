import type { DrawnPicture, LabelDrawing } from './drawing';
import { withRegion } from './edits';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What was changed here stays, all else is as others have it. */
const either = <T>(base: T, mine: T, theirs: T): T => (same(base, mine) ? theirs : mine);

/** Whether two drawings would be stored alike; the names of barcodes are of this page alone. */
export const sameDrawing = (a: LabelDrawing, b: LabelDrawing): boolean =>
  a === b || (samePicture(a.picture, b.picture) && a.name === b.name && same([a.region, withoutIds(a)], [b.region, withoutIds(b)]));

/** A loaded picture is a text of megabytes, which is mostly the very same. */
const samePicture = (a: DrawnPicture | null, b: DrawnPicture | null): boolean => {
  if (a === b || a === null || b === null) return a === b;
  return a.source === 'loaded' ? b.source === 'loaded' && a.dataUrl === b.dataUrl : b.source === 'stored' && a.path === b.path;
};

const withoutIds = ({ barcodes }: LabelDrawing) => barcodes.map(({ id: _id, ...barcode }) => barcode);

/**
 * Takes over what somebody else has saved meanwhile, but for what was changed here (decision D-45). Barcodes go by their numbers as
 * long as nobody has added or removed one; a barcode that another region leaves outside is dropped, as in drawing (LABEL-10).
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
