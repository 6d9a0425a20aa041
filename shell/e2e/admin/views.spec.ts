import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createMember } from '../../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../../infra/tooling/e2e/toasts.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: '관리 메뉴' });
const members = (page: Page) => page.getByRole('table', { name: '회원' });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'admin');
});

test('the views of every section are on the first page and in the menu, beside pages for admins only', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('main').getByRole('link', { name: /^회원/ })).toBeVisible();
  const cards = await page
    .getByRole('main')
    .getByRole('region')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const entries = await menuOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(cards).toContain('/admin/audit');
  expect(entries).toEqual(['/admin', ...cards]);
  await menuOf(page).getByRole('link', { name: '감사 기록' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '감사 기록' })).toBeFocused();
  await expect(menuOf(page).getByRole('link', { name: '감사 기록' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: '셀매트릭스 홈' }).click();
  await expect(page).toHaveURL('/');
  await expect(menuOf(page)).toBeHidden();
  await page.goBack();
  await expect(menuOf(page)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  const toggle = menuOf(page).getByRole('button', { name: '감사 기록' });
  await toggle.press('Enter');
  await menuOf(page).getByRole('link', { name: '회원', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '회원' })).toBeFocused();
  await expect(menuOf(page).getByRole('link')).toHaveCount(0);
});

test('the menu is scrolled to the page that is open, where it is longer than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto('/admin/support/settings');
  const entry = menuOf(page).getByRole('link', { name: '문의 설정' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(entry).toBeInViewport({ ratio: 1 });
});

test('what narrows the audit log is folded on a phone, and the first entry is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/audit?lang=ko');
  const entry = page.getByRole('row').nth(1);
  await expect(entry).toBeInViewport();
  const target = page.getByLabel('대상', { exact: true });
  await expect(target).toBeHidden();
  await page.getByRole('button', { name: '필터', exact: true }).click();
  await expect(target).toBeVisible();
});

test('the shortcuts are shown on a narrow screen too, which has no button for them', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/admin/members?lang=ko');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '키보드 단축키' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('search, filter and sort of the members are in the URL, Back restores them, and a press in a row opens the member', async ({
  page,
}) => {
  const person = await createMember(page);
  const found = `/admin/members?search=${encodeURIComponent(person.email)}`;
  await page.goto('/admin/members');
  await page.getByRole('searchbox').fill(person.email);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(found);
  await expect(page.getByText('전체 1건')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('combobox', { name: '권한', exact: true }).selectOption('admin');
  await expect(page.getByRole('heading', { name: '조건에 맞는 회원이 없습니다' })).toBeVisible();
  await page.goBack();
  await members(page).getByRole('cell', { name: person.email }).click();
  await expect(page).toHaveURL(/\/admin\/members\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL(found);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV 내려받기' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/[가-힣].*\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain(person.email);
  await page.goBack();
  await expect(page).toHaveURL('/admin/members');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test.describe('a suspension', () => {
  test.use({ allowedConsole: [/401|403/] });

  test('is guarded while its reason is typed, acts at once, is lifted again, and is in the audit log', async ({
    page,
    browser,
    portal,
  }) => {
    const person = await createMember(page);
    await page.goto(`/admin/members?search=${encodeURIComponent(person.email)}`);
    await members(page).getByRole('link', { name: person.name }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    const theirs = await browser.newContext({ baseURL: portal.origin });
    const signIn = async () =>
      (
        await theirs.request.post('/api/user/signin', { data: { email: person.email, password: person.password } })
      ).status();

    await page.getByRole('button', { name: '이용 정지' }).click();
    const dialog = page.getByRole('dialog', { name: `${person.name}님 이용 정지` });
    const reason = dialog.getByLabel('정지 사유');
    await reason.fill('광고 글을 되풀이해 올림');
    const question = page.getByRole('alertdialog', { name: '변경한 내용이 저장되지 않았습니다' });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: '취소' }).click();
    const address = page.url();
    await page.goBack();
    await question.getByRole('button', { name: '취소' }).click();
    expect(page.url()).toBe(address);
    await expect(reason).toHaveValue('광고 글을 되풀이해 올림');
    await dialog.getByRole('button', { name: '이용 정지' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('광고 글을 되풀이해 올림')).toBeVisible();
    expect(await signIn()).toBe(403);

    await page.getByRole('button', { name: '정지 해제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '정지 해제' }).click();
    await expect(toastOf(page, 'success', `${person.name}님의 이용 정지를 해제했습니다`)).toBeVisible();
    await expect(page.getByText('이용 중', { exact: true })).toBeVisible();
    expect(await signIn()).toBe(200);
    await theirs.close();

    await page.getByRole('link', { name: '이 회원의 감사 기록' }).click();
    await expect(page).toHaveURL(`/admin/audit?subject=${encodeURIComponent(person.email)}`);
    await expect(page.getByLabel('정보 주체')).toHaveValue(person.email);
    const entry = page.getByRole('row').filter({ hasText: '회원 이용 정지' });
    await expect(entry).toContainText(portal.adminEmail);
    await entry.getByRole('button').press('Enter');
    await expect(page.getByRole('dialog', { name: '회원 이용 정지' })).toContainText('member.suspend');
    await page.keyboard.press('Escape');
    await expect(entry.getByRole('button')).toBeFocused();
  });
});

test('a list with many columns is blocks where these would be broken, and a table again where they fit', async ({
  page,
}) => {
  await page.goto('/admin/members');
  const head = members(page).getByRole('columnheader', { name: '최근 로그인' });
  const sort = page.getByRole('combobox', { name: /정렬/ });
  for (const [width, isTable] of [
    [1440, true],
    [768, false],
    [1280, true],
    [1024, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(head).toBeVisible({ visible: isTable });
    await expect(sort).toBeVisible({ visible: !isTable });
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/admin/mailbox');
  await expect(page.getByRole('columnheader', { name: '제목' })).toBeVisible();
});
