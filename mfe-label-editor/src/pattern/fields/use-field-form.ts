import { useText } from 'shared-kit/i18n';
import type { DataField } from 'shared-kit/model';
import { useForm, type FormState } from 'shared-kit/ui-core';
import { useState } from 'react';
import { draftProblems, fieldOf, placeOf, takenName, type FieldDraft } from './field-draft';
import { useRuleText } from './use-rule-text';

export interface FieldFormOptions {
  initial: FieldDraft;
  /** The other fields of the pattern. */
  others: readonly DataField[];
  /** Takes the field to its place among the others. */
  onDone: (field: DataField, at: number) => void;
  /** Names what is typed for as long as it is not taken. */
  guardedAs: string;
}

export interface FieldForm {
  form: FormState<FieldDraft>;
  /** The name that another field has; its dialog is open. */
  taken: string | null;
  closeTaken: () => void;
}

/** The form of a field, new or not: what is wrong is said at its input on leaving it and on submitting (PATTERN-14 to PATTERN-24). */
export function useFieldForm({ initial, others, onDone, guardedAs }: FieldFormOptions): FieldForm {
  const { t } = useText('labelEditor');
  const ruleText = useRuleText();
  const [taken, setTaken] = useState<string | null>(null);
  const form = useForm<FieldDraft>({
    initial,
    // The position that nobody has typed in follows the number of fields.
    live: true,
    guardedAs,
    validate: (draft) => Object.fromEntries(draftProblems(draft, others).map((problem) => [problem.input, ruleText(problem)])),
    submit: (draft) => {
      const name = takenName(draft, others);
      if (name !== null) {
        setTaken(name);
        return Promise.resolve({ name: t('ebp.fieldExistsError', { name }) });
      }
      onDone(fieldOf(draft), placeOf(draft, others));
      return Promise.resolve();
    },
  });
  return { form, taken, closeTaken: () => setTaken(null) };
}
