/** Where a button belongs to one row, one field or one choice of many, which its name does not tell. */
const OF_PARTS = 'table,[role=table],[role=grid],li,[role=listitem],[role=tablist],[role=radiogroup],[role=menu],[role=toolbar],[role=group],[role=dialog],.ic-field';
const MOST = 40;

export interface PageAction {
  label: string;
  /** In the head of the page, where its own actions stand. */
  main: boolean;
  run: () => void;
}

/**
 * What the page on screen can do by its buttons, by the words that stand on them. What a page offers as an action has icon and shortcut
 * besides (docs/decisions/0013); this finds the others, of every remote.
 */
export function pageActions(page: ParentNode | null): readonly PageAction[] {
  const buttons = page?.querySelectorAll<HTMLElement>('button:not(:disabled,[aria-disabled=true]),a.ic-button[href]') ?? [];
  const found = new Map<string, PageAction>();
  for (const button of buttons) {
    const label = (button.getAttribute('aria-label') ?? button.textContent).trim();
    const main = button.closest('.ic-page-actions') !== null;
    if (label === '' || found.has(label) || (!main && button.closest(OF_PARTS)) || !isShown(button)) continue;
    // The page may have changed while the quick access was open: what is gone does nothing.
    found.set(label, { label, main, run: () => button.isConnected && button.click() });
  }
  return [...found.values()].slice(0, MOST);
}

const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true;
