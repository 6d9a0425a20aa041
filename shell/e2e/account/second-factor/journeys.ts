import type { Browser, Page } from '@playwright/test';
import { createMember, type Person } from '../../../../infra/tooling/e2e/accounts.ts';
import { addAuthenticator } from '../../../../infra/tooling/e2e/authenticator.ts';
import { barriersOf } from '../../../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../../../infra/tooling/e2e/fixtures.ts';
import { linkIn, readMail } from '../../../../infra/tooling/e2e/mailbox.ts';
import type { RunningPortal } from '../../../../infra/tooling/e2e/running-portal.ts';
import { totpCode } from '../../../../infra/tooling/e2e/totp.ts';
import { WORDS, type Words } from './words.ts';

export const LOCALES = ['ko', 'en'] as const;
const SCREENS = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } } as const;

type Locale = (typeof LOCALES)[number];
type Size = keyof typeof SCREENS;
export const SIZES = Object.keys(SCREENS) as Size[];

/** A visit in one language on a screen of one size. */
interface Visit {
  page: Page;
  portal: RunningPortal;
  words: Words;
  signIn(page: Page, as?: Person): Promise<Person>;
  /** A page of another browser with the same language and size. */
  openElsewhere(): Promise<Page>;
  /** Nothing is wider than the screen, and axe finds nothing. */
  looksRight(page: Page, name: string): Promise<void>;
}

async function signInByPassword({ page, words }: Visit, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: words.login, exact: true }).click();
}

const signOut = async (page: Page) => {
  expect((await page.request.post('/api/user/signout')).status()).toBe(204);
};

/** The codes that the dialog shows; closes it. */
async function takeRecoveryCodes({ page, words }: Visit): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: words.keep });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: words.copy, exact: true }).click();
  await dialog.getByRole('button', { name: words.close }).first().click();
  await expect(dialog).toBeHidden();
  return codes;
}

/** Gives the password, which is asked for before the first second factor is set up. */
async function givePassword(page: Page, words: Words, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words.stepUp });
  await dialog.getByLabel(words.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function connectApp(page: Page, words: Words, person?: Person): Promise<string> {
  await page.getByRole('button', { name: words.connect }).click();
  if (person) await givePassword(page, words, person);
  await expect(page.getByRole('img', { name: words.qr })).toBeVisible();
  const secret = (await page.getByRole('main').locator('code').first().textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel(words.code, { exact: true }).fill(totpCode(secret));
  await page.getByRole('button', { name: words.confirmApp, exact: true }).click();
  return secret;
}

async function usePasskey(visit: Visit): Promise<void> {
  const { page, words, signIn, looksRight } = visit;
  const person = await signIn(page);
  const authenticator = await addAuthenticator(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: words.addPasskey }).click();
  await looksRight(page, 'add-passkey');
  await page.getByRole('button', { name: words.next }).click();
  await givePassword(page, words, person);
  await expect(page.getByRole('dialog', { name: words.keep })).toBeVisible();
  await looksRight(page, 'recovery-codes');
  expect(await takeRecoveryCodes(visit)).toHaveLength(10);
  expect(await authenticator.count()).toBe(1);
  await expect(page.getByRole('region', { name: words.passkeys }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('region', { name: words.passkeys }).scrollIntoViewIfNeeded();
  await looksRight(page, 'security-with-passkey');

  await signOut(page);
  await signInByPassword(visit, person);
  await expect(page.getByRole('heading', { name: words.secondStep })).toBeFocused();
  await looksRight(page, 'second-step-passkey');
  await page.getByRole('button', { name: words.usePasskey }).click();
  await expect(page).toHaveURL('/');

  await signOut(page);
  await page.goto('/login?next=/account');
  await looksRight(page, 'login');
  await page.getByRole('button', { name: words.byPasskey }).click();
  await expect(page).toHaveURL('/account');
}

async function useApp(visit: Visit): Promise<void> {
  const { page, words, signIn, looksRight } = visit;
  const person = await signIn(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: words.connect }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: words.connect }).click();
  await looksRight(page, 'step-up-password');
  await givePassword(page, words, person);
  await expect(page.getByRole('img', { name: words.qr }).locator('path')).toHaveAttribute('d', /^M/);
  await page.getByRole('img', { name: words.qr }).scrollIntoViewIfNeeded();
  await looksRight(page, 'totp-set-up');
  await page.reload();
  const secret = await connectApp(page, words);
  const [recovery = ''] = await takeRecoveryCodes(visit);
  await expect(page.getByText(words.inUse)).toBeVisible();

  await signOut(page);
  await signInByPassword(visit, person);
  await page.getByLabel(words.code, { exact: true }).fill(totpCode(secret, 1));
  await looksRight(page, 'second-step-totp');
  await page.getByLabel(words.code, { exact: true }).press('Enter');
  await expect(page).toHaveURL('/');

  for (const status of [200, 400]) {
    await signOut(page);
    await signInByPassword(visit, person);
    await page.getByRole('button', { name: words.recovery }).click();
    await page.getByLabel(words.recovery, { exact: true }).fill(recovery.toUpperCase());
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/user/signin/second-factor'),
      page.getByRole('button', { name: words.confirm, exact: true }).click(),
    ]);
    expect(answer.status()).toBe(status);
  }
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await looksRight(page, 'recovery-code-used');
}

