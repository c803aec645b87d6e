/** Zero-width characters: soft hyphen, zero-width space and joiners, direction marks, word joiner, byte order mark. */
const ZERO_WIDTH = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';
const WITHOUT_WIDTH = new RegExp(`[${ZERO_WIDTH}]`, 'g');
/** Blanks that look like a space: no-break space and its narrow variants. */
const LIKE_SPACE = /[\u00a0\u2007\u202f]/g;
/** Most texts consist only of these characters, so that only their ends need to be trimmed. */
const ONLY_PLAIN = /^[\x20-\x7e]*$/;

const HALF_CHARACTER = /\p{Cs}/gu;

/** The text with a replacement character for each half of a surrogate pair, which a file can name alone and no service stores (D-142). */
export const wellFormed = (text: string): string => (ONLY_PLAIN.test(text) ? text : text.replace(HALF_CHARACTER, '\ufffd'));

/** The visible text (D-61): without blanks at its ends and zero-width characters, and with plain spaces. */
export function visibleText(text: string): string {
  if (ONLY_PLAIN.test(text)) return text.trim();
  return text.replace(WITHOUT_WIDTH, '').replace(LIKE_SPACE, ' ').trim();
}

const SEEN = new RegExp(`[^\\s${ZERO_WIDTH}]`);

/** Whether the visible text lacks zero-width characters that stand between others. At the ends they mean nothing. */
export function hasUnseenInside(text: string): boolean {
  if (ONLY_PLAIN.test(text)) return false;
  let end = text.length;
  while (end > 0 && !SEEN.test(text[end - 1]!)) end -= 1;
  return end > 0 && text.slice(text.search(SEEN), end).search(WITHOUT_WIDTH) >= 0;
}

/** The visible text of a header: consecutive blanks or line breaks in it count as one space. */
export const headerText = (text: string): string => visibleText(text).replace(/\s+/g, ' ');

/** The form in which headers are compared (D-61): as people see them, without case and differences in how accents are encoded. */
export const headerKey = (text: string): string => headerText(text).normalize('NFC').toLowerCase();
