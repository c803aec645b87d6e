import { useText } from 'shared-kit/i18n';
import { dataFieldsProblem, SNACKBAR_MS, tidyDataField } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useState } from 'react';
import type { PatternValues } from '../drawing/drawing';
import { inForm } from './fields/field-draft';
import { useRuleText } from './fields/use-rule-text';
import { shownText } from './text/shown-text';

export interface PatternSaveOptions {
  values: PatternValues;
  /** The values differ from those in the drawing. */
  isChanged: boolean;
  /** A field of the table is being edited, and its changes are not applied yet. */
  editing: boolean;
  /** The form for a new field holds text, but the field was not added. */
  hasUnaddedField: boolean;
  onSave: () => void;
}

interface Refusal {
  name: string | null;
  text: string;
}

interface LastRefusal extends Refusal {
  of: PatternValues;
  editing: boolean;
  /** Whether a message has told screen readers. */
  isHeard: boolean;
}

/**
 * Saves a valid pattern (PATTERN-17, PATTERN-18, D-59). Refuses while a field of the table is being edited, and asks before it
 * saves without a new field that was typed but not added; `save` resolves with false if it refuses.
 */
export function usePatternSave({ values, isChanged, editing, hasUnaddedField, onSave }: PatternSaveOptions) {
  const { t } = useText('labelEditor');
  const ruleText = useRuleText();
  const { confirm, snackbar } = useFeedback();
  const [lastRefusal, setLastRefusal] = useState<LastRefusal | null>(null);

  const refusal = (): Refusal | null => {
    if (editing) return { name: null, text: t('pattern.finishField') };
    const fields = values.dataFields.map(tidyDataField);
    if (fields.length === 0) return { name: null, text: t('pattern.needsField') };
    const fieldProblem = dataFieldsProblem(fields);
    if (!fieldProblem) return null;
    const field = fields[fieldProblem.at]!;
    return { name: shownText(field.name), text: ruleText(inForm(fieldProblem, field)) };
  };
  const save = async (isHeard = false): Promise<boolean> => {
    const reason = refusal();
    setLastRefusal(reason && { ...reason, of: values, editing, isHeard });
    if (reason) return false;
    const question = {
      title: t('pattern.notAdded'),
      message: t('pattern.notAddedText'),
      confirmLabel: t('pattern.saveWithout'),
      danger: true,
    };
    if (hasUnaddedField && !(await confirm(question))) return false;
    onSave();
    return true;
  };
  /** Skips a pattern without changes, and reports an invalid one in a message too. */
  const saveWithLabel = async (): Promise<boolean> => {
    if (!isChanged && !editing && !hasUnaddedField) return true;
    const reason = refusal();
    if (reason) {
      const text = reason.name === null ? reason.text : `${reason.name}: ${reason.text}`;
      snackbar({ message: text, names: reason.name === null ? [] : [reason.name], severity: 'error', duration: SNACKBAR_MS.error });
    }
    return save(true);
  };
  // A reason goes away with the next change of the pattern.
  return { refusal: lastRefusal?.of === values && lastRefusal.editing === editing ? lastRefusal : null, save, saveWithLabel };
}
