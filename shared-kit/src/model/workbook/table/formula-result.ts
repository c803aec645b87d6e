/**
 * Whether the stored result of a formula is one that programs write which do not compute: zero or an empty text. To be asked only where the
 * file says that its formulas still have to be computed: both are also results.
 *
 * @param type of the cell in XLSX: `n`, `str` and others @param value as it is stored; undefined when there is none
 */
export function isPlaceholder(type: string, value: string | number | undefined): boolean {
  if (value === undefined || value === '') return true;
  // One writer gives its zero the type of a text.
  return type === 'str' ? value === '0' : type === 'n' && Number(value) === 0;
}
