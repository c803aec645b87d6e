import { CODE, dataFieldsProblem, problem, validateName, type Message } from 'shared-kit/model';
import type { LabelDrawing } from './drawing';

export interface DrawingProblems {
  /** Shown at the input. */
  name: Message | null;
  /** The first thing that is missing in the drawing (LABEL-14, LABEL-15). */
  drawing: 'noBarcodes' | 'noPatterns' | null;
  /** Numbers of the barcodes whose patterns are missing or wrong. */
  withoutPattern: number[];
}

/** What keeps a drawing from being saved; the platform checks the same (`checkLabelDesign`). */
export function drawingProblems({ name, barcodes }: LabelDrawing, otherNames: readonly string[]): DrawingProblems {
  const withoutPattern = barcodes.flatMap(({ pattern: { dataFields } }, index) =>
    dataFields.length === 0 || dataFieldsProblem(dataFields) !== null ? [index + 1] : [],
  );
  const missing = barcodes.length === 0 ? 'noBarcodes' : withoutPattern.length > 0 ? 'noPatterns' : null;
  return { name: nameProblem(name, otherNames), drawing: missing, withoutPattern };
}

/** A name is required (LABEL-02), holds no characters that paths cannot have, and is not that of another label (216). */
export function nameProblem(name: string, otherNames: readonly string[]): Message | null {
  const checked = validateName(name, { field: 'name' });
  if (!checked.ok) return checked.problem;
  return otherNames.includes(checked.value) ? problem(CODE.duplicateFieldName, { args: [checked.value], field: 'name' }) : null;
}
