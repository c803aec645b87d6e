import type { FieldValues } from './field-values';

/** What the counting app makes of a value that somebody types into a field. */
export type PreviewAnswer = 'nothing' | 'notInteger' | 'notNumber' | 'agrees' | 'asksAgain' | 'divergent';

const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

const asNumber = (text: string): number => Number(text.replace(',', '.'));

/** Compares what is typed with what the task expects, as the app does: numbers by value, texts as they are. */
export function previewAnswer(field: Pick<FieldValues, 'inputType' | 'useCheckField' | 'maxAttempts'>, typed: string, expected: string): PreviewAnswer {
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
