import type { Page } from '@playwright/test';
import { coveredControls } from '../../infra/tooling/e2e/covered-controls.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

/** Adds elements to a place of the page; their styles are set by script, since its policy allows none in attributes. */
const put = (page: Page, place: string, html: string) =>
  page.locator(place).evaluate((element, added) => {
    element.insertAdjacentHTML('beforeend', added);
    for (const each of element.querySelectorAll<HTMLElement>('[data-style]'))
      each.style.cssText = each.dataset['style'] ?? '';
  }, html);

// Each section checks its own pages, in its tests of barriers
test('what lies over a link or a control is found, and what is meant to be there is not', async ({ page }) => {
  await page.goto('/email-refusal?lang=en');
  await put(
    page,
    '#main',
    `<div id="box" data-style="position: relative; width: 9rem; font: 16px/2 sans-serif">
      <a id="lines" href="#a">a link that takes several lines of this narrow box</a>
      <label data-style="position: relative">
        a choice <input type="checkbox" data-style="position: absolute; inset: 0; z-index: -1" />
      </label>
      <button type="button" id="pressed">a button</button>
      <button type="button" disabled data-style="pointer-events: none">not now</button>
      <p class="visually-hidden"><a href="#b">for screen readers</a></p>
    </div>`,
  );
  await expect(page.locator('#lines')).toBeVisible();
  expect(await page.locator('#lines').evaluate((link) => link.getClientRects().length)).toBeGreaterThan(2);
  expect(await coveredControls(page)).toEqual([]);

  // The link covers what is around it, as that of a card does
  await put(page, '#lines', '<i data-style="position: absolute; inset: 0"></i>');
  expect(await coveredControls(page)).toEqual([
    expect.stringMatching(/^<button type="button" id="pressed".* lies under <i /),
  ]);

  await put(page, '#box', '<div id="cover" data-style="position: fixed; inset: 0; z-index: 100"></div>');
  const covered = await coveredControls(page);
  expect(covered.length).toBeGreaterThan(20);
  expect(covered.filter((each) => !each.includes(' lies under <div id="cover"'))).toEqual([]);
});
