/**
 * What each cell of a table's row shows, by the title of its column, so that a test also sees a value in the column of another.
 *
 * @param row Any row of a `DataTable` that is not shown as cards.
 */
export function cellsByTitle(row: HTMLElement): Record<string, string> {
  const titles = row.closest('table')?.querySelectorAll('thead th') ?? [];
  if (titles.length !== row.children.length) throw new Error(`${row.children.length} cells for ${titles.length} titles.`);
  const cells = [...titles].map(({ textContent }, at): [string, string] => [textContent.trim(), row.children[at]!.textContent.trim()]);
  return Object.fromEntries(cells.filter(([title]) => title !== ''));
}
