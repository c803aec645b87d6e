import { addManualInputField, changeManualInputField } from 'shared-kit/api';
import { useMessageText, useText } from 'shared-kit/i18n';
import {
  checkManualInputField,
  CODE,
  manualInputFieldProblems,
  problem,
  settingsDifferences,
  type DomainSettings,
  type ManualInputField,
  type Message,
  type SettingsVersion,
  type ValueDifference,
} from 'shared-kit/model';
import { useForm, type FormState } from 'shared-kit/ui-core';
import { useCallback, useState } from 'react';
import { useSettingNames } from '../differences/use-setting-names';
import type { EditState } from '../route-state';
import { NEW_FIELD, toField, withConsequences, type FieldValues } from './field-values';

/** What is edited: one field of the list in a version of the settings. */
export interface EditedField {
  fields: readonly ManualInputField[];
  index: number;
  version: SettingsVersion | undefined;
}

export interface FieldForm {
  form: FormState<FieldValues>;
  /** What somebody else has changed of this field since the form was filled. */
  others: { by: string | null; values: readonly ValueDifference[] } | null;
  /** Fills in what others saved, but keeps what was typed here. */
  takeOver: () => void;
}

/** The form of a manual input field, new or not (MIF-02 to MIF-14, ADD-03). */
export function useFieldForm(state: EditState, latest: EditedField, onSaved: () => void): FieldForm {
  const say = useProblemText();
  const [base, setBase] = useState(latest);
  const { type, company, domain, parentUid } = state;
  const { index } = latest;
  const form = useForm<FieldValues>({
    initial: type === 'edit' ? (base.fields[index] ?? NEW_FIELD) : NEW_FIELD,
    live: true,
    guardedAs: `manualInputField/${company}/${domain}/${index}`,
    adjust: withConsequences,
    validate: (values) => {
      const others = base.fields.filter((_, place) => type === 'add' || place !== index).map(({ field }) => field);
      const problems = manualInputFieldProblems(toField(values), others);
      return values.inputType === '' ? { ...problems, inputType: problem(CODE.requiredField, { field: 'inputType' }) } : problems;
    },
    say,
    submit: (values) => {
      const field = toField(values);
      const checked = checkManualInputField(field, []);
      const change = { company, domain, parentUid, newData: checked.ok ? checked.value : field, basedOn: base.version?.id };
      return type === 'add' ? addManualInputField(change) : changeManualInputField({ ...change, index, currentData: base.fields });
    },
    done: onSaved,
  });

  const isOther = type === 'edit' && latest.version?.id !== base.version?.id;
  const values = isOther ? fieldDifferences(base.fields[index], latest.fields[index]) : [];
  // Another part of the settings was changed: this field is as it was.
  if (isOther && values.length === 0 && base.fields[index]?.field === latest.fields[index]?.field) setBase(latest);
  return {
    form,
    others: values.length > 0 ? { by: latest.version?.byName ?? null, values } : null,
    takeOver: () => setBase(latest),
  };
}

/** What differs in a field that is still called the same. */
function fieldDifferences(before: ManualInputField | undefined, after: ManualInputField | undefined): readonly ValueDifference[] {
  if (!before || before.field !== after?.field) return [];
  const [field] = settingsDifferences(holding(before), holding(after));
  return field?.values ?? [];
}

const NO_TEXTS = {
  addrPattern: '',
  addrPatternUser: '',
  baseFields: { address: '', checkedAt: '', employeeId: '', employeeName: '' },
  resultFields: { empty: '', invalid: '', positive: '', negative: '', null: '' },
};

const holding = (field: ManualInputField): DomainSettings => ({ ...NO_TEXTS, labelDesigns: [], manualInputFields: [field] });

/** What is missing names its input; any other problem in its code's words. */
function useProblemText(): (problem: Message) => string {
  const { t } = useText('domains');
  const names = useSettingNames();
  const text = useMessageText();
  return useCallback(
    (found) => {
      const { code, field } = found;
      return code === CODE.requiredField && field ? t('mif.reqField', { field: names.property(field as keyof ManualInputField) }) : text(found);
    },
    [t, names, text],
  );
}
