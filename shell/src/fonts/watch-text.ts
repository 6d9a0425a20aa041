const GATHER_MS = 50;

/**
 * Reports the characters on the page: the present ones at once, and later, in batches, new ones, whether a navigation,
 * a response or the visitor's typing adds them. Resolves when the first batch has been handled.
 */
export function watchText(tell: (codePoints: Uint32Array) => Promise<void>): Promise<void> {
  const told = new Set<number>();
  let fresh = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): Promise<void> {
    timer = undefined;
    const codePoints = Uint32Array.from(fresh).sort();
    fresh = new Set();
    return tell(codePoints);
  }

  function add(text: string | null): void {
    for (const character of text ?? '') {
      const codePoint = character.codePointAt(0) ?? 0;
      if (told.has(codePoint)) continue;
      told.add(codePoint);
      fresh.add(codePoint);
    }
    if (fresh.size > 0) timer ??= setTimeout(() => void flush(), GATHER_MS);
  }

  function addFields(root: ParentNode): void {
    for (const { value, placeholder } of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    ))
      add(value + placeholder);
  }

  for (const element of document.body.children) if (!(element instanceof HTMLScriptElement)) add(element.textContent);
  addFields(document);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof CharacterData) add(target.data);
      for (const node of addedNodes) {
        add(node.textContent);
        if (node instanceof Element) addFields(node);
      }
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) add(target.value);
  });
  clearTimeout(timer);
  return flush();
}
