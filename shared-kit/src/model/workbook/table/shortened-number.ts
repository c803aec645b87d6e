/** As spreadsheet programs show a number that is too long for its cell, or in a format with exponents: 7,89123E+12, 1E+12, 789.1E+9. */
const SHOWN = /^[+-]?\d{1,3}(?:[.,]\d+)?e\+\d{1,3}$/i;
/** As spreadsheet programs show a number in a column that is too narrow, and save it as text if cells are saved as shown. */
const HIDDEN = /^#{3,}$/;
/** As other programs write one: 7.89123E12, 1.5e-7. Codes such as 12E5 and 1.5E3 are none. */
const WRITTEN = /^[+-]?\d[.,]\d+e(?:[789]|[1-9]\d{1,2}|-\d{1,3})$/i;

/**
 * True for a text that is a number with an exponent: what a program has written instead of a long code, whose last digits are lost. The texts
 * of numbers in workbooks never have one.
 */
export const isShortenedNumber = (text: string): boolean => {
  // Only a few texts need the expressions: this is asked of every cell.
  if (!text.includes('E') && !text.includes('e') && !text.includes('##')) return false;
  const trimmed = text.trim();
  if (HIDDEN.test(trimmed)) return true;
  return SHOWN.test(trimmed) || WRITTEN.test(trimmed);
};
