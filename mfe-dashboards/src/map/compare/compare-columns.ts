import { formatAddress, type DomainSettings, type ReadingResult } from 'shared-kit/model';
import type { ComparedHead, ComparedRow, Difference } from 'shared-kit/model/session-export';
import type { DataColumn } from 'shared-kit/workers/inside';
import { cellsAt, firstChange } from './difference-of';

/** The words of a comparison in the user's language, as plain data: the worker sorts, searches, exports and draws by them. */
export interface CompareWords {
  address: string;
  difference: string;
  result: string;
  kinds: Readonly<Record<Difference, string>>;
  results: Readonly<Record<ReadingResult, string>>;
  /** Has `BEFORE` and `AFTER` in place of the values. */
  became: string;
  nothing: string;
}

export const BEFORE = '\uE000';
export const AFTER = '\uE001';

/** A column of a comparison; those of cells have their position in the row. */
export interface CompareColumn extends DataColumn<ComparedRow> {
  of: 'address' | 'difference' | 'result' | 'cell';
  cell?: number;
}

export type ShelfSettings = Pick<DomainSettings, 'addrPattern' | 'addrPatternUser'>;

/** How a value has changed, as a sentence. */
export const describeChange = ({ became, nothing }: CompareWords, before: string, after: string): string =>
  before === after ? before : became.replace(BEFORE, before || nothing).replace(AFTER, after || nothing);

/** What the columns of a comparison know of a row. A cell has both values where they differ, also in exports. */
export function compareColumns(head: ComparedHead, words: CompareWords, { addrPattern, addrPatternUser }: ShelfSettings): CompareColumn[] {
  return [
    {
      of: 'address',
      key: '/address',
      title: words.address,
      value: ({ address }) => address,
      alsoFoundBy: ({ address }) => formatAddress(address, addrPattern, addrPatternUser),
    },
    { of: 'difference', key: '/difference', title: words.difference, value: ({ difference }) => words.kinds[difference] },
    {
      of: 'result',
      key: '/result',
      title: words.result,
      value: ({ results: [first, second] }) => {
        const [one, other] = [first ?? second, second ?? first].map((result) => (result ? words.results[result] : ''));
        return describeChange(words, one!, other!);
      },
    },
    ...head.map((title, cell): CompareColumn => ({
      of: 'cell',
      cell,
      // Two columns may have one title.
      key: head.indexOf(title) === cell ? title : `${title} (${cell})`,
      title,
      value: (row) => {
        const [before, after] = cellsAt(row, cell);
        return row.difference === 'changed' ? describeChange(words, before, after) : before || after;
      },
    })),
  ];
}

/** Describes an address on the map: its first change, or, if only one session has it, the first value there. Empty where nothing differs. */
export function changeText(row: ComparedRow, head: ComparedHead, words: CompareWords): string {
  if (row.difference === 'equal') return '';
  const change = firstChange(row, head);
  if (row.difference !== 'changed') return change ? change.before || change.after : '';
  const [first, second] = row.results;
  if (first && second && first !== second) return `${words.results[first]} → ${words.results[second]}`;
  return change ? `${change.column}: ${change.before || words.nothing} → ${change.after || words.nothing}` : '';
}
