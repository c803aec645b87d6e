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
  const mismatchText = useMismatchText();
  switch (evaluation?.status) {
    case undefined:
      return <p className="ic-muted">{t('pattern.trying')}</p>;
    case 'matched':
      return (
        <p className="pe-state pe-good">
          <Icon of={icons.success} />
          {t('pattern.matches')}
        </p>
      );
    case 'failed':
      return <Bad>{mismatchText(evaluation.mismatch, fields, text)}</Bad>;
    case 'tooSlow':
      return <Bad>{t('pattern.tooSlow')}</Bad>;
    case 'broken':
      return <Bad>{t('pattern.broken')}</Bad>;
  }
}

function Bad({ children }: { children: string }) {
  return (
    <p className="pe-state pe-bad">
      <Icon of={icons.failed} />
      {children}
    </p>
  );
}
