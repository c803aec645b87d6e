import { CODE } from '../messages/codes';
import type { ManualInputField } from '../entities/entities';
import { MAX_ATTEMPTS } from '../limits';
import type { Message, Outcome } from '../messages/message';
import { stripUnusable, validateName } from '../text/names';
import { problem } from '../messages/problem';

const MAX_DESCRIPTION = 500;
const MAX_UNIT = 30;

function text(value: string, field: string, max: number): Outcome<string> {
  const tidy = value.trim();
  const fits = tidy.length <= max && stripUnusable(tidy) === tidy;
  return fits ? { ok: true, value: tidy } : { ok: false, problem: problem(CODE.invalidData, { field }) };
}

/** The problems of a field by input. */
export type ManualInputFieldProblems = Partial<Record<keyof ManualInputField, Message>>;

function checkName(value: string, otherNames: readonly string[]): Outcome<string> {
  const name = validateName(value, { field: 'field' });
  if (!name.ok || !otherNames.includes(name.value)) return name;
  return { ok: false, problem: problem(CODE.duplicateFieldName, { args: [name.value], field: 'field' }) };
}

function checkDescription(value: string): Outcome<string> {
  if (value.trim() !== '') return text(value, 'description', MAX_DESCRIPTION);
  return { ok: false, problem: problem(CODE.requiredField, { args: ['description'], field: 'description' }) };
}

function checkAttempts(count: number): Outcome<number> {
  if (Number.isInteger(count) && count >= 0 && count <= MAX_ATTEMPTS) return { ok: true, value: count };
  return { ok: false, problem: problem(CODE.valueNotAllowed, { args: ['maxAttempts'], field: 'maxAttempts' }) };
}

/** Checks the typed values of a field. Values that its kind does not use are not checked. */
function checkParts(draft: ManualInputField, otherNames: readonly string[]) {
  const field = checkName(draft.field, otherNames);
  return {
    field,
    description: checkDescription(draft.description),
    unity: text(draft.inputType === 'binary' ? '' : draft.unity, 'unity', MAX_UNIT),
    checkField: draft.useCheckField
      ? validateName(draft.checkField.trim() || (field.ok ? field.value : draft.field), { field: 'checkField' })
      : { ok: true as const, value: '' },
    maxAttempts: draft.useCheckField ? checkAttempts(draft.maxAttempts) : { ok: true as const, value: 0 },
  };
}

/** All problems of a field by input (checklist MIF-02 to MIF-12). */
export function manualInputFieldProblems(draft: ManualInputField, otherNames: readonly string[]): ManualInputFieldProblems {
  const { checkField, ...parts } = checkParts(draft, otherNames);
  // A blank check field means the name, whose input already shows the problem.
  const told = draft.checkField.trim() === '' ? parts : { ...parts, checkField };
  return Object.fromEntries(Object.entries(told).flatMap(([name, part]) => (part.ok ? [] : [[name, part.problem]])));
}

/**
 * The field as it is stored, or its first problem (checklist MIF-02 to MIF-12). Values that its kind does not use are reset: only numbers have
 * sums, only binary fields take pictures, and binary fields have no unit.
 */
export function checkManualInputField(draft: ManualInputField, otherNames: readonly string[]): Outcome<ManualInputField> {
  const { field, description, unity, checkField, maxAttempts } = checkParts(draft, otherNames);
  if (!field.ok) return field;
  if (!description.ok) return description;
  if (!unity.ok) return unity;
  if (!checkField.ok) return checkField;
  if (!maxAttempts.ok) return maxAttempts;
  const { inputType, useCheckField, mandatory, showHistory } = draft;
  const isBinary = inputType === 'binary';
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
      maxAttempts: maxAttempts.value,
      isSummable: draft.isSummable && (inputType === 'integer' || inputType === 'decimal'),
    },
  };
}
