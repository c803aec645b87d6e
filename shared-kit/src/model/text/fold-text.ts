/** Lower-case letters that Unicode does not decompose, although people type the plain letter for them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');
const ASCII = /^[\0-\x7f]*$/;

/**
 * A text in the form in which all searches compare it, without case, accents and differences of width: "sao" finds "São Paulo", however
 * its accents are encoded, "istanbul" finds "İstanbul", "lodz" finds "Łódź".
 */
export function foldText(text: string): string {
  // A faster way for ASCII, which most texts of a long table are.
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Whether a text contains every word of a search, also as part of another word. */
export const hasWordsOf = (text: string, search: string): boolean => {
  const folded = foldText(text);
  return foldText(search)
    .trim()
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

/** The words of a text as searches compare them: its runs of letters and digits, folded. */
export const searchWordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The field of sessions and tasks that stores {@link searchNameOf} their name. */
export const SEARCH_NAME = 'searchName';

/** A name in the form in which the database compares it: without case, accents and repeated spaces, since queries compare exactly. */
export const searchNameOf = (name: string): string => foldText(name).trim().replace(/\s+/g, ' ');
