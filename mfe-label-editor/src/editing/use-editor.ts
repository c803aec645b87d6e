import { useText } from 'shared-kit/i18n';
import { MAX_BARCODES, type Rectangle } from 'shared-kit/model';
import { useFeedback, useKeptState, useUnsavedChanges } from 'shared-kit/state';
import { useState } from 'react';
import { REGION, targetBox, type Target } from '../drawing/drag';
import type { DrawnPicture, Editing, LabelDrawing, Mode, PatternValues } from '../drawing/drawing';
import { newBarcodeId, numberOf, type Refusal, withBarcode, withoutBarcode, withPicture, withPlace, withRegion } from '../drawing/edits';
import { rectangleOf, type Box } from '../drawing/geometry';
import { sameDrawing } from '../drawing/merge';
import {
  editingOf,
  isPatternChanged,
  redone,
  undone,
  withDrawing,
  withEdited,
  withMode,
  withSavedPattern,
  withValues,
  type Steps,
} from '../drawing/steps';
import { startDraft, type Base, type Draft } from './draft';
import { useKeptDraft } from './use-draft';

/** A message about the last step, shown until the next one; `canUndo` offers to undo the step. */
export interface Notice {
  text: string;
  canUndo: boolean;
}

export interface Editor {
  draft: Draft;
  editing: Editing;
  drawing: LabelDrawing;
  /** There are unsaved changes. */
  dirty: boolean;
  /** The label may be looked at but not changed. */
  readOnly: boolean;
  selected: Target | null;
  select: (target: Target | null) => void;
  hovered: Target | null;
  hover: (target: Target | null) => void;
  /** A text about the last step, for screen readers. */
  announced: string;
  notice: Notice | null;
  dismissNotice: () => void;
  /** Labels of the steps that undo and redo would apply to; null when there is none. */
  undoLabel: string | null;
  redoLabel: string | null;
  undo: () => void;
  redo: () => void;
  setName: (name: string) => void;
  setMode: (mode: Mode) => void;
  setPicture: (picture: DrawnPicture, label: string) => void;
  drawRegion: (region: Rectangle) => void;
  drawBarcode: (place: Rectangle) => void;
  /** Moves or resizes a barcode or the region; consecutive steps of one group are undone as one. */
  place: (target: Target, box: Box, group?: string) => void;
  remove: (id: string) => void;
  editPattern: (id: string) => void;
  changePattern: (values: PatternValues, label: string) => void;
  savePattern: () => void;
  /** Changes the drawing in one step that `label` describes, such as taking over a proposal. */
  change: (change: (drawing: LabelDrawing) => LabelDrawing, label: string) => void;
  /** Makes another stored label the base, and changes the drawing in one step. */
  rebase: (base: Base, change: (drawing: LabelDrawing) => LabelDrawing, label: string) => void;
  /** To be called once the drawing is stored: the page may then be left without a question. */
  released: () => void;
}

