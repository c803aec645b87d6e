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
  /** The code for an empty name: `requiredField`, or `keyDescriptionRequired` for the description of an API key. */
  emptyCode?: number;
  /** Names in use, with the code for one of them, by default 216. */
  otherNames?: readonly string[];
  takenCode?: number;
}

/**
 * Control characters, and characters that change the direction of a text or are invisible. The joiners of emoji and of Persian and Indic scripts
 * (U+200C, U+200D) are allowed in texts that are not names.
 */
const INVISIBLE = '\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\u00ad\\u180e\\u200b\\u2060-\\u2064\\u206a-\\u206f\\ufeff\\ufff9-\\ufffb';
/** Lone surrogates cannot be stored. */
const UNUSABLE_CHARACTERS = `${INVISIBLE}\\p{Cs}`;
const UNUSABLE = new RegExp(`[${UNUSABLE_CHARACTERS}]`, 'u');
/** What names must not contain either, and what the braille blank, a pattern without dots, looks like. */
const UNSEEN_IN_NAMES = '\\p{Default_Ignorable_Code_Point}\\u2800';

const endsOf = (characters: string): RegExp => new RegExp(`^[\\s${characters}]+|(?<![\\s${characters}])[\\s${characters}]+$`, 'gu');
const ENDS_OF_TEXTS = endsOf(INVISIBLE);
const ENDS_OF_NAMES = endsOf(INVISIBLE + UNSEEN_IN_NAMES);

/** The text without blanks and invisible characters at its ends, which nobody types on purpose: they come with what is pasted (D-110). */
export const tidyText = (text: string): string => text.replace(ENDS_OF_TEXTS, '');

/** @public The text without characters that stored texts must not have. Published remotes may use it; {@link checkText} says what is wrong instead. */
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

/** Characters that names cannot contain because they are invisible: two names could look the same. */
const UNSEEN = new RegExp(`[${UNUSABLE_CHARACTERS}${UNSEEN_IN_NAMES}\\p{Cn}]`, 'u');
/** Ids that Firestore reserves. */
const RESERVED = /^\.{1,2}$|^__.*__$/u;

/** Where the first character of a name is that nobody sees; -1 without any. */
const unseenIn = (name: string): number => name.replace(JOINERS, '|').search(UNSEEN);

/** Whether a name contains only visible characters. */
export const isVisible = (name: string): boolean => unseenIn(name) < 0;

/** A name as it is stored: letters with their accents composed, single blanks of one kind, neither blanks nor invisible characters at the ends. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(ENDS_OF_NAMES, '');

/** How much of the text before a character is told. */
const BEFORE_LENGTH = 30;

/** The problem of a text with a character at `at` that nobody sees, or that cannot be stored. */
export const unseenProblem = (text: string, at: number, field: string): Message =>
  problem(CODE.invalidData, { key: 'err.unseenCharacter', args: [text.slice(Math.max(0, at - BEFORE_LENGTH), at)], field });

export const lengthProblem = (max: number, field: string): Message => problem(CODE.invalidData, { key: 'err.tooLong', args: [max], field });

/** The problem of a tidy name with a character that nobody sees (D-110); null without any. */
export function unseenNameProblem(name: string, field: string): Message | null {
  const at = unseenIn(name);
  return at < 0 ? null : unseenProblem(name, at, field);
}

/** The text without invisible characters at its ends, or why it cannot be stored. Unlike names, texts may have the joiners of emoji. */
export function checkText(value: string, field: string, max: number): Outcome<string> {
  const text = tidyText(value);
  if (text.length > max) return { ok: false, problem: lengthProblem(max, field) };
  const at = text.search(UNUSABLE);
  return at < 0 ? { ok: true, value: text } : { ok: false, problem: unseenProblem(text, at, field) };
}

/** The name without the characters of `set` and those that nobody sees, tidied (D-110); it can become empty. */
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
  if (name.length > max) return { ok: false, problem: lengthProblem(max, field) };
  if (forbiddenChars(name, set).length > 0) {
    return fail(CODE.forbiddenCharacters, {
      args: [name],
      ...(set === TASK_CHARS && { key: 'createInventoryTask.forbiddenCharacters' }),
    });
  }
  const unseen = unseenNameProblem(name, field);
  if (unseen) return { ok: false, problem: unseen };
  if (RESERVED.test(name)) return fail(CODE.invalidData, { key: 'err.reservedName', args: [name] });
  if (otherNames.some((other) => isSameName(other, name))) return fail(takenCode, { args: [name] });
  return { ok: true, value: name };
}
