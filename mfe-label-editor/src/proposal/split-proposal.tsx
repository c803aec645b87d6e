import { useText } from 'shared-kit/i18n';
import { buildRegex, dataFieldsProblem, testRegex, tidyDataField, type DataField } from 'shared-kit/model';
import { adoptStyles, Button, Heading } from 'shared-kit/ui-core';
import { useId, useMemo, useState } from 'react';
import { proposeFields } from './fields/propose-fields';
import { formsOf } from './fields/text-forms';
import type { DecodedText } from './proposal';
import proposalCss from './proposal.css';
import { SplitField } from './split-field';

adoptStyles(proposalCss);

export interface SplitProposalProps {
  decoded: DecodedText;
  /** Takes the fields over, as one step. `forms`: the texts that decoders make of this barcode, when there are several. */
  onUse: (fields: DataField[], forms: readonly string[]) => void;
  onDismiss: () => void;
}

/**
 * Proposes how to split a barcode's text into fields (ADD-09), shown with their values, to name, take over or dismiss. Renders nothing
 * when no pattern could match the text. Its caller gives it the barcode as its `key`: typed names belong to one text.
 */
export function SplitProposal({ decoded: { text, format, isGs1 }, onUse, onDismiss }: SplitProposalProps) {
  const { t } = useText('labelEditor');
  const titleId = useId();
  const proposed = useMemo(
    () => proposeFields(text, { format, isGs1, nameOf: (number) => t('split.fieldName', { number }) }),
    [text, format, isGs1, t],
  );
  const values = useMemo(() => valuesOf(proposed, text), [proposed, text]);
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  const { forms } = useMemo(() => formsOf(text, format), [text, format]);
  if (proposed.length === 0) return null;

  const namedFields = proposed.map((field, at) => ({ ...field, name: names[at] ?? field.name }));
  const fields = namedFields.map(tidyDataField);
  const problem = dataFieldsProblem(fields);
  return (
    <section className="le-split" aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {t('split.title')}
      </Heading>
      <p className="ic-help">{t('split.help')}</p>
      <ol className="le-split-fields">
        {namedFields.map((field, at) => (
          <SplitField
            key={at}
            field={field}
            value={values[at] ?? ''}
            name={field.name}
            problem={problem?.at === at ? problem : null}
            onName={(name) => setNames((before) => ({ ...before, [at]: name }))}
          />
        ))}
      </ol>
      {forms.length > 1 && <p className="ic-help">{t('split.forms')}</p>}
      <div className="ic-actions">
        <Button variant="primary" size="small" disabled={problem !== null} onClick={() => onUse(fields, forms.length > 1 ? forms : [])}>
          {t('split.use', { count: fields.length })}
        </Button>
        <Button size="small" onClick={onDismiss}>
          {t('split.dismiss')}
        </Button>
      </div>
    </section>
  );
}

/** The value that each field has in the text; undefined for constants. */
function valuesOf(fields: readonly DataField[], text: string): (string | undefined)[] {
  const read = testRegex(buildRegex(fields, false), fields, text) ?? [];
  return fields.map(({ type, name }) => (type === 'data' ? read.find((one) => one.name === name)?.value : undefined));
}
