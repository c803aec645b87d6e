import type { ViewRow } from 'shared-kit/model/session-export';

/**
 * Rows on their way from the worker: one text, and what is asked of all rows. A hundred thousand rows of twenty values each would take the page
 * half a second to receive; a text costs it next to nothing, and of most rows nobody ever sees a cell.
 */
export interface PackedRows {
  text: string;
  /** Where the rows end in the text. */
  ends: Uint32Array;
  /** The flags of each row. */
  flags: Uint8Array;
  /** How many rows each address has. */
  counts: number[];
}

export function packRows(rowsOf: readonly (readonly ViewRow[])[]): PackedRows {
  const rows = rowsOf.flat();
  const texts = rows.map((row) => JSON.stringify(row));
  const ends = new Uint32Array(rows.length);
  let end = 0;
  for (const [at, text] of texts.entries()) ends[at] = end += text.length;
  return { text: texts.join(''), ends, flags: Uint8Array.from(rows, ({ flags }) => flags), counts: rowsOf.map(({ length }) => length) };
}

/** The rows of each address, each read out of the text when it is first looked at. */
export function unpackRows({ text, ends, flags, counts }: PackedRows): ViewRow[][] {
  let at = 0;
  return counts.map((count) =>
    Array.from({ length: count }, () => {
      const row = new PackedRow(text, at === 0 ? 0 : ends[at - 1]!, ends[at]!, flags[at]!);
      at++;
      return row;
    }),
  );
}

class PackedRow implements ViewRow {
  private row: ViewRow | undefined;

  constructor(
    private text: string,
    private readonly start: number,
    private readonly end: number,
    readonly flags: number,
  ) {}

  get address() {
    return this.read().address;
  }
  get nth() {
    return this.read().nth;
  }
  get cells() {
    return this.read().cells;
  }
  get states() {
    return this.read().states;
  }
  get readings() {
    return this.read().readings;
  }
  get invalid() {
    return this.read().invalid;
  }
  get expected() {
    return this.read().expected;
  }
  get pictures() {
    return this.read().pictures;
  }

  private read(): ViewRow {
    if (!this.row) {
      this.row = JSON.parse(this.text.slice(this.start, this.end)) as ViewRow;
      this.text = '';
    }
    return this.row;
  }
}
