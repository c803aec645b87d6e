import type { Pallet } from './pallets';

/** A table as the measuring sees it: what a person does and what shows. */
export interface Grid {
  mount: (place: HTMLElement, rows: Pallet[]) => void;
  sortBy: (column: 'name' | 'count') => void;
  search: (text: string) => void;
  selectAll: () => void;
  /** The name in the first row that shows. */
  firstName: () => string | undefined;
  isAllSelected: () => boolean;
  /** The box that scrolls. */
  box: () => Element;
  /** Milliseconds that a search waits for typing to pause, by requirement and not for work. */
  pause: number;
}
