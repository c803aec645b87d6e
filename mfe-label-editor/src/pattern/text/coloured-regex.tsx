import { useText } from 'shared-kit/i18n';
import { buildRegex, regexPieces, type DataField } from 'shared-kit/model';
import { CopyButton } from 'shared-kit/ui-overlay';
import { huesOf } from './hues';
import { shownText } from './shown-text';

/** The expression made of the fields, each field's part in its colour with its number above (PATTERN-05, PATTERN-13). */
export function ColouredRegex({ fields, ignoreRemaining }: { fields: readonly DataField[]; ignoreRemaining: boolean }) {
  const { t } = useText('labelEditor');
  const hues = huesOf(fields);
  return (
    <div className="pe-block" role="group" aria-label={t('pattern.regex')}>
      <span className="pe-block-name">{t('pattern.regex')}</span>
      <div className="ic-panel pe-line">
        <code className="pe-text ic-mono" translate="no">
          {regexPieces(fields, ignoreRemaining).map(({ at, source }, index) => (
            <span
              key={index}
              className={at === null ? 'ic-muted' : `pe-part ${hues[at]}`}
              data-number={at ?? undefined}
              title={at === null ? undefined : shownText(fields[at]!.name)}
            >
              {shownText(source)}
            </span>
          ))}
        </code>
        <CopyButton
          text={buildRegex(fields, ignoreRemaining)}
          label={t('pattern.copyRegex')}
          done={t('pattern.regexCopied')}
          iconOnly
          variant="text"
          size="small"
        />
      </div>
    </div>
  );
}
