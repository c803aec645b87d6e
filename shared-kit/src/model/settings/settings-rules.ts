import { CODE } from '../messages/codes';
import type { BaseFields, DomainSettings, ResultFields } from '../entities/entities';
import type { Message, Outcome } from '../messages/message';
import { checkText, tidyText, validateName } from '../text/names';
import { problemsOf, valuesOf } from './outcomes';
import { problem } from '../messages/problem';
import { DEFAULT_SETTINGS_TEXTS } from './settings-defaults';

/** The values that the form of a domain's settings saves (D-49). */
export type SettingsTexts = Pick<DomainSettings, 'addrPattern' | 'addrPatternUser' | 'baseFields' | 'resultFields'>;

/** The path of a text in the settings, such as `baseFields.address`. */
export type SettingsTextName = 'addrPattern' | 'addrPatternUser' | `baseFields.${keyof BaseFields}` | `resultFields.${keyof ResultFields}`;

export type SettingsProblems = Partial<Record<SettingsTextName, Message>>;

const MAX_TEXT = 100;
const BASE_FIELDS = Object.keys(DEFAULT_SETTINGS_TEXTS.baseFields) as (keyof BaseFields)[];
const RESULT_FIELDS = Object.keys(DEFAULT_SETTINGS_TEXTS.resultFields) as (keyof ResultFields)[];

function plainText(value: string, field: SettingsTextName): Outcome<string> {
  if (tidyText(value) === '') return { ok: false, problem: problem(CODE.requiredField, { args: [field], field }) };
  return checkText(value, field, MAX_TEXT);
}

/** Only the text for "null" may be empty. */
const resultText = (name: keyof ResultFields, value: string): Outcome<string> =>
  name === 'null' && tidyText(value) === '' ? { ok: true, value: '' } : plainText(value, `resultFields.${name}`);

type TextOutcomes = Record<SettingsTextName, Outcome<string>>;

function baseTexts(baseFields: BaseFields): [SettingsTextName, Outcome<string>][] {
  const usedNames: string[] = [];
  return BASE_FIELDS.map((name) => {
    const field = `baseFields.${name}` as const;
    const text = validateName(baseFields[name], { field, otherNames: usedNames });
    if (text.ok) usedNames.push(text.value);
    return [field, text];
  });
}

function allTexts({ addrPattern, addrPatternUser, baseFields, resultFields }: SettingsTexts): TextOutcomes {
  const texts = Object.fromEntries([
    ['addrPattern', plainText(addrPattern, 'addrPattern')],
    ['addrPatternUser', plainText(addrPatternUser, 'addrPatternUser')],
    ...baseTexts(baseFields),
    ...RESULT_FIELDS.map((name) => [`resultFields.${name}`, resultText(name, resultFields[name])]),
  ]) as TextOutcomes;
  const field = 'resultFields.negative';
  const { 'resultFields.positive': positive, [field]: negative } = texts;
  if (!positive.ok || !negative.ok || positive.value !== negative.value) return texts;
  return { ...texts, [field]: { ok: false, problem: problem(CODE.valueNotAllowed, { args: [negative.value], field }) } };
}

/**
 * All problems of the texts by field, in the order of the form (D-42): 205 for an empty text other than "null", 213 for a forbidden
 * character in a base name, 216 for two equal base names, 215 for equal texts of positive and negative.
 */
export const settingsProblems = (settings: SettingsTexts): SettingsProblems => problemsOf(allTexts(settings));

/** The texts as they are stored, or the first of the {@link settingsProblems}. */
export function checkSettingsTexts(settings: SettingsTexts): Outcome<SettingsTexts> {
  const texts = valuesOf<Record<SettingsTextName, string>>(allTexts(settings));
  if (!texts.ok) return texts;
  const { addrPattern, addrPatternUser } = texts.value;
  const baseFields = Object.fromEntries(BASE_FIELDS.map((name) => [name, texts.value[`baseFields.${name}`]])) as unknown as BaseFields;
  const resultFields = Object.fromEntries(
    RESULT_FIELDS.map((name) => [name, texts.value[`resultFields.${name}`]]),
  ) as unknown as ResultFields;
  return { ok: true, value: { addrPattern, addrPatternUser, baseFields, resultFields } };
}
