import { useText } from 'shared-kit/i18n';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons, RemoveButton } from 'shared-kit/ui-overlay';
import type { EvaluationResults } from '../evaluation/use-evaluation';
import { ColouredText } from '../evaluation/coloured-text';
import { shownText } from '../text/shown-text';
import { useEvaluationText } from '../evaluation/evaluation-state';

export interface SavedTextsProps {
  texts: readonly string[];
  evaluated: EvaluationResults;
  /** Without these two the texts are read-only. */
  onUse?: ((text: string) => void) | undefined;
  onRemove?: ((text: string) => void) | undefined;
}

/** The texts that are kept with the pattern, each with its result: a change of a field shows at once which texts no longer match. */
export function SavedTexts({ texts, evaluated, onUse, onRemove }: SavedTextsProps) {
  const { t } = useText('labelEditor');
  if (texts.length === 0) return null;
  return (
    <div className="pe-block">
      <span className="pe-block-name">{t('pattern.keptTexts')}</span>
      <ul className="ic-panel pe-saved" aria-label={t('pattern.keptTexts')}>
        {texts.map((text) => (
          <li key={text}>
            <State text={text} evaluated={evaluated} />
            <ColouredText text={text} evaluated={evaluated} />
            <span className="pe-saved-actions">
              {onUse && (
                <Button
                  variant="text"
                  size="small"
                  aria-label={t('pattern.use', { text: shownText(text) })}
                  title={t('pattern.use', { text: shownText(text) })}
                  icon={<Icon of={icons.restart} />}
                  onClick={() => onUse(text)}
                />
              )}
              {onRemove && <RemoveButton label={t('pattern.remove', { name: shownText(text) })} onClick={() => onRemove(text)} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The result as an icon, with the full text as its tooltip and for screen readers. */
function State({ text, evaluated }: { text: string; evaluated: EvaluationResults }) {
  const words = useEvaluationText(evaluated)(text);
  if (words === undefined) return <span className="pe-saved-state" />;
  const good = evaluated.of(text)?.status === 'matched';
  return (
    <span className={`pe-saved-state ${good ? 'pe-good' : 'pe-bad'}`} title={words}>
      <Icon of={good ? icons.success : icons.failed} />
      <span className="ic-hidden">{words}</span>
    </span>
  );
}
