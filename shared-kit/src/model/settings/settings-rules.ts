import { CODE } from '../messages/codes';
import type { BaseFields, DomainSettings, ResultFields } from '../entities/entities';
import type { Message, Outcome } from '../messages/message';
import { isSameName, stripUnusable, validateName } from '../text/names';
import { problem } from '../messages/problem';
import { DEFAULT_SETTINGS_TEXTS } from './settings-defaults';

/** The values that the form of a domain's settings saves (D-49). */
export type SettingsTexts = Pick<DomainSettings, 'addrPattern' | 'addrPatternUser' | 'baseFields' | 'resultFields'>;

/** The path of a text in the settings, such as `baseFields.address`. */
export type SettingsTextName =
  | 'addrPattern'
  | 'addrPatternUser'
  | `baseFields.${keyof BaseFields}`
  | `resultFields.${keyof ResultFields}`;

export type SettingsProblems = Partial<Record<SettingsTextName, Message>>;

const MAX_TEXT = 100;
const BASE_FIELDS = Object.keys(DEFAULT_SETTINGS_TEXTS.baseFields) as (keyof BaseFields)[];
const RESULT_FIELDS = Object.keys(DEFAULT_SETTINGS_TEXTS.resultFields) as (keyof ResultFields)[];

function plainText(value: string, field: SettingsTextName): Outcome<string> {
  const text = value.trim();
  const fail = (code: number, details: Pick<Message, 'args'> = {}) => ({ ok: false as const, problem: problem(code, { ...details, field }) });
  if (text === '') return fail(CODE.requiredField, { args: [field] });
  if (text.length > MAX_TEXT || stripUnusable(text) !== text) return fail(CODE.invalidData);
  return { ok: true, value: text };
}

/** Only the text for "null" may be empty. */
const resultText = (name: keyof ResultFields, value: string): Outcome<string> =>
  name === 'null' && value.trim() === '' ? { ok: true, value: '' } : plainText(value, `resultFields.${name}`);

function baseTexts(baseFields: BaseFields): [SettingsTextName, Outcome<string>][] {
  const usedNames: string[] = [];
  return BASE_FIELDS.map((name) => {
    const field = `baseFields.${name}` as const;
    const text = validateName(baseFields[name], { field });
    if (!text.ok) return [field, text];
    if (usedNames.some((other) => isSameName(other, text.value))) return [field, { ok: false, problem: problem(CODE.duplicateFieldName, { args: [text.value], field }) }];
    usedNames.push(text.value);
    return [field, text];
  });
}

function resultTexts(resultFields: ResultFields): [SettingsTextName, Outcome<string>][] {
  const texts = RESULT_FIELDS.map((name): [SettingsTextName, Outcome<string>] => [`resultFields.${name}`, resultText(name, resultFields[name])]);
  const { positive, negative } = Object.fromEntries(RESULT_FIELDS.map((name, index) => [name, texts[index]![1]])) as Record<
    keyof ResultFields,
    Outcome<string>
  >;
  if (!positive.ok || !negative.ok || positive.value !== negative.value) return texts;
  const field = 'resultFields.negative';
  const same: Outcome<string> = { ok: false, problem: problem(CODE.valueNotAllowed, { args: [negative.value], field }) };
  return texts.map(([name, text]) => [name, name === field ? same : text]);
}

const allTexts = (settings: SettingsTexts): [SettingsTextName, Outcome<string>][] => [
  ['addrPattern', plainText(settings.addrPattern, 'addrPattern')],
  ['addrPatternUser', plainText(settings.addrPatternUser, 'addrPatternUser')],
  ...baseTexts(settings.baseFields),
  ...resultTexts(settings.resultFields),
];

/**
 * All problems of the texts by field, in the order of the form (D-42): 205 for an empty text other than "null", 213 for a forbidden
 * character in a base name, 216 for two equal base names, 215 for equal texts of positive and negative.
 */
export function settingsProblems(settings: SettingsTexts): SettingsProblems {
  return Object.fromEntries(allTexts(settings).flatMap(([name, text]) => (text.ok ? [] : [[name, text.problem]]))) as SettingsProblems;
}

/** The texts as they are stored, or the first of the {@link settingsProblems}. */
export function checkSettingsTexts(settings: SettingsTexts): Outcome<SettingsTexts> {
  const texts = allTexts(settings);
  const values = new Map<string, string>();
  for (const [name, text] of texts) {
    if (!text.ok) return text;
    values.set(name, text.value);
  }
  const group = <T extends object>(names: readonly (keyof T & string)[], prefix: string): T =>
    Object.fromEntries(names.map((name) => [name, values.get(`${prefix}.${name}`)])) as T;
  return {
    ok: true,
    value: {
      addrPattern: values.get('addrPattern')!,
      addrPatternUser: values.get('addrPatternUser')!,
      baseFields: group<BaseFields>(BASE_FIELDS, 'baseFields'),
      resultFields: group<ResultFields>(RESULT_FIELDS, 'resultFields'),
    },
  };
}
