import { foldText } from 'shared-kit/model';
import { ITEMS_PER_STEP, type Steps } from 'shared-kit/model/session-export';
import type { Column } from '../layout/column';

const SEPARATOR = '\n';
/** Searching a text takes far less time than building it. */
const LOOKED_AT_PER_STEP = 8 * ITEMS_PER_STEP;

/** The text of one cell that is searched. */
function searchedText<T>(row: T, { text, value, alsoFoundBy }: Column<T>): string {
  const shown = text?.(row) ?? String(value(row) ?? '');
  return alsoFoundBy ? shown + SEPARATOR + alsoFoundBy(row) : shown;
}

function isSearchable<T>(column: Column<T>): boolean {
  return column.searchable ?? (column.kind ?? 'text') === 'text';
}

/**
 * The rows' searchable texts without case and accents (TABLE-02). Built when the user first types a search, because most tables
 * are never searched.
 */
export class SearchIndex<T> {
  private readonly texts: string[] = [];
  private readonly searched: readonly Column<T>[];

  constructor(
    private readonly rows: readonly T[],
    columns: readonly Column<T>[],
  ) {
    this.searched = columns.filter(isSearchable);
  }

  /** Whether the index is built; a search then takes a few milliseconds for 100,000 rows. */
  get isReady(): boolean {
    return this.texts.length === this.rows.length;
  }

  /** Those `positions` whose row contains the needle in a searchable column, in the given order. */
  *search(needle: string, positions: Uint32Array): Steps<Uint32Array> {
    const foldedNeedle = foldNeedle(needle);
    if (foldedNeedle === '') return positions;
    yield* this.build();
    const matches = new Uint32Array(positions.length);
    let count = 0;
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      if (this.texts[position]!.includes(foldedNeedle)) matches[count++] = position;
      if ((at + 1) % LOOKED_AT_PER_STEP === 0) yield 0;
    }
    return matches.slice(0, count);
  }

  /** Continues where an earlier, cancelled search stopped. Two runs may alternate. */
  *build(): Steps<void> {
    while (this.texts.length < this.rows.length) {
      const row = this.rows[this.texts.length]!;
      let text = '';
      for (const column of this.searched) text += searchedText(row, column) + SEPARATOR;
      this.texts.push(foldText(text));
      if (this.texts.length % ITEMS_PER_STEP === 0) yield 0;
    }
  }
}

/** The needle in the form of the index; empty for no search. */
export const foldNeedle = (needle: string): string => foldText(needle.trim());
