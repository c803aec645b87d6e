/** The names of the control characters, in the order of their codes from 0. */
const NAMES = 'NUL SOH STX ETX EOT ENQ ACK BEL BS HT LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US'.split(
  ' ',
);

/** The control characters of ASCII with their names, which people write in brackets: `<GS>` is the one between GS1 elements. */
export const CONTROL_NAMES: ReadonlyMap<string, string> = new Map([
  ...NAMES.map((name, code): [string, string] => [String.fromCharCode(code), name]),
  ['\u007f', 'DEL'],
]);

/** Control characters and non-characters that no cell of a spreadsheet may hold. Tabs and line ends are allowed. */
const NOT_IN_CELLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/;
const ALL_NOT_IN_CELLS = new RegExp(NOT_IN_CELLS, 'g');

/**
 * A text as a cell of a spreadsheet can hold it (D-74): the characters that none may hold are there by name, such as `<NUL>` or `<U+FFFE>`.
 * Programs drop or replace them otherwise, and what follows may become a formula.
 */
export const cellText = (text: string): string =>
  NOT_IN_CELLS.test(text)
    ? text.replace(ALL_NOT_IN_CELLS, (char) => `<${CONTROL_NAMES.get(char) ?? `U+${char.charCodeAt(0).toString(16).toUpperCase()}`}>`)
    : text;
