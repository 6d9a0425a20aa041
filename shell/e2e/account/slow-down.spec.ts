import type { Page } from '@playwright/test';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';

test.use({ allowedConsole: [/429/] });

const problem = JSON.stringify({ status: 429, code: 'too-many-requests' });

/** Answers a call as a service does whose quota is used up. */
const slowDown = (page: Page, call: string, seconds: number) =>
  page.route(`**/api/user/${call}`, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'retry-after': `${seconds}` },
      body: problem,
    }),
  );

const waits = [
  {
    seconds: 42,
    ko: '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 42초 뒤)',
    en: 'Too many requests. Please try again in a moment. (in about 42 s)',
  },
  {
    seconds: 170,
    ko: '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 3분 뒤)',
    en: 'Too many requests. Please try again in a moment. (in about 3 min)',
  },
  {
    seconds: 7_000,
    ko: '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 2시간 뒤)',
    en: 'Too many requests. Please try again in a moment. (in about 2 h)',
  },
];
const typed = 'somebody@visitor.example';

for (const lang of ['ko', 'en'] as const) {
  test(`the form for a forgotten password says how long to wait, and keeps the address (${lang})`, async ({ page }) => {
    await page.goto(`/forgot-password?lang=${lang}`);
    const email = page.getByRole('main').locator('input[name=email]');
    await email.fill(typed);
    for (const { seconds, [lang]: words } of waits) {
      await slowDown(page, 'password/forgot', seconds);
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    }
    await expect(email).toHaveValue(typed);
  });

  test(`Join says how long to wait, and keeps everything typed (${lang})`, async ({ page }) => {
    await page.goto(`/join?lang=${lang}`);
    const main = page.getByRole('main');
    const values = {
      email: typed,
      password: 'correct-horse-battery',
      passwordAgain: 'correct-horse-battery',
      name: '김정밀',
      birthDate: '900517',
      digit: '2',
      phoneNumber: '010-0000-2018',
      company: '정밀기업',
    };
    for (const [name, value] of Object.entries(values)) await main.locator(`input[name=${name}]`).fill(value);
    for (const name of ['terms', 'privacy']) await main.locator(`input[name=${name}]`).check();
    await slowDown(page, 'signup', 170);
    await main.locator('button[type=submit]').click();
    await expect(page.getByRole('alert').filter({ hasText: waits[1]![lang] })).toBeVisible();
    for (const [name, value] of Object.entries(values))
      await expect(main.locator(`input[name=${name}]`)).toHaveValue(value);
  });

  test(`Login says how long to wait, and keeps the address (${lang})`, async ({ page }) => {
    await page.goto(`/login?lang=${lang}`);
    const main = page.getByRole('main');
    await main.locator('input[name=email]').fill(typed);
    await main.locator('input[name=password]').fill('not the password');
    await slowDown(page, 'signin', 170);
    await main.locator('button[type=submit]').click();
    await expect(page.getByRole('alert').filter({ hasText: waits[1]![lang] })).toBeVisible();
    await expect(main.locator('input[name=email]')).toHaveValue(typed);
  });
}
