/** Characters of no width: soft hyphen, zero-width space and joiners, direction marks, word joiner, byte order mark. */
const WITHOUT_WIDTH = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Blanks that look like a space: no-break space and its narrow variants. */
const LIKE_SPACE = /[\u00a0\u2007\u202f]/g;
/** Most texts consist of these characters alone, and need no further look but at their ends. */
const ONLY_PLAIN = /^[\x20-\x7e]*$/;

/** What people see of a text (D-61): without blanks at its ends and characters of no width, and with plain spaces. */
export function visibleText(text: string): string {
  if (ONLY_PLAIN.test(text)) return text.trim();
  return text.replace(WITHOUT_WIDTH, '').replace(LIKE_SPACE, ' ').trim();
}

/** What people see of a header: a run of blanks or line breaks in it counts as one space. */
export const headerText = (text: string): string => visibleText(text).replace(/\s+/g, ' ');
