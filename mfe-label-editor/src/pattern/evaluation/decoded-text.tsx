import { useText } from 'shared-kit/i18n';
import { coreIcons, Icon } from 'shared-kit/ui-core';
import type { EvaluationResults } from './use-evaluation';
import { EvaluationState } from './evaluation-state';
import { ColouredText } from './coloured-text';

export interface DecodedTextProps {
  /** The decoded text of the picture's barcode, or else a text that the pattern is tried on. */
  text: string | undefined;
  isDecoded: boolean;
  evaluated: EvaluationResults;
}

/** The text of the barcode, coloured by fields. */
export function DecodedText({ text, isDecoded, evaluated }: DecodedTextProps) {
  const { t } = useText('labelEditor');
  if (text === undefined) {
    return (
      <p className="pe-none">
        <Icon of={coreIcons.info} />
        {t('pattern.nothingRead')}
      </p>
    );
  }
  const label = isDecoded ? t('pattern.decoded') : t('pattern.tried');
  return (
    <div className="ic-panel pe-block pe-decoded" role="group" aria-label={label} aria-busy={evaluated.busy}>
      <span className="pe-block-name">{label}</span>
      <ColouredText text={text} evaluated={evaluated} />
      {evaluated.fields.length > 0 && <EvaluationState text={text} evaluated={evaluated} />}
    </div>
  );
}
