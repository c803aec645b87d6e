import type { Page } from '@playwright/test';

declare global {
  interface Window {
    readOut?: string[];
  }
}

/**
 * Records what the live regions of the pages to come have screen readers read out, in order: an alert that appears, and a text that changes in
 * a region. While a dialog is open, what lies outside of it is left out, as screen readers do.
 * @returns reads what the page has said since it was loaded
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(watchLiveRegions);
  return () => page.evaluate(() => window.readOut ?? []);
}

/** Runs in the page. */
function watchLiveRegions(): void {
  const readOut: string[] = (window.readOut = []);
  const live = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]';
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  const openDialogs = () =>
    [...document.querySelectorAll('[aria-modal=true], dialog[open]')].filter((dialog) =>
      dialog.checkVisibility({ visibilityProperty: true }),
    );
  /** The regions that a change has read out. */
  const regionsOf = ({ target, addedNodes, type, oldValue }: MutationRecord): Element[] => {
    if (type === 'attributes') return oldValue !== 'alert' && elementOf(target)!.matches('[role=alert]') ? [elementOf(target)!] : [];
    const alerts = [...addedNodes].flatMap((node) =>
      node instanceof Element ? [...(node.matches('[role=alert]') ? [node] : []), ...node.querySelectorAll('[role=alert]')] : [],
    );
    const around = type === 'characterData' || addedNodes.length > 0 ? elementOf(target)?.closest(live) : null;
    return around ? [around, ...alerts] : alerts;
  };
  new MutationObserver((changes) => {
    const dialog = openDialogs().at(-1);
    for (const region of new Set(changes.flatMap(regionsOf))) {
      const text = region.textContent.trim();
      if (text !== '' && region.isConnected && (!dialog || dialog.contains(region))) readOut.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['role'], attributeOldValue: true });
}
