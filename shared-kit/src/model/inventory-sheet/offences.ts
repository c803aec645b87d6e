import type { Offence } from './sheet-reading';

/** How many values the page lists, and how many a message names. */
const LISTED = 100;
const IN_MESSAGE = 10;
const ROWS_LISTED = 5;

/** Collects values with the rows they are in, in order of first appearance. Nearly all occur once, and get no object of their own. */
export class Places {
  private readonly firstRows = new Map<string, number>();
  private readonly repeated = new Map<string, Offence>();

  add(value: string, row: number): void {
    const first = this.firstRows.get(value);
    if (first === undefined) {
      this.firstRows.set(value, row);
      return;
    }
    const place = this.repeated.get(value);
    if (!place) {
      this.repeated.set(value, { value, rows: [first, row], count: 2 });
      return;
    }
    place.count++;
    if (place.rows.length < ROWS_LISTED) place.rows.push(row);
  }

  get size(): number {
    return this.firstRows.size;
  }

  list(): Offence[] {
    return Array.from(this.firstRows, ([value, row]) => this.repeated.get(value) ?? { value, rows: [row], count: 1 });
  }
}

/** The first values, for the page to list. */
export const firstOffences = (offences: readonly Offence[]): Offence[] => offences.slice(0, LISTED);

/** A short text such as "G01020304 (#2, #5), … (+3)": values with their row numbers, the same in every language. */
export function describeOffences(offences: readonly Offence[]): string {
  const texts = offences.slice(0, IN_MESSAGE).map(({ value, rows, count }) => {
    const places = rows.map((row) => `#${row}`);
    if (count > rows.length) places.push('…');
    return `${value} (${places.join(', ')})`;
  });
  const more = offences.length - texts.length;
  return more > 0 ? `${texts.join(', ')}, … (+${more})` : texts.join(', ');
}
