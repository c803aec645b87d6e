/** The names of the control characters, in the order of their codes from 0. */
const CONTROLS = 'NUL SOH STX ETX EOT ENQ ACK BEL BS HT LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US'.split(
  ' ',
);

/** Names of characters. `<` has one for texts that hold such a name in brackets themselves. */
const NAMES = new Map([
  ...CONTROLS.map((name, code): [string, string] => [String.fromCharCode(code), name]),
  ['\u007f', 'DEL'],
  ['<', 'LT'],
]);
const CHARACTERS = new Map([...NAMES].map(([char, name]) => [name, char]));

const NAME = `(${[...CHARACTERS.keys()].join('|')})>`;
const NEEDS_NAME = new RegExp(`[\\u0000-\\u001f\\u007f]|<(?=${NAME})`, 'g');
const NAMED = new RegExp(`<${NAME}`, 'g');

/** A text with its control characters by name: `AB<GS>CD` has the one between GS1 elements. */
export const shownText = (text: string): string => text.replace(NEEDS_NAME, (char) => `<${NAMES.get(char)}>`);

/** The reverse of `shownText`: control characters in place of their names, so that people can type and paste those. */
export const rawText = (shown: string): string => shown.replace(NAMED, (_, name: string) => CHARACTERS.get(name)!);

/** One character as a message names it: with a symbol for the space too, which would be invisible. */
export const shownChar = (char: string): string => (char === ' ' ? '\u2420' : shownText(char));
