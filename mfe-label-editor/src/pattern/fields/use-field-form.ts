import { useText } from 'shared-kit/i18n';
import type { DataField } from 'shared-kit/model';
import { useForm } from 'shared-kit/ui-core';
import { useState } from 'react';
import { draftProblems, fieldOf, placeOf, duplicateNameOf, type FieldDraft } from './field-draft';
import { useRuleText } from './use-rule-text';

export interface FieldFormOptions {
  initial: FieldDraft;
  others: readonly DataField[];
  /** Called with the valid field, and the index at which it goes among the others. */
  onDone: (field: DataField, at: number) => void;
  /** The key under which the form registers its unsaved input. */
  guardedAs: string;
}

export type FieldForm = ReturnType<typeof useFieldForm>;

/** The form of a new or edited field. Problems show at their inputs when an input is left and on submitting (PATTERN-14 to PATTERN-24). */
export function useFieldForm({ initial, others, onDone, guardedAs }: FieldFormOptions) {
  const { t } = useText('labelEditor');
  const ruleText = useRuleText();
  // The name that another field has already, while the dialog that says so is open.
  const [duplicateName, setDuplicateName] = useState<string | null>(null);
  const form = useForm<FieldDraft>({
    initial,
    // The position follows the number of fields until the user types another.
    live: true,
    guardedAs,
    validate: (draft) => Object.fromEntries(draftProblems(draft, others).map((problem) => [problem.input, ruleText(problem)])),
    submit: (draft) => {
      const name = duplicateNameOf(draft, others);
      if (name !== null) {
        setDuplicateName(name);
        return Promise.resolve({ name: t('ebp.fieldExistsError', { name }) });
      }
      onDone(fieldOf(draft), placeOf(draft, others));
      return Promise.resolve();
    },
  });
  return { form, duplicateName, closeDuplicateName: () => setDuplicateName(null) };
}
