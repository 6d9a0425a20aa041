import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });

test('the menu is what the sections say of themselves; a list opens on hover and by keys, and closes with the page it leads to', async ({
  page,
  request,
}) => {
  const { sections } = (await (await request.get('/api/portal/registry')).json()) as {
    sections: Record<string, { menu: { level: number; parent?: string; path?: string }[] }>;
  };
  const entries = Object.values(sections).flatMap(({ menu }) => menu);
  await page.goto('/login');
  await whenShown(page);
  await expect(menuOf(page).getByRole('button')).toHaveCount(
    entries.filter(({ level, path }) => level === 1 && path !== '/').length,
  );
  const shown = await menuOf(page)
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  // What has no page is a button
  const paths = entries.flatMap(({ parent, path }) => (path && (parent || path === '/') ? [path] : []));
  expect(shown).toHaveLength(paths.length);
  expect(shown).toEqual(expect.arrayContaining(paths));

  const group = menuOf(page).getByRole('button', { name: '회사 소개' });
  const link = menuOf(page).getByRole('link', { name: '연혁' });
  await group.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(600, 700);
  await expect(link).toBeHidden();
  await group.hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();

  await page.mouse.move(600, 700);
  await group.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(group.locator('..').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(group.locator('..').getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.focus();
  await page.keyboard.press('Enter');
  await link.press('Enter');
  await expect(page).toHaveURL('/timeline');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the drawer of a phone keeps the focus in, gives it back, leads to pages, and closes when the screen becomes wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const drawer = page.getByRole('dialog', { name: '메뉴' });
  const open = page.getByRole('button', { name: '메뉴 열기' });
  await page.goto('/login');
  await whenShown(page);
  await open.press('Enter');
  const stops = await drawer.locator('a, button').count();
  for (let stop = 0; stop < stops + 2; stop += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop the focus is the browser's own.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await drawer.getByRole('link', { name: '연혁' }).press('Enter');
  await expect(page).toHaveURL('/timeline');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await open.click();
  // What the focus is on is not looked at for this press any more: the window takes the button away that would have it
  await page.keyboard.press('Tab');
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(drawer).toBeHidden();
});
