import type { Editing, LabelDrawing, Mode, PatternValues } from './drawing';
import { barcodeOf, withPattern } from './edits';
import { addStep, redo, undo, type History } from './history';

/** One step of the history, with what it was in the user's words. */
export interface Step {
  editing: Editing;
  label: string;
  /** Steps of one group in a row are one, such as the letters of a name. */
  group?: string | undefined;
}

export type Steps = History<Step>;

export const editingOf = (steps: Steps): Editing => steps.present.editing;

export function withStep(steps: Steps, editing: Editing, label: string, group?: string): Steps {
  const step = { editing, label, group };
  const goesOn = group !== undefined && steps.present.group === group && steps.future.length === 0;
  return goesOn ? { ...steps, present: step } : addStep(steps, step);
}

/** A change that nobody would undo, such as another mode. */
export const replaced = (steps: Steps, editing: Editing): Steps => ({ ...steps, present: { ...steps.present, editing, group: undefined } });

/** Changes the drawing and leaves everything else. */
export const withDrawing = (steps: Steps, drawing: LabelDrawing, label: string, group?: string): Steps =>
  withStep(steps, { ...editingOf(steps), drawing }, label, group);

/** The mode is no step of its own: it stays as it is, but where a pattern is opened again or is left. */
function reconciled(before: Steps, after: Steps): Steps {
  if (after === before) return before;
  const { mode } = editingOf(before);
  const editing = editingOf(after);
  const next: Mode = editing.edited ? 'pattern' : mode === 'pattern' ? 'none' : mode;
  return { ...after, present: { ...after.present, editing: { ...editing, mode: next } } };
}

export const undone = (steps: Steps): Steps => reconciled(steps, undo(steps));
export const redone = (steps: Steps): Steps => reconciled(steps, redo(steps));

/** Whether the pattern that is edited differs from the one that the drawing holds. */
export function isPatternChanged({ drawing, edited }: Editing): boolean {
  return edited !== null && JSON.stringify(barcodeOf(drawing, edited.id)?.pattern) !== JSON.stringify(edited.values);
}

/** Another mode. Edits of a pattern that this leaves are a step, so that undoing brings them back (Amendments to D-59). */
export function withMode(steps: Steps, mode: Mode, discarded: string): Steps {
  const editing = editingOf(steps);
  const next = { ...editing, mode, edited: null };
  return isPatternChanged(editing) ? withStep(steps, next, discarded) : replaced(steps, next);
}

/** Opens the pattern of a barcode for editing; what was changed in another one is left as by {@link withMode}. */
export function withEdited(steps: Steps, id: string, discarded: string): Steps {
  const editing = editingOf(steps);
  const barcode = barcodeOf(editing.drawing, id);
  if (!barcode || (editing.mode === 'pattern' && editing.edited?.id === id)) return steps;
  const next: Editing = { ...editing, mode: 'pattern', edited: { id, values: barcode.pattern } };
  return isPatternChanged(editing) ? withStep(steps, next, discarded) : replaced(steps, next);
}

/** What is typed into the pattern editor. */
export function withValues(steps: Steps, values: PatternValues, label: string): Steps {
  const editing = editingOf(steps);
  return editing.edited ? withStep(steps, { ...editing, edited: { ...editing.edited, values } }, label) : steps;
}

/** Stores the edited pattern in the drawing and leaves the mode (decision D-59). */
export function withSavedPattern(steps: Steps, label: string): Steps {
  const editing = editingOf(steps);
  if (!editing.edited) return steps;
  const { id, values } = editing.edited;
  const next: Editing = { drawing: withPattern(editing.drawing, id, values), mode: 'none', edited: null };
  return isPatternChanged(editing) ? withStep(steps, next, label) : replaced(steps, next);
}
