import { isShown } from '../actions/is-shown';

/** Containers whose buttons act on one row, field or option. The name of such a button does not say on which. */
const PART_CONTAINERS =
  'table,[role=table],[role=grid],li,[role=listitem],[role=tablist],[role=radiogroup],[role=menu],[role=toolbar],[role=group],[role=dialog],.ic-field';
const MAX_ACTIONS = 40;

export interface PageAction {
  label: string;
  /** Whether the button is in the head of the page, among the page's main actions. */
  main: boolean;
  run: () => void;
}

/**
 * The buttons of the open page as actions, named by their labels. Registered actions also have icon and shortcut (ADR-0013); this
 * finds all other buttons, in the pages of every remote.
 */
export function pageActions(page: ParentNode | null): readonly PageAction[] {
  const buttons = page?.querySelectorAll<HTMLElement>('button:not(:disabled,[aria-disabled=true]),a.ic-button[href]') ?? [];
  const actions = new Map<string, PageAction>();
  for (const button of buttons) {
    const label = (button.getAttribute('aria-label') ?? button.textContent).trim();
    const main = button.closest('.ic-page-actions') !== null;
    if (label === '' || actions.has(label) || (!main && button.closest(PART_CONTAINERS)) || !isShown(button)) continue;
    // The page may change while the quick access is open. A removed button does nothing.
    actions.set(label, { label, main, run: () => button.isConnected && button.click() });
  }
  return [...actions.values()].slice(0, MAX_ACTIONS);
}
