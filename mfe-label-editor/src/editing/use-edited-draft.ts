import { useKeptState, useUnsavedChanges } from 'shared-kit/state';
import { isSameDrawing } from '../drawing/merge';
import { editingOf, isPatternChanged } from '../drawing/steps';
import { startDraft, type Base, type Draft } from './draft';
import { useStoredDraft } from './use-draft';

export interface EditedDraftOptions {
  /** The key under which the draft is kept when the user is signed out in another tab. */
  name: string;
  /** The key under which this tab stores the draft. */
  draftKey: string;
  /** The stored label, or the draft from before a reload. */
  start: Draft | Base;
}

/** The draft of the editor. It is stored for a reload, and the page asks before unsaved changes are lost. */
export function useEditedDraft({ name, draftKey, start }: EditedDraftOptions) {
  const [draft, setDraft] = useKeptState<Draft>(name, 'steps' in start ? start : startDraft(start));
  const editing = editingOf(draft.steps);
  const dirty = !isSameDrawing(draft.base.drawing, editing.drawing) || isPatternChanged(editing);
  useStoredDraft(draftKey, draft, dirty);
  const allowLeaving = useUnsavedChanges(dirty);
  // `setDraft` gets a function of the newest draft: a picture that took long to load must not revert what was typed meanwhile.
  return { draft, editing, dirty, setDraft, allowLeaving };
}
