import { CODE } from '../messages/codes';
import type { Message, Outcome } from '../messages/message';
import { problem } from '../messages/problem';

/** Forbidden in names of fields, labels and domains, which are document ids and path parts (decision D-05). */
export const FIELD_CHARS = '/.[]*#';

/** Forbidden in task names: the same and the acute accent U+00B4. Apostrophe and backtick are legal. */
export const TASK_CHARS = `${FIELD_CHARS}´`;

/** The characters of `set` that occur in the value, each once, in order of appearance. */
export function forbiddenChars(value: string, set: string = FIELD_CHARS): string[] {
  return [...new Set(value)].filter((char) => set.includes(char));
}

/** Removes accents: "Conceição" becomes "Conceicao". For emails, descriptions of keys and generated names. */
export function stripAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A name in the form in which names are compared: without differences of case, width and the encoding of accents. */
export const foldName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

export interface NameRules {
  /** The input of the name. The message also uses it as the label, unless `label` is given. */
  field: string;
  label?: string;
  set?: string;
  max?: number;
  /** The code for an empty name: 205, or 505 for the description of an API key. */
  emptyCode?: number;
}

/**
 * Control characters, lone surrogates, and characters that change the direction of a text or are invisible, since with them a name can look
 * like another one. The joiners of emoji and of Persian and Indic scripts (U+200C, U+200D) are allowed.
 */
const UNUSABLE_CHARACTERS = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\u00ad\\u180e\\u200b\\u2060-\\u2064\\u206a-\\u206f\\ufeff\\ufff9-\\ufffb';

/** The text without characters that stored names and texts must not have. */
export function stripUnusable(text: string): string {
  return text.replace(new RegExp(`[${UNUSABLE_CHARACTERS}]`, 'gu'), '');
}

/** Matches names with such a character, and ids that Firestore reserves. */
const UNUSABLE = new RegExp(`[${UNUSABLE_CHARACTERS}]|^\\.{1,2}$|^__.*__$`, 'u');

/** The trimmed name, or its problem (decision D-40). */
export function validateName(value: string, rules: NameRules): Outcome<string> {
  const { field, label = field, set = FIELD_CHARS, max = 100, emptyCode = CODE.requiredField } = rules;
  const name = value.trim();
  const fail = (code: number, details: Pick<Message, 'key' | 'args'> = {}): Outcome<string> => ({
    ok: false,
    problem: problem(code, { ...details, field }),
  });

  if (name === '') return fail(emptyCode, emptyCode === CODE.requiredField ? { args: [label] } : {});
  if (name.length > max) return fail(CODE.invalidData);
  if (forbiddenChars(name, set).length > 0) {
    return fail(CODE.forbiddenCharacters, {
      args: [name],
      ...(set === TASK_CHARS && { key: 'createInventoryTask.forbiddenCharacters' }),
    });
  }
  if (UNUSABLE.test(name)) return fail(CODE.invalidData);
  return { ok: true, value: name };
}
