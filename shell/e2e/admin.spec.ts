import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createMember } from '../../infra/tooling/e2e/accounts.ts';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: '관리 메뉴' });
const members = (page: Page) => page.getByRole('table', { name: '회원' });
const reasonOf = (page: Page) => page.getByRole('dialog').getByLabel('정지 사유');

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'admin');
});

/** Opens the page of a member that was just made. */
async function openMember(page: Page) {
  const person = await createMember(page);
  await page.goto(`/admin/members?search=${encodeURIComponent(person.email)}`);
  await members(page).getByRole('link', { name: person.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  return person;
}

test('the first page gathers the views of every section, and the menu beside it the same', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('main').getByRole('link', { name: /^회원/ })).toBeVisible();
  const cards = await page.getByRole('main').getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const entries = await menuOf(page).getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(cards).toContain('/admin/audit');
  expect(entries).toEqual(['/admin', ...cards]);
  await menuOf(page).getByRole('link', { name: '감사 기록' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '감사 기록' })).toBeFocused();
  await expect(menuOf(page).getByRole('link', { name: '감사 기록' })).toHaveAttribute('aria-current', 'page');
});

test('the frame stands beside pages for admins only', async ({ page }) => {
  await page.goto('/admin');
  await expect(menuOf(page)).toBeVisible();
  await page.getByRole('link', { name: '셀매트릭스 홈' }).click();
  await expect(page).toHaveURL('/');
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(menuOf(page)).toBeVisible();
});

