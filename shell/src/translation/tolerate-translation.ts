import { hasStandIn, returnToPage, shownFor, watchStandIns } from './stand-ins';

/**
 * Makes React work while a browser's translation, or an extension, replaces, wraps and moves the texts of the page. React keeps its text
 * nodes: it removes them from where it put them, inserts beside them and writes into them. Once another program has replaced a node, the
 * first two throw and take the page down (https://github.com/facebook/react/issues/11538), and the third changes a node that nobody sees, so
 * that an old value stays on the screen. React has no option for that, and it may affect every text of every remote. So these methods act on the
 * nodes that have replaced React's node. A text that React changes returns to the page, where it is translated again.
 *
 * Nothing else in the console changes what the browser provides.
 */
export function tolerateTranslation(onTranslated: () => void): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  watchStandIns(onTranslated);

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    for (const node of shownFor(child)) wrapperOf(node, this).remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(child: T, before: Node | null): T {
    removeStandIns(child);
    const place = before && before.parentNode !== this ? childAround(shownFor(before)[0], this) : before;
    return insertBefore.call(this, child, place) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(child: T): T {
    removeStandIns(child);
    return appendChild.call(this, child) as T;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      returnToPage(this);
      nodeValue.set!.call(this, value);
    },
  });
}

function removeStandIns(node: Node): void {
  if (hasStandIn(node)) for (const one of shownFor(node)) one.remove();
}

/** The outermost element inside `parent` that contains only this node. What a program has wrapped around a text is removed and moved with it. */
function wrapperOf(node: ChildNode, parent: Node): ChildNode {
  const around = node.parentElement;
  return around && around !== parent && parent.contains(around) && around.childNodes.length === 1 ? wrapperOf(around, parent) : node;
}

/** The child of `parent` that is or holds this node. Null, for the end of `parent`, if the node is elsewhere. */
function childAround(node: Node | null | undefined, parent: Node): Node | null {
  return !node || node.parentNode === parent ? (node ?? null) : childAround(node.parentNode, parent);
}
