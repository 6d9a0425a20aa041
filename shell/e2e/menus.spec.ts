import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });

test('a sub-menu opens on hover and closes when the pointer leaves', async ({ page }) => {
  await page.goto('/login');
  await whenShown(page);
  const group = menuOf(page).getByRole('button', { name: '회사소개' });
  await group.hover();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(menuOf(page).getByRole('link', { name: '연혁' })).toBeVisible();
  await page.mouse.move(600, 700);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('a sub-menu shown by hover goes on Escape, wherever the focus is', async ({ page }) => {
  await page.goto('/login');
  await whenShown(page);
  const group = menuOf(page).getByRole('button', { name: '회사소개' });
  await group.hover();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('a sub-menu opens by Enter; Tab goes through it, Escape closes it and keeps the focus', async ({ page }) => {
  await page.goto('/login');
  await whenShown(page);
  const group = menuOf(page).getByRole('button', { name: '회사소개' });
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(group.locator('..').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('arrow keys go along the menu and through an open list', async ({ page }) => {
  await page.goto('/login');
  await whenShown(page);
  const names = menuOf(page).getByRole('button');
  const first = names.first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(names.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();

  const links = first.locator('..').getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(names.nth(1)).toBeFocused();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
});

test('a sub-menu closes when the focus leaves it, and after a link in it was followed', async ({ page }) => {
  await page.goto('/login');
  await whenShown(page);
  const group = menuOf(page).getByRole('button', { name: '회사소개' });
  await group.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.focus();
  await page.keyboard.press('Enter');
  await menuOf(page).getByRole('link', { name: '연혁' }).press('Enter');
  await expect(page).toHaveURL('/timeline');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the menu is what the sections say of themselves', async ({ page, request }) => {
  const { sections } = (await (await request.get('/api/portal/registry')).json()) as {
    sections: Record<string, { menu: { level: number; parent?: string; path?: string }[] }>;
  };
  const entries = Object.values(sections).flatMap(({ menu }) => menu);
  await page.goto('/login');
  await expect(menuOf(page).getByRole('button')).toHaveCount(entries.filter(({ level }) => level === 1).length);
  const shown = await menuOf(page).getByRole('link', { includeHidden: true }).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const paths = entries.filter(({ parent }) => parent).map(({ path }) => path);
  expect(shown).toHaveLength(paths.length);
  expect(shown).toEqual(expect.arrayContaining(paths));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const drawerOf = (page: Page) => page.getByRole('dialog', { name: '메뉴' });

  test('the drawer closes on Escape, on its button and when the screen becomes wide', async ({ page }) => {
    await page.goto('/login');
    await whenShown(page);
    const open = page.getByRole('button', { name: '메뉴 열기' });
    await open.click();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await drawerOf(page).getByRole('button', { name: '메뉴 닫기' }).click();
    await expect(drawerOf(page)).toBeHidden();
    await open.click();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(drawerOf(page)).toBeHidden();
  });

  test('the drawer keeps the focus in and leads to pages by the keyboard', async ({ page }) => {
    await page.goto('/login');
    await whenShown(page);
    await page.getByRole('button', { name: '메뉴 열기' }).press('Enter');
    const stops = await drawerOf(page).locator('a, button').count();
    for (let stop = 0; stop < stops + 2; stop += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first stop the focus is the browser's own.
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    await drawerOf(page).getByRole('link', { name: '연혁' }).press('Enter');
    await expect(page).toHaveURL('/timeline');
    await expect(drawerOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
