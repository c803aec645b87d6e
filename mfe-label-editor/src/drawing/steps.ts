import type { Editing, LabelDrawing, Mode, PatternValues } from './drawing';
import { barcodeOf, withPattern } from './edits';
import { addStep, redo, undo, type History } from './history';

/** One step of the history, with a label that says in the user's language what it did. */
export interface Step {
  editing: Editing;
  label: string;
  /** Consecutive steps of one group, such as the letters of a name, are undone as one. */
  group?: string | undefined;
}

export type Steps = History<Step>;

export const editingOf = (steps: Steps): Editing => steps.present.editing;

function withStep(steps: Steps, editing: Editing, label: string, group?: string): Steps {
  const step = { editing, label, group };
  const isSameGroup = group !== undefined && steps.present.group === group && steps.future.length === 0;
  return isSameGroup ? { ...steps, present: step } : addStep(steps, step);
}

/** Replaces the present without a step: for changes that undo ignores, such as another mode. */
const replacePresent = (steps: Steps, editing: Editing): Steps => ({ ...steps, present: { ...steps.present, editing, group: undefined } });

/** Changes the drawing and leaves everything else. */
export const withDrawing = (steps: Steps, drawing: LabelDrawing, label: string, group?: string): Steps =>
  withStep(steps, { ...editingOf(steps), drawing }, label, group);

/** Undo and redo keep the mode, unless they open a pattern again or leave one. */
function restoreMode(before: Steps, after: Steps): Steps {
  if (after === before) return before;
  const { mode } = editingOf(before);
  const editing = editingOf(after);
  const next: Mode = editing.edited ? 'pattern' : mode === 'pattern' ? 'none' : mode;
  return { ...after, present: { ...after.present, editing: { ...editing, mode: next } } };
}

export const undoStep = (steps: Steps): Steps => restoreMode(steps, undo(steps));
export const redoStep = (steps: Steps): Steps => restoreMode(steps, redo(steps));

/** Whether the pattern that is edited differs from the one that the drawing holds. */
export function isPatternChanged({ drawing, edited }: Editing): boolean {
  return edited !== null && JSON.stringify(barcodeOf(drawing, edited.id)?.pattern) !== JSON.stringify(edited.values);
}

/** Enters a mode. When this discards edits of a pattern (D-59), discarding is a step, so that undo brings them back (D-58). */
export function withMode(steps: Steps, mode: Mode, discardLabel: string): Steps {
  const editing = editingOf(steps);
  const next = { ...editing, mode, edited: null };
  return isPatternChanged(editing) ? withStep(steps, next, discardLabel) : replacePresent(steps, next);
}

/** Opens the pattern of a barcode for editing; unsaved edits of another pattern are discarded as by {@link withMode}. */
export function withEdited(steps: Steps, id: string, discardLabel: string): Steps {
  const editing = editingOf(steps);
  const barcode = barcodeOf(editing.drawing, id);
  if (!barcode || (editing.mode === 'pattern' && editing.edited?.id === id)) return steps;
  const next: Editing = { ...editing, mode: 'pattern', edited: { id, values: barcode.pattern } };
  return isPatternChanged(editing) ? withStep(steps, next, discardLabel) : replacePresent(steps, next);
}

/** Changes the values of the pattern that is edited. */
export function withValues(steps: Steps, values: PatternValues, label: string): Steps {
  const editing = editingOf(steps);
  return editing.edited ? withStep(steps, { ...editing, edited: { ...editing.edited, values } }, label) : steps;
}

/** Stores the edited pattern in the drawing and leaves the mode (D-59). */
export function withSavedPattern(steps: Steps, label: string): Steps {
  const editing = editingOf(steps);
  if (!editing.edited) return steps;
  const { id, values } = editing.edited;
  const next: Editing = { drawing: withPattern(editing.drawing, id, values), mode: 'none', edited: null };
  return isPatternChanged(editing) ? withStep(steps, next, label) : replacePresent(steps, next);
}
