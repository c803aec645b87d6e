import { formatList, useText } from 'shared-kit/i18n';
import { MAX_BARCODES, type Rectangle } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { REGION, type Target } from '../drawing/drag';
import type { DrawnPicture, LabelDrawing } from '../drawing/drawing';
import { newBarcodeId, numberOf, type Refusal, withBarcode, withoutBarcode, withPicture, withPlace, withRegion } from '../drawing/edits';
import { rectangleOf, type Box } from '../drawing/geometry';
import { isSameDrawing } from '../drawing/merge';
import { editingOf, withDrawing } from '../drawing/steps';
import type { StepChanges } from './step-changes';

/** The changes of the drawing, each one step. */
export function useDrawingEdits({ editing: { drawing }, apply, change, announce, announceStep, select }: StepChanges) {
  const { t } = useText('labelEditor');
  const { snackbar } = useFeedback();

  const drawRegion = (region: Rectangle, group?: string) => {
    const { dropped } = withRegion(drawing, region);
    change((before) => withRegion(before, region).drawing, t('canvas.step.region'), group);
    if (dropped.length > 0) announceStep(t('canvas.dropped', { count: dropped.length, barcodes: formatList(dropped) }), true);
  };
  const reportRefusal = (refusal: Refusal) => {
    const message = refusal === 'tooMany' ? t('canvas.refused.tooMany', { limit: MAX_BARCODES }) : t(`canvas.refused.${refusal}`);
    announce(message);
    snackbar({ message, severity: 'warning' });
  };

  return {
    // Without an announcement: screen readers read out what is typed.
    setName: (name: string) =>
      apply((before) => withDrawing(before, { ...editingOf(before).drawing, name }, t('canvas.step.name'), 'name')),
    setPicture: (picture: DrawnPicture, label: string) => change((before) => withPicture(before, picture), label),
    drawRegion,
    drawBarcode: (rectangle: Rectangle) => {
      const id = newBarcodeId();
      const next = withBarcode(drawing, rectangle, id);
      if (typeof next === 'string') return reportRefusal(next);
      change((before) => orUnchanged(before, withBarcode(before, rectangle, id)), t('canvas.step.added', { number: next.barcodes.length }));
      select(id);
    },
    /** Moves or resizes a barcode or the region; consecutive steps of one group are undone as one. */
    place: (target: Target, box: Box, group?: string) => {
      if (target === REGION) return drawRegion(rectangleOf(box), group);
      const next = withPlace(drawing, target, box);
      if (!isSameDrawing(next, drawing))
        change((before) => withPlace(before, target, box), t('canvas.step.moved', { number: numberOf(drawing, target) }), group);
    },
    remove: (id: string) => {
      change((before) => withoutBarcode(before, id), t('canvas.step.removed', { number: numberOf(drawing, id) }));
      select(null);
    },
  };
}

/** The drawing as it was if the change is refused in the newest state, such as a barcode outside of a new region. */
const orUnchanged = (before: LabelDrawing, next: LabelDrawing | Refusal): LabelDrawing => (typeof next === 'string' ? before : next);
