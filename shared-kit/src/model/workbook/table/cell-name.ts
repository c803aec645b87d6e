/** The letters of a column, counted from 0: A to Z, then AA to XFD. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** The column of these letters, from 0. */
export const columnOfLetters = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The name of a cell as spreadsheet programs show it, such as B2. Rows count from 1, columns from 0. */
export const cellName = ({ row, column }: { row: number; column: number }): string => `${columnName(column)}${row}`;
