import { foldText } from '../text/fold-text';
import type { DataColumn } from './data-column';

const SEPARATOR = '\n';

/** The text of one cell that is searched. */
function searchedText<T>(row: T, { text, value, alsoFoundBy }: DataColumn<T>): string {
  const shown = text?.(row) ?? String(value(row) ?? '');
  return alsoFoundBy ? shown + SEPARATOR + alsoFoundBy(row) : shown;
}

const isSearchable = <T>({ searchable, kind = 'text' }: DataColumn<T>): boolean => searchable ?? kind === 'text';

/** The rows' searchable texts without case and accents (TABLE-02), by slot. */
export class SearchTexts<T> {
  readonly #texts: string[] = [];
  readonly #searched: readonly DataColumn<T>[];

  constructor(columns: readonly DataColumn<T>[]) {
    this.#searched = columns.filter(isSearchable);
  }

  /** Reads the texts of a row that is new or has changed. */
  read(slot: number, row: T): void {
    let text = '';
    for (const column of this.#searched) text += searchedText(row, column) + SEPARATOR;
    this.#texts[slot] = foldText(text);
  }

  /** Whether the row contains a needle of {@link foldNeedle} in a searchable column. */
  has(slot: number, needle: string): boolean {
    return this.#texts[slot]!.includes(needle);
  }
}

/** A search in the form of the texts; empty for no search. */
export const foldNeedle = (search: string): string => foldText(search.trim());
