import type { FieldRules, ValuesOfRules } from './field-rules';
import { MAX_ATTEMPTS, MAX_DESCRIPTION, MAX_TEXT, MAX_UNIT } from './limits';

export const INPUT_TYPES = ['integer', 'decimal', 'text', 'binary'] as const;
/** @public */
export type InputType = (typeof INPUT_TYPES)[number];
export const ACTION_TYPES = ['none', 'picture', 'picture_on_divergence'] as const;
/** @public */
export type ActionType = (typeof ACTION_TYPES)[number];

const ACTION = { kind: 'choice', of: ACTION_TYPES, byDefault: 'none', keepsOthers: true, optional: true } as const;

/**
 * The fields of a manual input field (DATA-06). Input type and action may be any string, because others write fields too; only those of
 * `INPUT_TYPES` and `ACTION_TYPES` can be saved (DSET-19).
 */
export const MANUAL_INPUT_FIELD = {
  field: { kind: 'name', max: MAX_TEXT },
  description: { kind: 'text', max: MAX_DESCRIPTION },
  inputType: { kind: 'choice', of: INPUT_TYPES, keepsOthers: true },
  unity: { kind: 'text', max: MAX_UNIT, mayBeEmpty: true, optional: true },
  useCheckField: { kind: 'flag', optional: true },
  checkField: { kind: 'name', max: MAX_TEXT, optional: true, about: 'The column of a sheet; the field itself when left blank.' },
  positiveActionType: ACTION,
  negativeActionType: ACTION,
  mandatory: { kind: 'flag', optional: true },
  showHistory: { kind: 'flag', onByDefault: true, optional: true },
  maxAttempts: { kind: 'number', max: MAX_ATTEMPTS, optional: true, about: '0 to 3.' },
  isSummable: { kind: 'flag', optional: true },
} as const satisfies FieldRules;

export type ManualInputField = ValuesOfRules<typeof MANUAL_INPUT_FIELD>;
