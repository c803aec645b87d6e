/**
 * The only place from which commands print. What others wrote (names in a registry, readings, mails, output of programs) could contain characters by which
 * a terminal hides, moves or replaces lines; each is printed as its code.
 */
import { inspect } from 'node:util';
import { clearProgress } from './progress.mjs';

/** Characters that do more in a terminal than stand there as text, or that nobody sees. */
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** The code of each character in the form of JSON, so that a line of JSON stays one. */
const codesOf = (text: string) =>
  Array.from({ length: text.length }, (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');

/** A text of others on one line, with the codes of what would not be shown. */
export const escaped = (value: unknown) => String(value).replace(NOT_SHOWN, codesOf);

/** Marks what {@link linesOf} returns. */
const LINES = Symbol('lines');

/** A text of several lines as a value of {@link shown}: what a program of ours has printed. */
export const linesOf = (text: string) => ({ [LINES]: escapedLines(text.trimEnd()) });

function shownValue(value: unknown) {
  if (Array.isArray(value)) return value.map(escaped).join('\n  ');
  return typeof value === 'object' && value !== null && LINES in value ? String(value[LINES]) : escaped(value);
}

/** Tag of a template whose values others may have written: no value can start a line or control the terminal. The items of a list stand below each other. */
export const shown = (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values.map(shownValue));

/** Escapes each line of a text, and keeps line breaks and tabs. */
export const escapedLines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(escaped).join('\t'))
    .join('\n');

const printed = (value: unknown) => escapedLines(typeof value === 'string' ? value : inspect(value));

/**
 * Prints a text of one or several lines. Whoever puts others' words into it tags it with {@link shown}.
 * @param text an error is printed with its stack
 */
export const print = (text: unknown) => {
  clearProgress();
  console.log(printed(text));
};

/** As {@link print}, for what went wrong. */
export const printError = (text: unknown) => {
  clearProgress();
  console.error(printed(text));
};
