import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const MOST_STOPS = 80;

/** What has the focus, when it does not show it: neither itself nor with what it lays over its card. */
function unseenFocus(): string {
  const focused = document.activeElement ?? document.body;
  // Between the last and the first stop the focus is the browser's own.
  if (focused === document.body) return '';
  const isOutlined = (part?: string) => {
    const style = getComputedStyle(focused, part);
    return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  };
  return isOutlined() || isOutlined('::after') ? '' : focused.outerHTML.slice(0, 120);
}

const expectVisibleFocus = async (page: Page) => expect(await page.evaluate(unseenFocus)).toBe('');

/** Presses Tab, or Shift+Tab, until the place is reached, and looks at every stop on the way. */
async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await place.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(place)} was not reached by ${MOST_STOPS} times ${key}`);
}

test('the whole way from Home to My page is open to the keyboard alone, and the focus is always seen', async ({
  page,
}) => {
  test.slow();
  const email = `keyboard-${randomUUID().slice(0, 8)}@visitor.example`;
  const password = `correct-horse-${randomUUID().slice(0, 8)}`;
  const header = page.getByRole('banner').first();
  await page.goto('/terms');
  await whenShown(page);

  // Language and back
  await tabTo(page, header.getByRole('button', { name: 'EN English' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');

  // A menu, by arrow keys
  await tabTo(page, page.getByRole('navigation', { name: '주 메뉴' }).getByRole('button').first(), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');

  // Sign-up
  await tabTo(page, header.getByRole('link', { name: '로그인' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: '회원가입' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/join');
  const values: [string, string][] = [
    ['이메일', email],
    ['비밀번호', password],
    ['비밀번호 확인', password],
    ['이름', '김자판'],
    ['생년월일', '900517'],
    ['주민등록번호 뒷자리 첫 번째 숫자', '2'],
    ['휴대전화', '010-0000-2018'],
  ];
  for (const [label, value] of values) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  for (const label of ['이용약관에 동의합니다', '개인정보 수집 및 이용에 동의합니다']) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: '가입하기' }));
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'success', '가입되었습니다')).toBeVisible();

  // Sign-in
  await expect(page).toHaveURL('/login');
  await tabTo(page, page.getByLabel('이메일', { exact: true }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('비밀번호', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'success', '로그인 되었습니다')).toBeVisible();
  await expect(page).toHaveURL('/');

  // My page, and out again
  await tabTo(page, header.getByRole('link', { name: '마이페이지' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: '보안' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('보안');
  await tabTo(page, header.getByRole('button', { name: '로그아웃' }));
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'success', '로그아웃 되었습니다')).toBeVisible();
});
