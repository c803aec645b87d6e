import { CODE } from '../messages/codes';
import { ACTION_TYPES, INPUT_TYPES, MANUAL_INPUT_FIELD, type ManualInputField } from '../entities/manual-input-field.rules';
import type { Message, Outcome } from '../messages/message';
import { checkText, tidyName, tidyText, validateName } from '../text/names';
import { problem } from '../messages/problem';
import { problemsOf, valuesOf } from './outcomes';

export type ManualInputFieldProblems = Partial<Record<keyof ManualInputField, Message>>;

function checkDescription(value: string): Outcome<string> {
  if (tidyText(value) !== '') return checkText(value, 'description', MANUAL_INPUT_FIELD.description.max);
  return { ok: false, problem: problem(CODE.requiredField, { args: ['description'], field: 'description' }) };
}

function checkAttempts(count: number): Outcome<number> {
  if (Number.isInteger(count) && count >= 0 && count <= MANUAL_INPUT_FIELD.maxAttempts.max) return { ok: true, value: count };
  return { ok: false, problem: problem(CODE.valueNotAllowed, { args: ['maxAttempts'], field: 'maxAttempts' }) };
}

/** An input type or an action: only those that console and apps know can be saved, while others are shown (DSET-19). */
function checkChoice(value: string, field: keyof ManualInputField, choices: readonly string[]): Outcome<string> {
  if (choices.includes(value)) return { ok: true, value };
  const wrong =
    value === '' ? problem(CODE.requiredField, { args: [field], field }) : problem(CODE.valueNotAllowed, { args: [value], field });
  return { ok: false, problem: wrong };
}

/** Checks the values of a field. Values that its kind does not use are not checked but reset: only binary fields take pictures, and they have no unit. */
function checkParts(draft: ManualInputField, otherNames: readonly string[]) {
  const field = validateName(draft.field, { field: 'field', max: MANUAL_INPUT_FIELD.field.max, otherNames });
  const isBinary = draft.inputType === 'binary';
  const action = (name: 'positiveActionType' | 'negativeActionType') => checkChoice(isBinary ? draft[name] : 'none', name, ACTION_TYPES);
  return {
    inputType: checkChoice(draft.inputType, 'inputType', INPUT_TYPES),
    field,
    description: checkDescription(draft.description),
    unity: checkText(isBinary ? '' : draft.unity, 'unity', MANUAL_INPUT_FIELD.unity.max),
    positiveActionType: action('positiveActionType'),
    negativeActionType: action('negativeActionType'),
    checkField: draft.useCheckField
      ? validateName(tidyName(draft.checkField) || (field.ok ? field.value : draft.field), { field: 'checkField' })
      : { ok: true as const, value: '' },
    maxAttempts: draft.useCheckField ? checkAttempts(draft.maxAttempts) : { ok: true as const, value: 0 },
  };
}

/** Whether a field takes whole or decimal numbers. */
export const isNumericField = ({ inputType }: Pick<ManualInputField, 'inputType'>): boolean =>
  inputType === 'integer' || inputType === 'decimal';

/** All problems of a field by input (checklist MIF-02 to MIF-12). */
export function manualInputFieldProblems(draft: ManualInputField, otherNames: readonly string[]): ManualInputFieldProblems {
  const { checkField, ...parts } = checkParts(draft, otherNames);
  // A blank check field means the name, whose input already shows the problem.
  const checkedParts = tidyName(draft.checkField) === '' ? parts : { ...parts, checkField };
  return problemsOf(checkedParts);
}

/**
 * The field as it is stored, or its first problem (checklist MIF-02 to MIF-12). Values that its kind does not use are reset; only numbers
 * have sums.
 */
export function checkManualInputField(draft: ManualInputField, otherNames: readonly string[]): Outcome<ManualInputField> {
  const checked = valuesOf(checkParts(draft, otherNames));
  if (!checked.ok) return checked;
  const { inputType, useCheckField, mandatory, showHistory } = draft;
  const isSummable = draft.isSummable && isNumericField({ inputType });
  return { ok: true, value: { ...checked.value, useCheckField, mandatory, showHistory, isSummable } };
}
