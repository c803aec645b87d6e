import { useText } from 'shared-kit/i18n';
import type { LabelDrawing } from '../drawing/drawing';
import { isSameDrawing } from '../drawing/merge';
import { editingOf, redoStep, undoStep, withDrawing } from '../drawing/steps';
import type { Base } from './draft';
import type { StepChanges } from './step-changes';
import { useAnnouncements } from './use-announcements';
import { useDrawingEdits } from './use-drawing-edits';
import { useEditedDraft, type EditedDraftOptions } from './use-edited-draft';
import { usePatternEdits } from './use-pattern-edits';
import { useSelection } from './use-selection';

export type Editor = ReturnType<typeof useEditor>;

/** The state of the editor: the drawing, one history for it and its patterns, and the selection (ADD-06). */
export function useEditor({ readOnly, ...options }: EditedDraftOptions & { readOnly: boolean }) {
  const { t } = useText('labelEditor');
  const { setDraft, ...session } = useEditedDraft(options);
  const { announce, announceStep, ...announcements } = useAnnouncements();
  const { editing } = session;
  const { present, past, future } = session.draft.steps;
  const selection = useSelection(editing);

  const apply: StepChanges['apply'] = (step, text) => {
    if (readOnly) return;
    setDraft((before) => ({ ...before, steps: step(before.steps) }));
    if (text !== undefined) announceStep(text);
  };
  const change: StepChanges['change'] = (edit, label, group) =>
    apply((before) => withDrawing(before, edit(editingOf(before).drawing), label, group), label);
  const changes: StepChanges = { editing, apply, change, announce, announceStep, select: selection.select };

  return {
    ...session,
    ...selection,
    ...announcements,
    ...useDrawingEdits(changes),
    ...usePatternEdits(changes),
    drawing: editing.drawing,
    readOnly,
    /** Labels of the steps that undo and redo would apply to; null when there is none. */
    undoLabel: past.length > 0 ? present.label : null,
    redoLabel: future[0]?.label ?? null,
    undo: () => apply(undoStep, t('canvas.undone', { step: present.label })),
    redo: () => apply(redoStep, t('canvas.redone', { step: future[0]?.label ?? '' })),
    change,
    /** Makes another stored label the base, and changes the drawing in one step. */
    rebase: (base: Base, edit: (drawing: LabelDrawing) => LabelDrawing, label: string) => {
      setDraft(({ steps: before }) => {
        const current = editingOf(before).drawing;
        const changed = edit(current);
        return { base, steps: isSameDrawing(current, changed) ? before : withDrawing(before, changed, label) };
      });
      announceStep(label);
    },
  };
}
