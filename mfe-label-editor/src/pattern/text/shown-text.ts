import { CONTROL_NAMES } from 'shared-kit/model';

/** Names of characters. `<` has one for texts that hold such a name in brackets themselves. */
const NAMES = new Map([...CONTROL_NAMES, ['<', 'LT']]);
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
