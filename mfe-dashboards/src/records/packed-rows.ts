import type { ViewRow } from 'shared-kit/model/session-export';

/**
 * Rows in the form in which the worker sends them: all cells in one text, and separately what the table needs of every row. To receive 100,000 rows
 * of twenty values as objects takes the page half a second; a text takes almost no time, and most rows are never shown.
 */
export interface PackedRows {
  text: string;
  /** The end of each row in the text. */
  ends: Uint32Array;
  /** The flags of each row. */
  flags: Uint8Array;
  /** Each address, and how many rows it has. Together they identify every row. */
  addresses: string[];
  counts: number[];
}

export function packRows(rowsOf: readonly (readonly ViewRow[])[]): PackedRows {
  const rows = rowsOf.flat();
  const texts = rows.map((row) => JSON.stringify(row));
  const ends = new Uint32Array(rows.length);
  let end = 0;
  for (const [at, text] of texts.entries()) ends[at] = end += text.length;
  return {
    text: texts.join(''),
    ends,
    flags: Uint8Array.from(rows, ({ flags }) => flags),
    addresses: rowsOf.map(([row]) => row?.address ?? ''),
    counts: rowsOf.map(({ length }) => length),
  };
}

/** The rows of each address. A row is parsed when one of its cells is first read. */
export function unpackRows({ text, ends, flags, addresses, counts }: PackedRows): ViewRow[][] {
  let at = 0;
  return counts.map((count, place) =>
    Array.from({ length: count }, (_, nth) => {
      const row = new PackedRow(addresses[place]!, nth, flags[at]!, text, at === 0 ? 0 : ends[at - 1]!, ends[at]!);
      at++;
      return row;
    }),
  );
}

/**
 * The row that was parsed last, because the cells of a row are mostly read one after the other. Keeping all parsed rows would fill the memory
 * at the first search, and collecting that garbage would block the page.
 */
let latest: { of: PackedRow; row: ViewRow } | undefined;

class PackedRow implements ViewRow {
  constructor(
    readonly address: string,
    readonly nth: number,
    readonly flags: number,
    private readonly text: string,
    private readonly start: number,
    private readonly end: number,
  ) {}

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
    if (latest?.of !== this) latest = { of: this, row: JSON.parse(this.text.slice(this.start, this.end)) as ViewRow };
    return latest.row;
  }
}
