import type { Column } from '../column';

const SEPARATOR = '\n';

/** What the search looks at in one cell. */
export function searchedText<T>(row: T, column: Column<T>): string {
  return column.text?.(row) ?? String(column.value(row) ?? '');
}

export function isSearchable<T>(column: Column<T>): boolean {
  return column.searchable ?? (column.kind ?? 'text') === 'text';
}

/**
 * The rows' searchable texts in lower case (TABLE-02). Built with the first search and only then, since most tables are
 * never searched.
 */
export class SearchIndex<T> {
  private texts: string[] | null = null;

  constructor(
    private readonly rows: readonly T[],
    private readonly columns: readonly Column<T>[],
  ) {}

  /** Those of `positions` whose row contains the needle in one of its searchable columns, in the order given. */
  search(needle: string, positions: Uint32Array): Uint32Array {
    const wanted = needle.trim().toLowerCase();
    if (wanted === '') return positions;
    const texts = (this.texts ??= this.build());
    return positions.filter((position) => texts[position]!.includes(wanted));
  }

  private build(): string[] {
    const searched = this.columns.filter(isSearchable);
    return this.rows.map((row) => {
      let text = '';
      for (const column of searched) text += searchedText(row, column) + SEPARATOR;
      return text.toLowerCase();
    });
  }
}
