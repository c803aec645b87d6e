import { buildRegex, isEmptyRectangle, tidyName, tidyRectangle, type BarcodePattern, type LabelDesign } from 'shared-kit/model';
import type { LabelDrawing, PatternValues } from './drawing';
import { newBarcodeId } from './edits';
import { isSameDrawing } from './merge';

function valuesOf(pattern: BarcodePattern): PatternValues {
  const { firstVertex: _first, secondVertex: _second, regex: _regex, ...values } = pattern;
  return values;
}

/** The drawing of a stored label. In older documents the corners of a rectangle may be in any order. */
export function drawingOf({ name, picture, barcodePatterns, ...region }: LabelDesign): LabelDrawing {
  const tidy = tidyRectangle(region);
  return {
    name,
    picture: picture === null ? null : { source: 'stored', path: picture },
    region: isEmptyRectangle(tidy) ? null : tidy,
    barcodes: barcodePatterns.map((pattern) => ({ ...tidyRectangle(pattern), id: newBarcodeId(), pattern: valuesOf(pattern) })),
  };
}

/** The label as it is sent on saving (LABEL-17): with the picture only when another one was loaded (LABEL-18). */
export function newLabelDesignOf({ name, picture, region, barcodes }: LabelDrawing) {
  const emptyRectangle = { firstVertex: { x: 0, y: 0 }, secondVertex: { x: 0, y: 0 } };
  return {
    name: tidyName(name),
    ...(region ? tidyRectangle(region) : emptyRectangle),
    barcodePatterns: barcodes.map(({ pattern, firstVertex, secondVertex }) => ({
      ...tidyRectangle({ firstVertex, secondVertex }),
      regex: buildRegex(pattern.dataFields, pattern.ignoreRemaining),
      ...pattern,
    })),
    imageFile: picture?.source === 'loaded' ? picture.dataUrl : null,
  };
}

/** Whether a stored label equals this drawing. A loaded picture is not compared: only the platform knows the path that it is stored under. */
export function isStoredAs(drawing: LabelDrawing, label: LabelDesign): boolean {
  const stored = drawingOf(label);
  const picture = drawing.picture?.source === 'loaded' ? stored.picture : drawing.picture;
  return isSameDrawing({ ...drawing, name: tidyName(drawing.name), picture }, stored);
}
