import { CODE } from './codes';
import type { ManualInputField } from './entities';
import { MAX_ATTEMPTS } from './limits';
import type { Outcome } from './message';
import { stripUnusable, validateName } from './names';
import { problem } from './problem';

const MAX_DESCRIPTION = 500;
const MAX_UNIT = 30;

function text(value: string, field: string, max: number): Outcome<string> {
  const tidy = value.trim();
  const fits = tidy.length <= max && stripUnusable(tidy) === tidy;
  return fits ? { ok: true, value: tidy } : { ok: false, problem: problem(CODE.invalidData, { field }) };
}

/**
 * The field as it is stored, or why it cannot be (checklist MIF-02 to MIF-12). What its kind has no use for is reset: only
 * numbers have sums, only binary ones take pictures, and those have no unit.
 */
export function checkManualInputField(draft: ManualInputField, otherNames: readonly string[]): Outcome<ManualInputField> {
  const field = validateName(draft.field, { field: 'field' });
  if (!field.ok) return field;
  if (otherNames.includes(field.value)) {
    return { ok: false, problem: problem(CODE.duplicateFieldName, { args: [field.value], field: 'field' }) };
  }
  if (draft.description.trim() === '') {
    return { ok: false, problem: problem(CODE.requiredField, { args: ['description'], field: 'description' }) };
  }
  const description = text(draft.description, 'description', MAX_DESCRIPTION);
  if (!description.ok) return description;
  const isBinary = draft.inputType === 'binary';
  const unity = text(isBinary ? '' : draft.unity, 'unity', MAX_UNIT);
  if (!unity.ok) return unity;

  const { useCheckField, inputType, mandatory, showHistory } = draft;
  const checkField = useCheckField
    ? validateName(draft.checkField.trim() || field.value, { field: 'checkField' })
    : { ok: true as const, value: '' };
  if (!checkField.ok) return checkField;
  const { maxAttempts } = draft;
  if (!Number.isInteger(maxAttempts) || maxAttempts < 0 || maxAttempts > MAX_ATTEMPTS) {
    return { ok: false, problem: problem(CODE.valueNotAllowed, { args: ['maxAttempts'], field: 'maxAttempts' }) };
  }
  return {
    ok: true,
    value: {
      field: field.value,
      description: description.value,
      inputType,
      unity: unity.value,
      useCheckField,
      checkField: checkField.value,
      positiveActionType: isBinary ? draft.positiveActionType : 'none',
      negativeActionType: isBinary ? draft.negativeActionType : 'none',
      mandatory,
      showHistory,
      maxAttempts: useCheckField ? maxAttempts : 0,
      isSummable: draft.isSummable && (inputType === 'integer' || inputType === 'decimal'),
    },
  };
}
