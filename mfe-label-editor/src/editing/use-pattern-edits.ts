import { useText } from 'shared-kit/i18n';
import type { Mode, PatternValues } from '../drawing/drawing';
import { numberOf } from '../drawing/edits';
import { isPatternChanged, withEdited, withMode, withSavedPattern, withValues } from '../drawing/steps';
import type { StepChanges } from './step-changes';

/** The changes of the mode and of the pattern that is edited, each one step. */
export function usePatternEdits({ editing, apply, announceStep, select }: StepChanges) {
  const { t } = useText('labelEditor');
  const { drawing, edited } = editing;
  const discardLabel = t('canvas.step.patternLeft', { number: numberOf(drawing, edited?.id ?? '') });
  /** Leaving a pattern discards its unsaved changes, which undo restores. */
  const announceDiscard = () => {
    if (isPatternChanged(editing)) announceStep(discardLabel, true);
  };
  return {
    setMode: (mode: Mode) => {
      apply((before) => withMode(before, mode, discardLabel), t(`canvas.modeSaid.${mode}`));
      announceDiscard();
    },
    editPattern: (id: string) => {
      select(id);
      apply((before) => withEdited(before, id, discardLabel), t('canvas.editing', { number: numberOf(drawing, id) }));
      if (edited?.id !== id) announceDiscard();
    },
    changePattern: (values: PatternValues, label: string) => apply((before) => withValues(before, values, label), label),
    savePattern: () => {
      const label = t('canvas.step.pattern', { number: numberOf(drawing, edited?.id ?? null) });
      apply((before) => withSavedPattern(before, label), label);
    },
  };
}
