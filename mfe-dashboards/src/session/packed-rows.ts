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
  /** Each address, and how many rows it has: what rows are known by, which a table asks of all of them. */
  addresses: string[];
  counts: number[];
}

export function packRows(rowsOf: readonly (readonly ViewRow[])[]): PackedRows {
  const rows = rowsOf.flat();
  const texts = rows.map((row) => JSON.stringify(row));
  const ends = new Uint32Array(rows.length);
  let end = 0;
  for (const [at, text] of texts.entries()) ends[at] = end += text.length;
  return { text: texts.join(''), ends, flags: Uint8Array.from(rows, ({ flags }) => flags), addresses: rowsOf.map(([row]) => row?.address ?? ''), counts: rowsOf.map(({ length }) => length) };
}

/** The rows of each address, each read out of the text when it is looked at. */
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
 * The row that was read last. Who looks at one cell of a row mostly looks at the others next; keeping all that were ever read would fill the
 * memory at the first search, and the page would stand still while it is tidied up.
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
