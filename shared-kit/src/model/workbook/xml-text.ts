/** Text that has to be escaped: markup, characters that XML 1.0 does not allow, and text that looks like an escape of Excel's. */
const SPECIAL = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/;
const ALL_SPECIAL = new RegExp(SPECIAL, 'g');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Barcodes may contain control characters, such as the separators of GS1. Spreadsheets write them as `_xHHHH_`. */
const asEscape = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Escapes text for an element or attribute in a spreadsheet. */
export function xmlText(text: string): string {
  return SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (c) => ENTITIES[c] ?? asEscape(c)) : text;
}
