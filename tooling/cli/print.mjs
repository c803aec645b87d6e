/**
 * The only place from which commands print. What others wrote (names in a registry, readings, mails, output of programs) could contain characters by which
 * a terminal hides, moves or replaces lines; each is printed as its code.
 */

/** Characters that do more in a terminal than stand there as text, or that nobody sees. */
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** The code of each character in the form of JSON, so that a line of JSON stays one. @param {string} text */
const codesOf = (text) =>
  Array.from({ length: text.length }, (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');

/** A text of others on one line, with the codes of what would not be shown. @param {unknown} value */
export const escaped = (value) => String(value).replace(NOT_SHOWN, codesOf);

/**
 * Tag of a template whose values others may have written: no value can start a line or control the terminal. The items of a list stand below each other.
 * @param {TemplateStringsArray} texts @param {unknown[]} values
 */
export const shown = (texts, ...values) =>
  String.raw({ raw: texts }, ...values.map((value) => (Array.isArray(value) ? value.map(escaped).join('\n  ') : escaped(value))));

/** A text of several lines, of which each is escaped. @param {string} text */
const escapedLines = (text) =>
  text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(escaped).join('\t'))
    .join('\n');

/* eslint-disable no-console -- the one place */

/** Prints a text of one or several lines. Whoever puts others' words into it tags it with {@link shown}. @param {string} text */
export const print = (text) => console.log(escapedLines(text));

/** As {@link print}, for what went wrong. @param {string} text */
export const printError = (text) => console.error(escapedLines(text));
