/** What XML or Excel would not read back as it is: markup, characters XML 1.0 does not allow, and text like an escape. */
const SPECIAL = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/;
const ALL_SPECIAL = new RegExp(SPECIAL, 'g');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Barcodes hold control characters (GS1 separators): spreadsheets keep those as `_xHHHH_`. */
const asEscape = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Text as the content of an element or attribute of a spreadsheet part. */
export function xmlText(text: string): string {
  return SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (c) => ENTITIES[c] ?? asEscape(c)) : text;
}
