import type { Pallet } from './pallets';

/** What the measurement needs of a table: the actions of a user and what they show. */
export interface Grid {
  mount: (place: HTMLElement, rows: Pallet[]) => void;
  sortBy: (column: 'name' | 'count') => void;
  search: (text: string) => void;
  selectAll: () => void;
  /** The name in the first visible row. */
  firstName: () => string | undefined;
  isAllSelected: () => boolean;
  /** The element that scrolls. */
  box: () => Element;
  /** Milliseconds that a search waits for a pause in typing, by requirement. They are no work and are subtracted. */
  pause: number;
}