async function stepUp(visit: Visit): Promise<void> {
  const { page, words, signIn, openElsewhere, looksRight } = visit;
  const person = await createMember(page);
  // Signed in before there was a second factor
  await signIn(page, person);
  const elsewhere = await openElsewhere();
  await signIn(elsewhere, person);
  await elsewhere.goto('/account/security');
  const secret = await connectApp(elsewhere, words, person);
  await expect(elsewhere.getByRole('dialog', { name: words.keep })).toBeVisible();
  await elsewhere.close();

  await page.goto('/account/security');
  const renew = async () => {
    await page.getByRole('button', { name: words.renew }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.renew }).click();
  };
  const dialog = page.getByRole('dialog', { name: words.stepUp });
  await renew();
  await expect(dialog).toBeVisible();
  await looksRight(page, 'step-up');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words.notProved)).toBeVisible();
  await renew();
  await dialog.getByLabel(words.code, { exact: true }).fill(totpCode(secret, 1));
  await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
  expect(await takeRecoveryCodes(visit)).toHaveLength(10);
  // Not again for fifteen minutes
  await renew();
  expect(await takeRecoveryCodes(visit)).toHaveLength(10);
}

async function useMailedLink({ page, portal, words, openElsewhere, looksRight }: Visit): Promise<void> {
  const person = await createMember(page);
  await page.goto('/login?next=/account');
  await page.getByRole('link', { name: words.byLink }).click();
  await expect(page).toHaveURL(/\/login\/link/);
  await page.getByLabel(words.email, { exact: true }).fill(person.email);
  await looksRight(page, 'link-request');
  await page.getByRole('button', { name: words.sendLink }).click();
  await expect(page.getByRole('heading', { name: words.mailed })).toBeVisible();
  await looksRight(page, 'link-sent');
  const mail = await readMail(portal.mailboxDir, person.email, /로그인 링크|sign-in link/);
  const link = linkIn(mail, '/login/link');

  const elsewhere = await openElsewhere();
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: words.enter, exact: true }).click();
  await expect(elsewhere.getByRole('heading', { name: words.otherBrowser })).toBeVisible();
  await looksRight(elsewhere, 'link-other-browser');
  await elsewhere.close();

  const tab = await page.context().newPage();
  await tab.goto(link);
  await looksRight(tab, 'link-opened');
  await tab.getByRole('button', { name: words.enter, exact: true }).click();
  await expect(tab).toHaveURL('/account');
  await tab.goto(link);
  await tab.getByRole('button', { name: words.enter, exact: true }).click();
  await expect(tab.getByRole('heading', { name: words.used })).toBeVisible();
}

const JOURNEYS = {
  'a passkey is added, signs in as the second step, and alone': usePasskey,
  'an app is connected and asked for; a recovery code replaces it, once': useApp,
  'a session that never proved a second factor is asked before it changes one': stepUp,
  'a mailed link signs in the browser that asked for it, once': useMailedLink,
} as const;

type Journey = keyof typeof JOURNEYS;
/** Of all journeys. */
export const TITLES = Object.keys(JOURNEYS) as Journey[];

async function openPage(browser: Browser, { origin }: RunningPortal, locale: Locale, size: Size): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, viewport: SCREENS[size] });
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }]);
  return page;
}

/** Declares journeys of signing in, in one language on a screen of one size. */
export function testJourneys(titles: readonly Journey[], locale: Locale, size: Size): void {
  test.describe(`${locale}, ${size}`, () => {
    test.use({
      viewport: SCREENS[size],
      locale: locale === 'ko' ? 'ko-KR' : 'en-GB',
      allowedConsole: [/400|401|403/],
      permissions: ['clipboard-write'],
    });
    test.beforeEach(async ({ context, portal }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: portal.origin }]);
    });

    async function looksRight(page: Page, name: string): Promise<void> {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // Header and footer are checked with other pages
      expect(await barriersOf(page, 'content')).toEqual([]);
      const folder = process.env['SECOND_FACTOR_SHOTS'];
      if (folder) await page.screenshot({ path: `${folder}/${locale}-${size}-${name}.png` });
    }

    for (const title of titles) {
      test(title, ({ page, browser, portal, signIn }) =>
        JOURNEYS[title]({
          page,
          portal,
          words: WORDS[locale],
          signIn,
          openElsewhere: () => openPage(browser, portal, locale, size),
          looksRight,
        }),
      );
    }
  });
}
