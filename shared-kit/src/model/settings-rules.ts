import { CODE } from './codes';
import type { BaseFields, DomainSettings, ResultFields } from './entities';
import type { Message, Outcome } from './message';
import { stripUnusable, validateName } from './names';
import { problem } from './problem';
import { DEFAULT_SETTINGS_TEXTS } from './settings-defaults';

/** What the form of a domain's settings saves (decision D-49). */
export type SettingsTexts = Pick<DomainSettings, 'addrPattern' | 'addrPatternUser' | 'baseFields' | 'resultFields'>;

const MAX_TEXT = 100;
const BASE_FIELDS = Object.keys(DEFAULT_SETTINGS_TEXTS.baseFields) as (keyof BaseFields)[];
const RESULT_FIELDS = Object.keys(DEFAULT_SETTINGS_TEXTS.resultFields) as (keyof ResultFields)[];

const failure = (code: number, field: string, value = field): { ok: false; problem: Message } => ({
  ok: false,
  problem: problem(code, { args: [value], field }),
});

function plainText(value: string, field: string): Outcome<string> {
  const text = value.trim();
  if (text === '') return failure(CODE.requiredField, field);
  if (text.length > MAX_TEXT || stripUnusable(text) !== text) return { ok: false, problem: problem(CODE.invalidData, { field }) };
  return { ok: true, value: text };
}

function checkBaseFields(given: BaseFields): Outcome<BaseFields> {
  const checked = { ...given };
  const seen = new Set<string>();
  for (const name of BASE_FIELDS) {
    const field = `baseFields.${name}`;
    const text = validateName(given[name], { field });
    if (!text.ok) return text;
    // Columns of a sheet are found whatever their case (decision D-61).
    const folded = text.value.toLowerCase();
    if (seen.has(folded)) return failure(CODE.duplicateFieldName, field, text.value);
    seen.add(folded);
    checked[name] = text.value;
  }
  return { ok: true, value: checked };
}

function checkResultFields(given: ResultFields): Outcome<ResultFields> {
  const checked = { ...given };
  for (const name of RESULT_FIELDS) {
    const field = `resultFields.${name}`;
    const isEmpty = name === 'null' && given[name].trim() === '';
    const text = isEmpty ? { ok: true as const, value: '' } : plainText(given[name], field);
    if (!text.ok) return text;
    checked[name] = text.value;
  }
  return checked.positive === checked.negative
    ? failure(CODE.valueNotAllowed, 'resultFields.negative', checked.negative)
    : { ok: true, value: checked };
}

/**
 * The texts as they are stored, or why they cannot be (decision D-42): only the text for "null" may be empty (205), base
 * names keep from the forbidden characters (213) and from each other (216), positive and negative differ (215).
 */
export function checkSettingsTexts(given: SettingsTexts): Outcome<SettingsTexts> {
  const addrPattern = plainText(given.addrPattern, 'addrPattern');
  if (!addrPattern.ok) return addrPattern;
  const addrPatternUser = plainText(given.addrPatternUser, 'addrPatternUser');
  if (!addrPatternUser.ok) return addrPatternUser;
  const baseFields = checkBaseFields(given.baseFields);
  if (!baseFields.ok) return baseFields;
  const resultFields = checkResultFields(given.resultFields);
  if (!resultFields.ok) return resultFields;
  return {
    ok: true,
    value: {
      addrPattern: addrPattern.value,
      addrPatternUser: addrPatternUser.value,
      baseFields: baseFields.value,
      resultFields: resultFields.value,
    },
  };
}
