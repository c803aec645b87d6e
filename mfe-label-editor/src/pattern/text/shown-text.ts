/** Control characters have pictures of their own: U+0000 is shown as U+2400, and so on. */
const PICTURES = 0x2400;
const DELETE = { char: '\u007f', picture: '\u2421' };

/** A text with its control characters made visible, such as those between the fields of GS1. */
export const shownText = (text: string): string =>
  text.replace(/[\u0000-\u001f]/g, (char) => String.fromCharCode(PICTURES + char.charCodeAt(0))).replaceAll(DELETE.char, DELETE.picture);

/** The text that is meant by one whose control characters are shown, so that they can be typed and pasted. */
export const rawText = (shown: string): string =>
  shown.replace(/[\u2400-\u241f]/g, (picture) => String.fromCharCode(picture.charCodeAt(0) - PICTURES)).replaceAll(DELETE.picture, DELETE.char);

/** One character as a message names it: a space alone would not be seen. */
export const shownChar = (char: string): string => (char === ' ' ? '\u2420' : shownText(char));
