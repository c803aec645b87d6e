import { useText } from 'shared-kit/i18n';
import { dataFieldsProblem, tidyDataField } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useState } from 'react';
import type { PatternValues } from '../drawing/drawing';
import { useRuleText } from './fields/use-rule-text';
import { shownText } from './text/shown-text';

export interface Saving {
  /** Why the pattern cannot be saved as it is; gone with the next change of it. */
  refusal: { name: string | null; text: string } | null;
  save: () => Promise<void>;
}

export interface SavingOptions {
  values: PatternValues;
  /** A field of the table is being changed and not applied yet. */
  editing: boolean;
  /** Something is typed for a new field that was not added. */
  unadded: boolean;
  onSave: () => void;
}

/** Lets a pattern go to its barcode when it keeps the rules, and nothing that was typed is forgotten (PATTERN-17, PATTERN-18, decision D-59). */
export function useSaving({ values, editing, unadded, onSave }: SavingOptions): Saving {
  const { t } = useText('labelEditor');
  const ruleText = useRuleText();
  const { confirm } = useFeedback();
  const [refused, setRefused] = useState<{ of: PatternValues; editing: boolean; name: string | null; text: string } | null>(null);

  const refusal = (): { name: string | null; text: string } | null => {
    if (editing) return { name: null, text: t('pattern.finishField') };
    const fields = values.dataFields.map(tidyDataField);
    if (fields.length === 0) return { name: null, text: t('pattern.needsField') };
    const wrong = dataFieldsProblem(fields);
    if (!wrong) return null;
    const field = fields[wrong.at]!;
    return { name: shownText(field.name), text: ruleText({ ...wrong, input: wrong.part === 'limiter' ? field.limiterType : wrong.part }) };
  };
  const save = async () => {
    const found = refusal();
    setRefused(found && { ...found, of: values, editing });
    if (found) return;
    const question = { title: t('pattern.notAdded'), message: t('pattern.notAddedText'), confirmLabel: t('pattern.saveWithout'), danger: true };
    if (!unadded || (await confirm(question))) onSave();
  };
  return { refusal: refused?.of === values && refused.editing === editing ? refused : null, save };
}
