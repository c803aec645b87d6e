import { useKeptState, useUnsavedChanges } from 'shared-kit/state';
import type { Editing } from '../drawing/drawing';
import { sameDrawing } from '../drawing/merge';
import { editingOf, isPatternChanged } from '../drawing/steps';
import { startDraft, type Base, type Draft } from './draft';
import { useKeptDraft } from './use-draft';

export interface EditedDraftOptions {
  /** Names the editing session, for its values over a session that ended in another tab. */
  name: string;
  /** The key under which this tab's draft of it is stored. */
  draftKey: string;
  /** The label that the session begins with, or the draft that a reload left. */
  start: Draft | Base;
}

export interface EditedDraft {
  draft: Draft;
  editing: Editing;
  /** There are unsaved changes. */
  dirty: boolean;
  /** Changes the newest draft: a picture that took long to load must not revert what was typed meanwhile. */
  setDraft: (change: (before: Draft) => Draft) => void;
  /** To be called once the drawing is stored: the page may then be left without a question. */
  released: () => void;
}

/** The draft of an editing session. It is stored for a reload, and the page asks before unsaved changes are left. */
export function useEditedDraft({ name, draftKey, start }: EditedDraftOptions): EditedDraft {
  const [draft, setDraft] = useKeptState<Draft>(name, 'steps' in start ? start : startDraft(start));
  const editing = editingOf(draft.steps);
  const dirty = !sameDrawing(draft.base.drawing, editing.drawing) || isPatternChanged(editing);
  useKeptDraft(draftKey, draft, dirty);
  const released = useUnsavedChanges(dirty);
  return { draft, editing, dirty, setDraft, released };
}
