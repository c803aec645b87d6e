import { useText } from 'shared-kit/i18n';
import { MAX_BARCODES, type Rectangle } from 'shared-kit/model';
import { useFeedback, useKeptState, useUnsavedChanges } from 'shared-kit/state';
import { useState } from 'react';
import { REGION, targetBox, type Target } from '../drawing/drag';
import type { DrawnPicture, Editing, LabelDrawing, Mode, PatternValues } from '../drawing/drawing';
import { newBarcodeId, numberOf, withBarcode, withoutBarcode, withPicture, withPlace, withRegion } from '../drawing/edits';
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

/** Something that was said and stays until the next step; what can be taken back says so. */
export interface Notice {
  text: string;
  canUndo: boolean;
}

export interface Editor {
  draft: Draft;
  editing: Editing;
  drawing: LabelDrawing;
  /** Something would be lost with the page. */
  dirty: boolean;
  /** Nothing can be changed. */
  readOnly: boolean;
  selected: Target | null;
  select: (target: Target | null) => void;
  hovered: Target | null;
  hover: (target: Target | null) => void;
  /** What happened last, for screen readers. */
  announced: string;
  notice: Notice | null;
  dismissNotice: () => void;
  /** What undoing and redoing would do, in words; null where there is nothing. */
  undoLabel: string | null;
  redoLabel: string | null;
  undo: () => void;
  redo: () => void;
  setName: (name: string) => void;
  setMode: (mode: Mode) => void;
  setPicture: (picture: DrawnPicture, label: string) => void;
  drawRegion: (region: Rectangle) => void;
  drawBarcode: (place: Rectangle) => void;
  /** A barcode or the region elsewhere; steps of one group in a row are one. */
  place: (target: Target, box: Box, group?: string) => void;
  remove: (id: string) => void;
  editPattern: (id: string) => void;
  changePattern: (values: PatternValues, label: string) => void;
  savePattern: () => void;
  /** One step that is described by its label, such as taking over proposals. */
  change: (change: (drawing: LabelDrawing) => LabelDrawing, label: string) => void;
  /** Goes on from another stored label, with the drawing as one step. */
  rebase: (base: Base, drawing: LabelDrawing, label: string) => void;
  /** All is stored: nothing is lost with the page any more. */
  released: () => void;
}

/** The state of the editor: a drawing with one history for it and for its patterns, and what is selected in it (ADD-06). */
export function useEditor({ name, start, readOnly }: { name: string; start: Draft | Base; readOnly: boolean }): Editor {
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
  useKeptDraft(name, draft, dirty);
  const released = useUnsavedChanges(dirty);

  const selected = editing.edited?.id ?? (targetBox(drawing, chosen) ? chosen : null);
  const say = (text: string, canUndo?: boolean) => {
    setAnnounced(text);
    setNotice(canUndo === undefined ? null : { text, canUndo });
  };
  const apply = (next: Steps, said: string) => {
    if (readOnly) return;
    setDraft((before) => ({ ...before, steps: next }));
    say(said);
  };
  const change = (next: LabelDrawing, label: string, group?: string) => apply(withDrawing(steps, next, label, group), label);
  const left = (id = editing.edited?.id ?? '') => t('canvas.step.patternLeft', { number: numberOf(drawing, id) });
  const sayLeft = () => {
    if (isPatternChanged(editing)) say(left(), true);
  };

  const drawRegion = (region: Rectangle, group?: string) => {
    const { drawing: next, dropped } = withRegion(drawing, region);
    change(next, t('canvas.step.region'), group);
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
    undo: () => apply(undone(steps), t('canvas.undone', { step: steps.present.label })),
    redo: () => apply(redone(steps), t('canvas.redone', { step: steps.future[0]?.label ?? '' })),
    setName: (next) => !readOnly && setDraft((before) => ({ ...before, steps: withDrawing(before.steps, { ...editingOf(before.steps).drawing, name: next }, t('canvas.step.name'), 'name') })),
    setMode: (mode) => {
      apply(withMode(steps, mode, left()), t(`canvas.modeSaid.${mode}`));
      sayLeft();
    },
    setPicture: (picture, label) => change(withPicture(drawing, picture), label),
    drawRegion,
    drawBarcode: (place) => {
      const id = newBarcodeId();
      const next = withBarcode(drawing, place, id);
      if (typeof next === 'string') {
        const text = next === 'tooMany' ? t('canvas.refused.tooMany', { limit: MAX_BARCODES }) : t(`canvas.refused.${next}`);
        setAnnounced(text);
        return snackbar({ message: text, severity: 'warning' });
      }
      change(next, t('canvas.step.added', { number: next.barcodes.length }));
      select(id);
    },
    place: (target, box, group) => {
      if (target === REGION) return drawRegion(rectangleOf(box), group);
      const next = withPlace(drawing, target, box);
      if (!sameDrawing(next, drawing)) change(next, t('canvas.step.moved', { number: numberOf(drawing, target) }), group);
    },
    remove: (id) => {
      change(withoutBarcode(drawing, id), t('canvas.step.removed', { number: numberOf(drawing, id) }));
      select(null);
    },
    editPattern: (id) => {
      select(id);
      apply(withEdited(steps, id, left()), t('canvas.editing', { number: numberOf(drawing, id) }));
      if (editing.edited?.id !== id) sayLeft();
    },
    changePattern: (values, label) => apply(withValues(steps, values, label), label),
    savePattern: () => apply(withSavedPattern(steps, t('canvas.step.pattern', { number: numberOf(drawing, editing.edited?.id ?? null) })), t('canvas.step.pattern', { number: numberOf(drawing, editing.edited?.id ?? null) })),
    change: (how, label) => change(how(drawing), label),
    rebase: (next, nextDrawing, label) => {
      setDraft((before) => ({ base: next, steps: sameDrawing(drawing, nextDrawing) ? before.steps : withDrawing(before.steps, nextDrawing, label) }));
      say(label);
    },
    released,
  };
}
