/** The nodes by which another program has replaced a node. A node that is on the page again has no entry. */
const standIns = new WeakMap<Node, readonly Node[]>();

/**
 * The replaced node, by the node that replaces it. Weak, because each text of a live page replaces the one before it: the newest would keep all of them.
 * React holds those that it still uses.
 */
const replaced = new WeakMap<Node, WeakRef<Node>>();

let onTranslation = (): void => {};

/** Starts recording by what other programs replace texts. Calls `onTranslated` for elements that only a translation uses. */
export function watchStandIns(onTranslated: () => void): void {
  onTranslation = onTranslated;
  observer.observe(document, { childList: true, subtree: true });
}

const observer = new MutationObserver(recordStandIns);

/**
 * Records which nodes replaced texts: in one step, before the text was removed, or after it. The console's own changes are recorded too, which does no
 * harm, since React never uses a removed node again.
 */
function recordStandIns(records: readonly MutationRecord[]): void {
  /** Added nodes that are not yet known to replace a node. */
  const added = new Set<Node>();
  const gaps: { node: Node; at: MutationRecord }[] = [];
  for (const record of records) {
    const { addedNodes, removedNodes, previousSibling, nextSibling } = record;
    for (const node of removedNodes) {
      if (!(node instanceof Text) && !replaced.has(node)) continue;
      const neighbour = previousSibling && added.has(previousSibling) ? previousSibling : nextSibling;
      if (addedNodes.length > 0) recordReplacement(node, [...addedNodes]);
      else if (neighbour && added.delete(neighbour)) recordReplacement(node, [neighbour]);
      else gaps.push({ node, at: record });
    }
    for (const node of addedNodes) {
      standIns.delete(node);
      const gap = gaps.findIndex(({ at }) => isSamePlace(at, record));
      if (gap >= 0) recordReplacement(gaps.splice(gap, 1)[0]!.node, [node]);
      else if (removedNodes.length === 0) added.add(node);
    }
  }
}

const isSamePlace = (a: MutationRecord, b: MutationRecord): boolean =>
  a.target === b.target && a.previousSibling === b.previousSibling && a.nextSibling === b.nextSibling;

function recordReplacement(node: Node, nodes: readonly Node[]): void {
  // A node that was only moved replaces nothing.
  if (nodes.includes(node)) return;
  const original = originalOf(node);
  const shown = standIns.get(original) ?? [];
  standIns.set(node, nodes);
  if (original !== node)
    standIns.set(
      original,
      shown.flatMap((one) => (one === node ? nodes : one)),
    );
  for (const one of nodes) {
    replaced.set(one, new WeakRef(original));
    if (one.nodeName === 'FONT') onTranslation();
  }
}

/** A translation that replaces another one stands for the text itself, which would keep all translations in between. */
function originalOf(node: Node): Node {
  const before = node instanceof Text ? undefined : replacedBy(node);
  return before && standIns.get(before)?.includes(node) ? before : node;
}

const replacedBy = (node: Node): Node | undefined => replaced.get(node)?.deref();

/** Whether a node that is not on the page was replaced by something. */
export const hasStandIn = (node: Node): boolean => !node.parentNode && standIns.has(node);

/** The nodes that the page shows for a node: itself, or what replaces it. */
export function shownFor(node: Node): ChildNode[] {
  // The observer is only called after the running script, so its pending records are processed first.
  recordStandIns(observer.takeRecords());
  return shownIn(node);
}

const shownIn = (node: Node): ChildNode[] => (node.parentNode ? [node as ChildNode] : (standIns.get(node) ?? []).flatMap(shownIn));

/** Puts a replaced text back on the page. */
export function returnToPage(text: Text): void {
  if (text.parentNode) return;
  const [first, ...others] = shownFor(text);
  first?.replaceWith(text);
  for (const other of others) other.remove();
}

/** Replaces all translations by the console's own texts. */
export function showOriginals(): void {
  recordStandIns(observer.takeRecords());
  // oxlint-disable-next-line typescript/no-deprecated -- translations use it
  for (const translation of document.querySelectorAll('font')) {
    const text = textBehind(translation);
    if (text) returnToPage(text);
  }
}

function textBehind(node: Node): Text | undefined {
  const before = replacedBy(node);
  return before === undefined || before instanceof Text ? before : textBehind(before);
}
