const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/**
 * Lets React go on with a page that the browser translates. A translation puts a `font` element in the place of each text, with
 * the text in it or without. React still holds the text, and would throw when it removes it from its former parent or puts
 * something before it. From here on the element counts as its text, and a text that React changes returns to its place, where it
 * is translated again.
 */
export function acceptTranslations(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  const translations = new WeakMap<Node, HTMLElement>();

  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const text = removedNodes[0];
      if (!(text instanceof Text)) continue;
      const font = [addedNodes[0], previousSibling, nextSibling].find(isFont);
      if (font) translations.set(text, font);
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  /** The child of `parent` that a text, or its translation, is in; undefined when it has left that parent. */
  function placeOf(text: Text, parent: Node): Node | undefined {
    let place: Node | null | undefined = text.parentNode ? text : translations.get(text);
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place ?? undefined;
  }

  Node.prototype.removeChild = function removeText<Child extends Node>(this: Node, child: Child): Child {
    const place = child instanceof Text ? placeOf(child, this) : child;
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeText<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    // React puts the text itself there
    translations.get(node)?.remove();
    return insertBefore.call(this, node, before instanceof Text ? (placeOf(before, this) ?? null) : before) as Child;
  };
  Node.prototype.appendChild = function appendText<Child extends Node>(this: Node, child: Child): Child {
    return this.insertBefore(child, null);
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (!this.parentNode) translations.get(this)?.replaceWith(this);
      nodeValue.set!.call(this, value);
    },
  });
}
