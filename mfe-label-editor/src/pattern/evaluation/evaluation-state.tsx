import { useText } from 'shared-kit/i18n';
import { Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { useMismatchText } from '../text/use-mismatch-text';
import type { EvaluationResults } from './use-evaluation';

/** Whether a text matches, and why it does not, in words. */
export function EvaluationState({ text, evaluated }: { text: string; evaluated: EvaluationResults }) {
  const { t } = useText('labelEditor');
  const words = useEvaluationText(evaluated)(text);
  if (words === undefined) return <p className="ic-muted">{t('pattern.trying')}</p>;
  const isGood = evaluated.of(text)?.status === 'matched';
  return (
    <p className={`pe-state ${isGood ? 'pe-good' : 'pe-bad'}`}>
      <Icon of={isGood ? icons.success : icons.failed} />
      {words}
    </p>
  );
}

/** The result of trying a pattern on a text, in words; undefined until it is known. */
export function useEvaluationText({ of, fields }: EvaluationResults): (text: string) => string | undefined {
  const { t } = useText('labelEditor');
  const mismatchText = useMismatchText();
  return (text) => {
    const evaluation = of(text);
    if (evaluation?.status === 'failed') return mismatchText(evaluation.mismatch, fields, text);
    return evaluation && (evaluation.status === 'matched' ? t('pattern.matches') : t(`pattern.${evaluation.status}`));
  };
}
