import type { Page } from '@playwright/test';

/**
 * Links and controls of the page in its present state, or of its modal dialog, that something else lies over: a press on
 * the middle of one of their lines reaches neither them nor their label. Each is in the middle of the window meanwhile,
 * clear of the header. What users cannot see or cannot use is left out, such as a skip link without the focus.
 */
export const coveredControls = (page: Page): Promise<string[]> => page.evaluate(findCovered);

/** The same in the page itself, which is all that it refers to. */
export function findCovered(): string[] {
  const top = scrollY;
  // What is far from the screen is laid out by the next frame only
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(laidOut);
  const describe = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120);
  const isShown = (control: Element) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !control.matches(':disabled') &&
    !control.closest('[inert], [aria-hidden=true], .visually-hidden');

  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const controls = [...root.querySelectorAll('a[href], button, summary, input, select, textarea')].filter(isShown);
  const covered = controls.flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return [...control.getClientRects()].flatMap(({ x, y, width, height }) => {
      if (width === 0 || height === 0) return [];
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const isHit = control.contains(hit) || hit?.closest('label')?.control === control;
      return isHit ? [] : [`${describe(control)} lies under ${hit ? describe(hit) : 'nothing'}`];
    });
  });
  document.adoptedStyleSheets.pop();
  scrollTo({ top, behavior: 'instant' });
  return covered;
}
