import { readManualInputField, type ManualInputField } from 'shared-kit/model';

/** A new field, which has no input type yet (MIF-08, MIF-09: no attempts, with history). */
export const NEW_FIELD: ManualInputField = readManualInputField({});

export const isNumeric = ({ inputType }: Pick<ManualInputField, 'inputType'>): boolean =>
  inputType === 'integer' || inputType === 'decimal';

/**
 * Changes the values that depend on a changed one: text and binary fields have no sum (MIF-10), and the check field follows the name of the
 * field until the user types another (MIF-07).
 */
export function withConsequences(values: ManualInputField, changed: string, before: ManualInputField): ManualInputField {
  switch (changed) {
    case 'inputType':
      return isNumeric(values) ? values : { ...values, isSummable: false };
    case 'useCheckField':
      return { ...values, checkField: values.useCheckField ? values.field : '' };
    case 'field':
      return values.useCheckField && before.checkField === before.field ? { ...values, checkField: values.field } : values;
    default:
      return values;
  }
}
