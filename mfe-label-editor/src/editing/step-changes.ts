import type { Editing, LabelDrawing } from '../drawing/drawing';
import type { Steps } from '../drawing/steps';
import type { Announcements } from './use-announcements';
import type { Selection } from './use-selection';

/** The functions that all edits of drawings and patterns use. */
export interface StepChanges extends Pick<Announcements, 'announce' | 'announceStep'>, Pick<Selection, 'select'> {
  editing: Editing;
  /** Applies a step, unless the label is read-only. Without a text it is not announced. */
  apply: (step: (before: Steps) => Steps, text?: string) => void;
  /** Changes the drawing in one step that `label` describes, such as taking over a proposal. Consecutive steps of one group are undone as one. */
  change: (change: (drawing: LabelDrawing) => LabelDrawing, label: string, group?: string) => void;
}
