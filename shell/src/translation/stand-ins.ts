/** What another program has put in the place of a node. A node that is on the page again has no entry. */
const standIns = new WeakMap<Node, readonly Node[]>();

/** The node in whose place another one was put. */
const replaced = new WeakMap<Node, Node>();

let onTranslation = (): void => {};

/** Begins to record what other programs put in the place of texts. Calls `onTranslated` for each that only a translation uses. */
export function watchStandIns(onTranslated: () => void): void {
  onTranslation = onTranslated;
  observer.observe(document, { childList: true, subtree: true });
}

const observer = new MutationObserver(recordStandIns);

/**
 * Records which nodes were put in the place of texts: in one step, before the text was removed, or after it. The console's own changes are
 * recorded as well, which does no harm: React never uses a node again that it has removed.
 */
function recordStandIns(records: readonly MutationRecord[]): void {
  /** Added nodes that stand in nobody's place yet. */
  const added = new Set<Node>();
  const gaps: { node: Node; at: MutationRecord }[] = [];
  for (const record of records) {
    const { addedNodes, removedNodes, previousSibling, nextSibling } = record;
    for (const node of removedNodes) {
      if (!(node instanceof Text) && !replaced.has(node)) continue;
      const neighbour = previousSibling && added.has(previousSibling) ? previousSibling : nextSibling;
      if (addedNodes.length > 0) putInPlaceOf(node, [...addedNodes]);
      else if (neighbour && added.delete(neighbour)) putInPlaceOf(node, [neighbour]);
      else gaps.push({ node, at: record });
    }
    for (const node of addedNodes) {
      standIns.delete(node);
      const gap = gaps.findIndex(({ at }) => isSamePlace(at, record));
      if (gap >= 0) putInPlaceOf(gaps.splice(gap, 1)[0]!.node, [node]);
      else if (removedNodes.length === 0) added.add(node);
    }
  }
}

const isSamePlace = (a: MutationRecord, b: MutationRecord): boolean =>
  a.target === b.target && a.previousSibling === b.previousSibling && a.nextSibling === b.nextSibling;

function putInPlaceOf(node: Node, nodes: readonly Node[]): void {
  // A node that was only moved stands for itself.
  if (nodes.includes(node)) return;
  standIns.set(node, nodes);
  for (const one of nodes) {
    replaced.set(one, node);
    if (one.nodeName === 'FONT') onTranslation();
  }
}

/** Whether something was put in the place of a node that is not on the page. */
export const hasStandIn = (node: Node): boolean => !node.parentNode && standIns.has(node);

/** What the page shows for a node: the node itself, or what stands in its place. */
export function shownFor(node: Node): ChildNode[] {
  // The observer is called after the running script; what has changed until now counts already.
  recordStandIns(observer.takeRecords());
  return shownIn(node);
}

const shownIn = (node: Node): ChildNode[] => (node.parentNode ? [node as ChildNode] : (standIns.get(node) ?? []).flatMap(shownIn));

/** Puts a text that was replaced back on the page. */
export function returnToPage(text: Text): void {
  if (text.parentNode) return;
  const [first, ...others] = shownFor(text);
  first?.replaceWith(text);
  for (const other of others) other.remove();
}

/** Puts the console's own texts in the place of their translations. */
export function showOriginals(): void {
  recordStandIns(observer.takeRecords());
  for (const translation of document.querySelectorAll('font')) {
    const text = textBehind(translation);
    if (text) returnToPage(text);
  }
}

function textBehind(node: Node): Text | undefined {
  const before = replaced.get(node);
  return before === undefined || before instanceof Text ? before : textBehind(before);
}
