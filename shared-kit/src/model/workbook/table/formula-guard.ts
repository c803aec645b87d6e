/** Quotes in front count too: a program that separates elsewhere may take them for those around a field. */
const FORMULA_START = /^"*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
/** What programs take for the fields of a text: depending on its language, Excel separates a file at commas or at semicolons. */
const POSSIBLE_FIELDS = [/[^,]+/g, /[^;]+/g, /[^\t]+/g, /[^\r\n]+/g];
const INNERMOST_FIRST = POSSIBLE_FIELDS.toReversed();

const isFormula = (field: string): boolean => FORMULA_START.test(field) && !PLAIN_NUMBER.test(field);

const guardField = (field: string): string => (isFormula(field) ? `'${field}` : field);
const unguardField = (field: string): string => (field.startsWith("'") && isFormula(field.slice(1)) ? field.slice(1) : field);

/** A text with an apostrophe wherever a spreadsheet program could otherwise run a part of it as a formula (D-75). */
export const guardFormulas = (text: string): string =>
  /[=+\-@\t\r]/.test(text) ? POSSIBLE_FIELDS.reduce((guarded, fields) => guarded.replace(fields, guardField), text) : text;

/** The text that {@link guardFormulas} has been given. */
export const withoutGuard = (guarded: string): string =>
  guarded.includes("'") ? INNERMOST_FIRST.reduce((text, fields) => text.replace(fields, unguardField), guarded) : guarded;
