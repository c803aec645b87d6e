import { useText } from 'shared-kit/i18n';
import { Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { EvaluationState } from '../evaluation/evaluation-state';
import { FieldValues } from '../evaluation/field-values';
import type { EvaluationResults } from '../evaluation/use-evaluation';
import { ColouredText } from '../evaluation/coloured-text';
import { useMismatchText } from '../text/use-mismatch-text';

/** The result of the last tested text, which follows changes of the fields (PATTERN-25, PATTERN-26). */
export function TestResult({ tested, evaluated }: { tested: string | null; evaluated: EvaluationResults }) {
  const { t } = useText('labelEditor');
  return (
    // eslint-disable-next-line no-restricted-syntax -- what the typed text results in
    <output className="ic-panel pe-result" aria-label={t('pattern.result')} aria-busy={tested !== null && evaluated.busy}>
      {tested !== null && <Outcome text={tested} evaluated={evaluated} />}
    </output>
  );
}

function Outcome({ text, evaluated }: { text: string; evaluated: EvaluationResults }) {
  const { t } = useText('labelEditor');
  const mismatchText = useMismatchText();
  const { fields } = evaluated;
  const evaluation = evaluated.of(text);
  return (
    <>
      {evaluation?.status === 'failed' && (
        <p className="pe-state pe-bad">
          <Icon of={icons.failed} />
          {t('ebp.failMatch')}
        </p>
      )}
      <div>
        <ColouredText text={text} evaluated={evaluated} />
      </div>
      {evaluation?.status !== 'failed' && <EvaluationState text={text} evaluated={evaluated} />}
      {evaluation?.status === 'failed' && <p>{mismatchText(evaluation.mismatch, fields, text)}</p>}
      {evaluation?.status === 'matched' && <FieldValues fields={fields} values={evaluation.values} />}
    </>
  );
}