/** The state of the editor: the drawing, one history for it and its patterns, and the selection (ADD-06). */
export function useEditor({ name, draftKey, start, readOnly }: { name: string; draftKey: string; start: Draft | Base; readOnly: boolean }): Editor {
  const { t } = useText('labelEditor');
  const { snackbar } = useFeedback();
  const [draft, setDraft] = useKeptState<Draft>(name, 'steps' in start ? start : startDraft(start));
  const [chosen, select] = useState<Target | null>(null);
  const [hovered, hover] = useState<Target | null>(null);
  const [announced, setAnnounced] = useState('');
  const [notice, setNotice] = useState<Notice | null>(null);
  const { steps, base } = draft;
  const editing = editingOf(steps);
  const { drawing } = editing;
  const dirty = !sameDrawing(base.drawing, drawing) || isPatternChanged(editing);
  useKeptDraft(draftKey, draft, dirty);
  const released = useUnsavedChanges(dirty);

  const selected = editing.edited?.id ?? (targetBox(drawing, chosen) ? chosen : null);
  const say = (text: string, canUndo?: boolean) => {
    setAnnounced(text);
    setNotice(canUndo === undefined ? null : { text, canUndo });
  };
  // Each step starts from the newest state: a picture that took long to load must not revert what was typed meanwhile.
  const apply = (step: (before: Steps) => Steps, said: string) => {
    if (readOnly) return;
    setDraft((before) => ({ ...before, steps: step(before.steps) }));
    say(said);
  };
  const change = (how: (drawing: LabelDrawing) => LabelDrawing, label: string, group?: string) =>
    apply((before) => withDrawing(before, how(editingOf(before).drawing), label, group), label);
  const left = (id = editing.edited?.id ?? '') => t('canvas.step.patternLeft', { number: numberOf(drawing, id) });
  const sayLeft = () => {
    if (isPatternChanged(editing)) say(left(), true);
  };

  const drawRegion = (region: Rectangle, group?: string) => {
    const { dropped } = withRegion(drawing, region);
    change((before) => withRegion(before, region).drawing, t('canvas.step.region'), group);
    if (dropped.length > 0) say(t('canvas.dropped', { count: dropped.length, barcodes: dropped.join(', ') }), true);
  };

  return {
    draft,
    editing,
    drawing,
    dirty,
    readOnly,
    selected,
    select,
    hovered,
    hover,
    announced,
    notice,
    dismissNotice: () => setNotice(null),
    undoLabel: steps.past.length > 0 ? steps.present.label : null,
    redoLabel: steps.future[0]?.label ?? null,
    undo: () => apply(undone, t('canvas.undone', { step: steps.present.label })),
    redo: () => apply(redone, t('canvas.redone', { step: steps.future[0]?.label ?? '' })),
    // Without an announcement: screen readers read out what is typed.
    setName: (name) => !readOnly && setDraft((before) => ({ ...before, steps: withDrawing(before.steps, { ...editingOf(before.steps).drawing, name }, t('canvas.step.name'), 'name') })),
    setMode: (mode) => {
      apply((before) => withMode(before, mode, left()), t(`canvas.modeSaid.${mode}`));
      sayLeft();
    },
    setPicture: (picture, label) => change((before) => withPicture(before, picture), label),
    drawRegion,
    drawBarcode: (place) => {
      const id = newBarcodeId();
      const next = withBarcode(drawing, place, id);
      if (typeof next === 'string') {
        const text = next === 'tooMany' ? t('canvas.refused.tooMany', { limit: MAX_BARCODES }) : t(`canvas.refused.${next}`);
        setAnnounced(text);
        return snackbar({ message: text, severity: 'warning' });
      }
      change((before) => orAsBefore(before, withBarcode(before, place, id)), t('canvas.step.added', { number: next.barcodes.length }));
      select(id);
    },
    place: (target, box, group) => {
      if (target === REGION) return drawRegion(rectangleOf(box), group);
      const next = withPlace(drawing, target, box);
      if (!sameDrawing(next, drawing)) change((before) => withPlace(before, target, box), t('canvas.step.moved', { number: numberOf(drawing, target) }), group);
    },
    remove: (id) => {
      change((before) => withoutBarcode(before, id), t('canvas.step.removed', { number: numberOf(drawing, id) }));
      select(null);
    },
    editPattern: (id) => {
      select(id);
      apply((before) => withEdited(before, id, left()), t('canvas.editing', { number: numberOf(drawing, id) }));
      if (editing.edited?.id !== id) sayLeft();
    },
    changePattern: (values, label) => apply((before) => withValues(before, values, label), label),
    savePattern: () => {
      const label = t('canvas.step.pattern', { number: numberOf(drawing, editing.edited?.id ?? null) });
      apply((before) => withSavedPattern(before, label), label);
    },
    change,
    rebase: (next, how, label) => {
      setDraft(({ steps: before }) => {
        const now = editingOf(before).drawing;
        const changed = how(now);
        return { base: next, steps: sameDrawing(now, changed) ? before : withDrawing(before, changed, label) };
      });
      say(label);
    },
    released,
  };
}

/** The drawing as it was when the newest state refuses the change, such as a barcode outside of a new region. */
const orAsBefore = (before: LabelDrawing, next: LabelDrawing | Refusal): LabelDrawing => (typeof next === 'string' ? before : next);
