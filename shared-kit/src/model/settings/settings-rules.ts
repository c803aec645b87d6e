import { CODE } from '../messages/codes';
import { SETTINGS_TEXT_NAMES, settingsTextAt, settingsTextRule, settingsTextsBy } from '../entities/settings.rules';
import type { SettingsTextName, SettingsTexts } from '../entities/settings.rules';
import type { Message, Outcome } from '../messages/message';
import { checkText, tidyText, validateName } from '../text/names';
import { problemsOf, valuesOf } from './outcomes';
import { problem } from '../messages/problem';

export type SettingsProblems = Partial<Record<SettingsTextName, Message>>;

type TextOutcomes = Record<SettingsTextName, Outcome<string>>;

function checkOne(field: SettingsTextName, value: string, otherNames: readonly string[]): Outcome<string> {
  const { kind, max, mayBeEmpty } = settingsTextRule(field);
  if (kind === 'name') return validateName(value, { field, max, otherNames });
  if (tidyText(value) !== '') return checkText(value, field, max);
  return mayBeEmpty ? { ok: true, value: '' } : { ok: false, problem: problem(CODE.requiredField, { args: [field], field }) };
}

function allTexts(settings: SettingsTexts): TextOutcomes {
  const usedNames: string[] = [];
  const texts = Object.fromEntries(
    SETTINGS_TEXT_NAMES.map((name) => {
      const text = checkOne(name, String(settingsTextAt(settings, name)), usedNames);
      if (text.ok && settingsTextRule(name).kind === 'name') usedNames.push(text.value);
      return [name, text];
    }),
  ) as TextOutcomes;
  const field = 'resultFields.negative';
  const { 'resultFields.positive': positive, [field]: negative } = texts;
  if (!positive.ok || !negative.ok || positive.value !== negative.value) return texts;
  return { ...texts, [field]: { ok: false, problem: problem(CODE.valueNotAllowed, { args: [negative.value], field }) } };
}

/**
 * All problems of the texts by field, in the order of the form (D-42): `requiredField` for an empty text that must not be empty,
 * `forbiddenCharacters` for a forbidden character in a base name, `duplicateFieldName` for two equal base names, `valueNotAllowed` for
 * equal texts of positive and negative.
 */
export const settingsProblems = (settings: SettingsTexts): SettingsProblems => problemsOf(allTexts(settings));

/** The texts as they are stored, or the first of the {@link settingsProblems}. */
export function checkSettingsTexts(settings: SettingsTexts): Outcome<SettingsTexts> {
  const texts = valuesOf<Record<SettingsTextName, string>>(allTexts(settings));
  return texts.ok ? { ok: true, value: settingsTextsBy((name) => texts.value[name]) } : texts;
}
