import { CODE } from '../messages/codes';
import type { Message, Outcome } from '../messages/message';
import { problem } from '../messages/problem';

/** Forbidden in names of fields, labels and domains, which are document ids and path parts (D-05). */
export const FIELD_CHARS = '/.[]*#';

/** Forbidden in task names: the same and the acute accent U+00B4. Apostrophe and backtick are legal. */
export const TASK_CHARS = `${FIELD_CHARS}´`;

/** Matches a character or its URL encoding: the router would read `%2F` as a slash, so no page of such a name could be opened. */
const CHARACTERS = /%[0-9a-f]{2}|./gisu;

/** The characters of `set` that occur in the value, and those that it holds encoded (`%2F`), each once, in order of appearance. */
export function forbiddenChars(value: string, set: string = FIELD_CHARS): string[] {
  return [...new Set(value.match(CHARACTERS))].filter((part) => part.length > 2 || set.includes(part));
}

/** Removes accents: "Conceição" becomes "Conceicao". For emails, descriptions of keys and generated names. */
export function stripAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

export interface NameRules {
  /** The input of the name. The message also uses it as the label, unless `label` is given. */
  field: string;
  label?: string;
  set?: string;
  max?: number;
  /** The code for an empty name: 205, or 505 for the description of an API key. */
  emptyCode?: number;
  /** Names in use, with the code for one of them, by default 216. */
  otherNames?: readonly string[];
  takenCode?: number;
}

/**
 * Control characters, lone surrogates, and characters that change the direction of a text or are invisible. The joiners of emoji and of Persian
 * and Indic scripts (U+200C, U+200D) are allowed in texts that are not names.
 */
const UNUSABLE_CHARACTERS =
  '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\u00ad\\u180e\\u200b\\u2060-\\u2064\\u206a-\\u206f\\ufeff\\ufff9-\\ufffb';

/** The text without characters that stored texts must not have. */
export function stripUnusable(text: string): string {
  return text.replace(new RegExp(`[${UNUSABLE_CHARACTERS}]`, 'gu'), '');
}

/** Scripts whose letters are joined or kept apart by the joiners, as Unicode recommends for identifiers (UAX #31). */
const JOINED_SCRIPTS = [
  'Arab',
  'Syrc',
  'Mand',
  'Nkoo',
  'Mong',
  'Phag',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Khmr',
  'Mymr',
  'Tibt',
];
const JOINED_LETTER = `[${JOINED_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`;
const JOINERS = new RegExp(`(?<=${JOINED_LETTER})[\\u200c\\u200d](?=${JOINED_LETTER})`, 'gu');

/** Characters that names cannot contain because they are invisible: two names could look the same. The braille blank is a pattern without dots. */
const UNSEEN = new RegExp(`[${UNUSABLE_CHARACTERS}\\p{Default_Ignorable_Code_Point}\\p{Cn}\\u2800]`, 'u');
/** Ids that Firestore reserves. */
const RESERVED = /^\.{1,2}$|^__.*__$/u;

/** Whether a name contains only visible characters. */
export const isVisible = (name: string): boolean => !UNSEEN.test(name.replace(JOINERS, ''));

/** A name as it is stored: letters with their accents composed, single blanks of one kind, and none at the ends. */
export const tidyName = (name: string): string =>
  name
    .trim()
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** The name without the characters that it must not have; it can become empty. */
export function repairName(name: string, set: string): string {
  const forbidden = forbiddenChars(name, set);
  const usable = (char: string) => !forbidden.includes(char) && (char !== '%' || !forbidden.some((part) => part.length > 1));
  const visibleName = isVisible(name) ? name : [...name].filter(isVisible).join('');
  return tidyName([...visibleName].filter(usable).join(''));
}

/** A name in the form in which names are compared: without differences of case, width, form and joiners. Accents count. */
export function foldName(name: string): string {
  const plain = tidyName(name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  // Upper case makes ß equal to SS, and the two forms of a small sigma equal, which lower case does not. The dotless i stays a different letter.
  return plain
    .split('ı')
    .map((part) => part.toUpperCase().toLowerCase())
    .join('ı')
    .normalize('NFKC');
}

/** Whether two names look the same to readers: only one of them can exist. */
export const isSameName = (one: string, other: string): boolean => one === other || foldName(one) === foldName(other);

/** The name as it is stored, or its problem (D-40, D-110). */
export function validateName(value: string, rules: NameRules): Outcome<string> {
  const {
    field,
    label = field,
    set = FIELD_CHARS,
    max = 100,
    emptyCode = CODE.requiredField,
    otherNames = [],
    takenCode = CODE.duplicateFieldName,
  } = rules;
  const name = tidyName(value);
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
  if (!isVisible(name) || RESERVED.test(name)) return fail(CODE.invalidData);
  if (otherNames.some((other) => isSameName(other, name))) return fail(takenCode, { args: [name] });
  return { ok: true, value: name };
}
