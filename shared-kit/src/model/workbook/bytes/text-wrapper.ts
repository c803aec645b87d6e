/** A formula that is nothing but a text, with its quotes doubled. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/**
 * The text of a cell that programs write as `="00999999"`, so that spreadsheet programs keep its digits; any other text unchanged. In a CSV
 * it is often in quotes once more.
 */
export function unwrapped(text: string): string {
  const wrapped = text.startsWith('="') ? TEXT_FORMULA.exec(text)?.[1] : undefined;
  return wrapped === undefined ? text : wrapped.replaceAll('""', '"');
}
