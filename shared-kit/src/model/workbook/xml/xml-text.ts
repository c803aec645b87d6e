/** Text that has to be escaped: markup, the carriage return, which XML reads as a line feed, and text that looks like an escape of Excel's. */
const SPECIAL = /[&<>"\r]|_(?=x[0-9a-fA-F]{4}_)/;
const ALL_SPECIAL = new RegExp(SPECIAL, 'g');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** How workbooks write a character that XML cannot hold: `_xHHHH_`. */
const asEscape = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Escapes text without the characters that no cell may hold for an element or attribute in a spreadsheet. */
export function xmlText(text: string): string {
  return SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (c) => ENTITIES[c] ?? asEscape(c)) : text;
}