test('search, filter and sort of the members stand in the address, and Back restores them', async ({ page }) => {
  const person = await createMember(page);
  await page.goto('/admin/members');
  await expect(members(page)).toBeVisible();
  await page.getByRole('searchbox').fill(person.email);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`/admin/members?search=${encodeURIComponent(person.email)}`);
  await expect(page.getByText('전체 1건')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('combobox', { name: '권한' }).selectOption('admin');
  await expect(page.getByRole('heading', { name: '조건에 맞는 회원이 없습니다' })).toBeVisible();
  await page.goBack();
  await expect(members(page).getByRole('cell', { name: person.email })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/members');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await members(page).getByRole('button', { name: '이메일' }).press('Enter');
  await expect(page).toHaveURL('/admin/members?sort=email');
  await expect(members(page).getByRole('columnheader', { name: '이메일' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a member is opened by the keyboard and by a press anywhere in the row', async ({ page }) => {
  const person = await createMember(page);
  const list = `/admin/members?search=${encodeURIComponent(person.email)}`;
  await page.goto(list);
  await members(page).getByRole('link', { name: person.name }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/members\/[0-9a-f-]{36}$/);
  await page.goBack();
  await members(page).getByRole('cell', { name: person.email }).click();
  await expect(page).toHaveURL(/\/admin\/members\/[0-9a-f-]{36}$/);
  await expect(page.getByText('개인정보 수집 및 이용')).toBeVisible();
});

test('a member becomes an admin after a question, and a member again', async ({ page }) => {
  const person = await openMember(page);
  await page.getByRole('button', { name: '관리자로 지정' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(person.email);
  await question.getByRole('button', { name: '취소' }).click();
  await expect(page.getByText('일반 회원', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '관리자로 지정' }).click();
  await question.getByRole('button', { name: '관리자로 지정' }).click();
  await expect(page.getByText(`${person.name}님을 관리자로 지정했습니다`)).toBeVisible();
  await page.getByRole('button', { name: '일반 회원으로 변경' }).click();
  await question.getByRole('button', { name: '권한 해제' }).click();
  await expect(page.getByText('일반 회원', { exact: true })).toBeVisible();
});

test.describe('a change that is refused', () => {
  test.use({ allowedConsole: [/409/] });

  test('says that the last admin stays one', async ({ page }) => {
    await openMember(page);
    // Whether somebody is the last admin is the service's to know, and its own test's.
    await page.route('**/api/user/admin/members/*/role', (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify({ status: 409, code: 'last-admin' }) }));
    await page.getByRole('button', { name: '관리자로 지정' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '관리자로 지정' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('마지막 관리자입니다');
  });

  test('says that one cannot suspend oneself, and keeps the reason', async ({ page, portal }) => {
    await page.goto(`/admin/members?search=${encodeURIComponent(portal.adminEmail)}`);
    await members(page).getByRole('link').first().click();
    await page.getByRole('button', { name: '이용 정지' }).click();
    await reasonOf(page).fill('확인');
    await page.getByRole('dialog').getByRole('button', { name: '이용 정지' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/본인 계정은 정지할 수 없습니다|마지막 관리자입니다/);
    await expect(reasonOf(page)).toHaveValue('확인');
  });
});

test.describe('a suspension', () => {
  test.use({ allowedConsole: [/401|403/] });

  test('needs a reason, is guarded while typed, acts at once and is lifted again', async ({ page, browser, portal }) => {
    const person = await openMember(page);
    await page.getByRole('button', { name: '이용 정지' }).click();
    const dialog = page.getByRole('dialog', { name: `${person.name}님 이용 정지` });
    await dialog.getByRole('button', { name: '이용 정지' }).click();
    await expect(reasonOf(page)).toBeFocused();
    await expect(reasonOf(page)).toHaveAttribute('aria-invalid', 'true');
    await reasonOf(page).fill('광고 글을 되풀이해 올림');

    const question = page.getByRole('alertdialog', { name: '변경한 내용이 저장되지 않았습니다' });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: '취소' }).click();
    await expect(dialog).toBeVisible();
    const address = page.url();
    await page.goBack();
    await question.getByRole('button', { name: '취소' }).click();
    expect(page.url()).toBe(address);
    await expect(reasonOf(page)).toHaveValue('광고 글을 되풀이해 올림');

    await dialog.getByRole('button', { name: '이용 정지' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('광고 글을 되풀이해 올림')).toBeVisible();
    const theirs = await browser.newContext({ baseURL: portal.origin });
    const credentials = { data: { email: person.email, password: person.password } };
    expect((await theirs.request.post('/api/user/signin', credentials)).status()).toBe(403);

    await page.getByRole('button', { name: '정지 해제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '정지 해제' }).click();
    await expect(page.getByText('이용 중', { exact: true })).toBeVisible();
    expect((await theirs.request.post('/api/user/signin', credentials)).status()).toBe(200);
    await theirs.close();
  });
});

test('the list is saved as a file that Excel reads as Korean', async ({ page }) => {
  const person = await createMember(page);
  await page.goto(`/admin/members?search=${encodeURIComponent(person.email)}`);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV 내려받기' }).click()]);
  expect(file.suggestedFilename()).toMatch(/[가-힣].*\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain(person.email);
});

test('the audit log tells who looked at whom, finds it by whose it is, and shows all of it', async ({ page, portal }) => {
  const person = await openMember(page);
  await page.getByRole('link', { name: '이 회원의 감사 기록' }).click();
  await expect(page).toHaveURL(`/admin/audit?subject=${encodeURIComponent(person.email)}`);
  await expect(page.getByLabel('정보 주체')).toHaveValue(person.email);
  const entry = page.getByRole('row').filter({ hasText: '회원 정보 조회' }).first();
  await expect(entry).toContainText(portal.adminEmail);
  await entry.getByRole('button').press('Enter');
  const dialog = page.getByRole('dialog', { name: '회원 정보 조회' });
  await expect(dialog).toContainText('member.view');
  await page.keyboard.press('Escape');
  await expect(entry.getByRole('button')).toBeFocused();

  await page.getByLabel('작업').selectOption('member.signup');
  await page.getByRole('button', { name: '조회', exact: true }).click();
  await expect(page).toHaveURL(/action=member\.signup/);
  await expect(page.getByRole('table').getByText('회원 정보 조회')).toHaveCount(0);
  await page.getByLabel('시작일').fill('2001-01-01');
  await page.getByLabel('종료일').fill('2001-01-02');
  await page.getByRole('button', { name: '조회', exact: true }).click();
  await expect(page.getByRole('heading', { name: '조건에 맞는 기록이 없습니다' })).toBeVisible();
  await page.getByRole('button', { name: '조건 초기화' }).click();
  await expect(page).toHaveURL('/admin/audit');
});

test('the mailbox shows the mails that are kept without a mail server', async ({ page, portal, readMail }) => {
  const person = await createMember(page);
  await readMail(person.email);
  await page.goto('/admin/mailbox');
  await expect(page.getByText(portal.mailboxDir)).toBeVisible();
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', /verify-email\?token=/);
});

for (const locale of ['ko', 'en'] as const) {
  for (const width of [360, 1440]) {
    test(`pages for admins are accessible and fit at ${width} px in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/admin', '/admin/members', '/admin/audit', '/admin/mailbox']) {
        await page.goto(`${path}?lang=${locale}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
        expect(await barriersOf(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
      }
    });
  }
}

test('a list with many columns is blocks where these would be broken, and a table again where they fit', async ({ page }) => {
  await page.goto('/admin/members');
  const head = members(page).getByRole('columnheader', { name: '최근 로그인' });
  const sort = page.getByRole('combobox', { name: /정렬/ });
  for (const [width, isTable] of [[1440, true], [768, false], [1280, true], [1024, false]] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(head).toBeVisible({ visible: isTable });
    await expect(sort).toBeVisible({ visible: !isTable });
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/admin/mailbox');
  await expect(page.getByRole('columnheader', { name: '제목' })).toBeVisible();
});

test('on a phone the menu opens on a press and closes with the page it leads to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/members');
  const toggle = menuOf(page).getByRole('button', { name: '회원' });
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await menuOf(page).getByRole('link', { name: '감사 기록' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '감사 기록' })).toBeFocused();
  await expect(menuOf(page).getByRole('link')).toHaveCount(0);
});
