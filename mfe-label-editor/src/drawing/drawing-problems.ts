import { CODE, dataFieldsProblem, inside, isEmptyRectangle, isSameName, problem, validateName, type Message } from 'shared-kit/model';
import type { LabelDrawing } from './drawing';

export interface DrawingProblems {
  name: Message | null;
  /** The first thing that is missing in the drawing (LABEL-14, LABEL-15). */
  drawing: 'noBarcodes' | 'emptyRegion' | 'outside' | 'noPatterns' | null;
  /** Numbers of the barcodes that are empty or not inside of the region as a whole: only in labels of earlier versions (LABEL-09). */
  outside: number[];
  /** Numbers of the barcodes whose patterns are missing or wrong. */
  withoutPattern: number[];
}

/** What keeps a drawing from being saved; the platform checks the same (`checkLabelDesign`). */
export function drawingProblems({ name, region, barcodes }: LabelDrawing, otherNames: readonly string[]): DrawingProblems {
  const withoutPattern = barcodes.flatMap(({ pattern: { dataFields } }, index) =>
    dataFields.length === 0 || dataFieldsProblem(dataFields) !== null ? [index + 1] : [],
  );
  const isEmpty = region === null || isEmptyRectangle(region);
  const outside = isEmpty
    ? []
    : barcodes.flatMap((barcode, index) => (isEmptyRectangle(barcode) || !inside(barcode, region) ? [index + 1] : []));
  const faults = {
    noBarcodes: barcodes.length === 0,
    emptyRegion: isEmpty,
    outside: outside.length > 0,
    noPatterns: withoutPattern.length > 0,
  };
  const first = (['noBarcodes', 'emptyRegion', 'outside', 'noPatterns'] as const).find((fault) => faults[fault]);
  return { name: nameProblem(name, otherNames), drawing: first ?? null, outside, withoutPattern };
}

/** A name is required (LABEL-02), holds no characters that paths cannot have, and is not that of another label (`duplicateFieldName`). */
export function nameProblem(name: string, otherNames: readonly string[]): Message | null {
  const checked = validateName(name, { field: 'name' });
  if (!checked.ok) return checked.problem;
  return otherNames.some((other) => isSameName(other, checked.value))
    ? problem(CODE.duplicateFieldName, { args: [checked.value], field: 'name' })
    : null;
}
