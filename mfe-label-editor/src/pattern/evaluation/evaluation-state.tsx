import { useText } from 'shared-kit/i18n';
import type { DataField } from 'shared-kit/model';
import { Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { useMismatchText } from '../text/use-mismatch-text';
import type { Evaluation } from './evaluate-texts';

export interface EvaluationStateProps {
  text: string;
  /** The fields that the text was tried with. */
  fields: readonly DataField[];
  evaluation: Evaluation | undefined;
}

/** Whether a text matches, and why it does not, in words. */
export function EvaluationState({ text, fields, evaluation }: EvaluationStateProps) {
  const { t } = useText('labelEditor');
  const evaluationText = useEvaluationText();
  if (!evaluation) return <p className="ic-muted">{t('pattern.trying')}</p>;
  const isGood = evaluation.status === 'matched';
  return (
    <p className={`pe-state ${isGood ? 'pe-good' : 'pe-bad'}`}>
      <Icon of={isGood ? icons.success : icons.failed} />
      {evaluationText(evaluation, fields, text)}
    </p>
  );
}

/** The result of trying a pattern on a text, in words. */
export function useEvaluationText(): (evaluation: Evaluation, fields: readonly DataField[], text: string) => string {
  const { t } = useText('labelEditor');
  const mismatchText = useMismatchText();
  return (evaluation, fields, text) => {
    if (evaluation.status === 'failed') return mismatchText(evaluation.mismatch, fields, text);
    return evaluation.status === 'matched' ? t('pattern.matches') : t(`pattern.${evaluation.status}`);
  };
}
