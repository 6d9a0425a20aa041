/** Where an element is: its parents, the nearest first, and the place in each of what leads to it. */
type Place = { parent: HTMLElement; index: number }[];

/** Within one section, or one part of the frame. */
function placeOf(element: Element): Place {
  const place: Place = [];
  let child = element;
  for (let parent = child.parentElement; parent && !parent.matches('main, body'); parent = parent.parentElement) {
    place.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  // The last one is the section itself, whose page may have gone as a whole
  return place.slice(0, -1);
}

/** The element that a place leads to within another one, if there is one. */
function inside(element: Element, place: Place): Element[] {
  const found = place.reduceRight<Element | undefined>((around, { index }) => around?.children[index], element);
  return found ? [found] : [];
}

/**
 * Keeps the focus where it was when a control that has it goes away, such as one that removes its row: what has come to
 * its place gets it, or what is around it. Otherwise it falls to the body, and a keyboard starts at the top of the page.
 */
export function keepFocus(): void {
  let focused: Element | undefined;
  let place: Place = [];
  // A window that is not in front gets presses alone: in Firefox without events of the focus
  for (const type of ['focusin', 'click'])
    addEventListener(
      type,
      () => {
        focused = document.activeElement ?? document.body;
        place = placeOf(focused);
      },
      true,
    );
  addEventListener('focusout', () =>
    // A control that goes away loses the focus, too
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement !== focused) focused = undefined;
    }),
  );
  new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    focused = undefined;
    for (const [level, { parent, index }] of place.entries()) {
      const next = parent.children[index] ?? parent.lastElementChild ?? parent;
      // What is no control, hidden, disabled or gone as well takes no focus
      for (const target of [
        // In a part that was made again, the control of the same place
        ...inside(next, place.slice(0, level)),
        next,
        ...next.querySelectorAll('*'),
        ...parent.querySelectorAll('*'),
        parent,
      ] as HTMLElement[]) {
        if (target === parent) target.tabIndex = -1;
        target.focus({ preventScroll: true });
        if (document.activeElement === target) return;
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}
