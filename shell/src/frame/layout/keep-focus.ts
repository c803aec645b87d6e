/** Focusable elements, except text inputs, which would open the keyboard of a phone. */
const FOCUSABLE =
  'a[href],button:not(:disabled),input:is([type=checkbox],[type=radio]):not(:disabled),select:not(:disabled),summary,[tabindex="0"]';

/** Where a part of the page was removed together with the focus. */
interface RemovedFocus {
  parent: Node;
  next: Node | null;
  previous: Node | null;
  /** The number of the focused element within the part. */
  position: number;
  /** The same among those that look like it: a row may have a link or a mark that others lack. */
  positionOfKind: number;
  kind: string;
}

/**
 * When the focused element is removed, moves the focus to what takes its place, such as the next row of a list. Browsers would move it to the whole page,
 * and the Tab key would start again at the top. Does nothing when a whole page is left, since the next page takes the focus itself.
 * @returns a function that stops it
 */
export function keepFocus(main: HTMLElement): () => void {
  let focused: Element | null = null;
  let removedFocus: RemovedFocus | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !main.contains(target)) return;
    focused = target;
    removedFocus = null;
  };
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected) return;
    for (const record of records) removedFocus = findRemovedFocus(record, focused, removedFocus) ?? removedFocus;
    // An open dialog has the focus, and gives it back to an element that has been removed by then.
    if (!removedFocus || document.activeElement !== document.body) return;
    const focusTarget = focusTargetOf(removedFocus, main);
    focused = null;
    removedFocus = null;
    focusTarget?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

/** Where the focus was removed by a change of the page, if the change removed the focused element or, later, the place where it was. */
function findRemovedFocus(
  { target, removedNodes, addedNodes, nextSibling, previousSibling }: MutationRecord,
  focused: Element,
  before: RemovedFocus | null,
): RemovedFocus | null {
  const removedNode = before?.parent ?? focused;
  const part = [...removedNodes].find((node) => node.contains(removedNode));
  if (!part) return null;
  return { ...(before ?? placeIn(part, focused)), parent: target, next: addedNodes[0] ?? nextSibling, previous: previousSibling };
}

function placeIn(part: Node, focused: Element): Pick<RemovedFocus, 'position' | 'positionOfKind' | 'kind'> {
  const kind = focused.className;
  const all = focusablesIn(part) as Element[];
  const place = (among: readonly Element[]) => Math.max(0, among.indexOf(focused));
  return { kind, position: place(all), positionOfKind: place(ofKind(all, kind)) };
}

function focusTargetOf({ parent, next, previous, position, positionOfKind, kind }: RemovedFocus, main: HTMLElement): HTMLElement | null {
  if (parent === main || !main.contains(parent)) return null;
  const siblings = firstWithFocusables(next, 'nextSibling') ?? firstWithFocusables(previous, 'previousSibling');
  if (siblings) return atMost(positionOfKind, ofKind(siblings, kind)) ?? atMost(position, siblings)!;
  for (let node: Node | null = parent; node && node !== main; node = node.parentNode) {
    const [first] = focusablesIn(node);
    if (first) return first;
  }
  return main;
}

const ofKind = <T extends Element>(elements: readonly T[], kind: string): T[] => elements.filter(({ className }) => className === kind);

/** The element at this position, or the last one. */
const atMost = <T>(position: number, elements: readonly T[]): T | undefined => elements[Math.min(position, elements.length - 1)];

/** The focusable elements of the first sibling that has any. */
function firstWithFocusables(from: Node | null, direction: 'nextSibling' | 'previousSibling'): HTMLElement[] | null {
  for (let node = from; node; node = node[direction]) {
    const focusables = node.isConnected ? focusablesIn(node) : [];
    if (focusables.length > 0) return focusables;
  }
  return null;
}

function focusablesIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  return [...(node.matches(FOCUSABLE) ? [node] : []), ...node.querySelectorAll<HTMLElement>(FOCUSABLE)];
}
