/** Unicode has a visible symbol for each control character: U+2400 for U+0000, and so on. */
const PICTURES = 0x2400;
const DELETE = { char: '\u007f', picture: '\u2421' };

/** A text with symbols for its control characters, such as the GS between GS1 elements. */
export const shownText = (text: string): string =>
  text.replace(/[\u0000-\u001f]/g, (char) => String.fromCharCode(PICTURES + char.charCodeAt(0))).replaceAll(DELETE.char, DELETE.picture);

/** The reverse of `shownText`: control characters in place of their symbols, so that people can type and paste those. */
export const rawText = (shown: string): string =>
  shown.replace(/[\u2400-\u241f]/g, (picture) => String.fromCharCode(picture.charCodeAt(0) - PICTURES)).replaceAll(DELETE.picture, DELETE.char);

/** One character as a message names it: with a symbol for the space too, which would be invisible. */
export const shownChar = (char: string): string => (char === ' ' ? '\u2420' : shownText(char));
