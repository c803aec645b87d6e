import { addManualInputField, changeManualInputField } from 'shared-kit/api';
import { useMessageText, useText } from 'shared-kit/i18n';
import {
  checkManualInputField,
  CODE,
  manualInputFieldProblems,
  valueDifferences,
  type EditState,
  type ManualInputField,
  type Message,
  type SettingsVersion,
  type ValueDifference,
} from 'shared-kit/model';
import { useForm } from 'shared-kit/ui-core';
import { useState } from 'react';
import { useSettingNames } from '../differences/use-setting-names';
import { NEW_FIELD, withConsequences } from './field-values';

/** The field that is edited, in the list of a version of the settings. */
export interface EditedField {
  fields: readonly ManualInputField[];
  index: number;
  version: SettingsVersion | undefined;
}

/** The form of a new or existing manual input field (MIF-02 to MIF-14, ADD-03). */
export function useFieldForm(state: EditState, latest: EditedField, onSaved: () => void | Promise<void>) {
  const problemText = useProblemText();
  const [base, setBase] = useState(latest);
  const { type, company, domain, parentUid } = state;
  const { index } = latest;
  const form = useForm<ManualInputField>({
    initial: type === 'edit' ? (base.fields[index] ?? NEW_FIELD) : NEW_FIELD,
    live: true,
    guardedAs: `manualInputField/${company}/${domain}/${index}`,
    adjust: withConsequences,
    validate: (values) => {
      const others = base.fields.filter((_, place) => type === 'add' || place !== index).map(({ field }) => field);
      return manualInputFieldProblems(values, others);
    },
    problemText,
    submit: (values) => {
      const checked = checkManualInputField(values, []);
      const change = { company, domain, parentUid, newData: checked.ok ? checked.value : values, basedOn: base.version?.id };
      return type === 'add' ? addManualInputField(change) : changeManualInputField({ ...change, index, currentData: base.fields });
    },
    done: onSaved,
  });

  const isOther = type === 'edit' && latest.version?.id !== base.version?.id;
  const values = isOther ? fieldDifferences(base.fields[index], latest.fields[index]) : [];
  // Only other parts of the settings have changed, so edits can start from the new version.
  if (isOther && values.length === 0 && base.fields[index]?.field === latest.fields[index]?.field) setBase(latest);
  return {
    form,
    /** Changes of this field by another user since the form was filled; null without any. */
    others: values.length > 0 ? { by: latest.version?.byName ?? null, values } : null,
    /** Fills in the values that others saved. Typed values stay. */
    takeOver: () => setBase(latest),
  };
}

/** The differences of a field; none if its name has changed, because then it is another field. */
const fieldDifferences = (before: ManualInputField | undefined, after: ManualInputField | undefined): readonly ValueDifference[] =>
  before?.field === after?.field ? valueDifferences(before, after) : [];

const CHOICES: readonly (string | undefined)[] = [
  'inputType',
  'positiveActionType',
  'negativeActionType',
] satisfies (keyof ManualInputField)[];

/** The text of a problem. For a missing value it names the input, for one that cannot be saved it says what to do (DSET-19). */
function useProblemText(): (problem: Message) => string {
  const { t } = useText('domains');
  const names = useSettingNames();
  const messageText = useMessageText();
  return (problem) => {
    const { code, field } = problem;
    if (code === CODE.valueNotAllowed && CHOICES.includes(field)) return t('mif.unknownValue');
    return code === CODE.requiredField && field
      ? t('mif.reqField', { field: names.property(field as keyof ManualInputField) })
      : messageText(problem);
  };
}
