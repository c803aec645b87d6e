import type { ManualInputField } from 'shared-kit/model';

/** The reaction of the counting app to a typed value. */
export type PreviewAnswer = 'nothing' | 'notInteger' | 'notNumber' | 'agrees' | 'asksAgain' | 'divergent';

const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

const asNumber = (text: string): number => Number(text.replace(',', '.'));

/** Compares a typed value with the expected one as the app does: numbers by value, texts character by character. */
export function previewAnswer(field: Pick<ManualInputField, 'inputType' | 'useCheckField' | 'maxAttempts'>, typed: string, expected: string): PreviewAnswer {
  const value = typed.trim();
  const { inputType, useCheckField, maxAttempts } = field;
  if (value === '') return 'nothing';
  if (inputType === 'integer' && !INTEGER.test(value)) return 'notInteger';
  if (inputType === 'decimal' && !DECIMAL.test(value)) return 'notNumber';
  if (!useCheckField) return 'nothing';
  const isNumber = inputType === 'integer' || inputType === 'decimal';
  const agrees = isNumber ? asNumber(value) === asNumber(expected) : value === expected;
  if (agrees) return 'agrees';
  return maxAttempts > 0 ? 'asksAgain' : 'divergent';
}
