import type { Page } from '@playwright/test';
import { createMember, type Person } from '../../infra/tooling/e2e/accounts.ts';
import { addAuthenticator } from '../../infra/tooling/e2e/authenticator.ts';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { linkIn } from '../../infra/tooling/e2e/mailbox.ts';
import { totpCode } from '../../infra/tooling/e2e/totp.ts';

/** The words of the pages in a language. */
const WORDS = {
  ko: {
    email: '이메일',
    password: '비밀번호',
    login: '로그인',
    home: '셀매트릭스 홈',
    byPasskey: '패스키로 로그인',
    byLink: '이메일로 로그인 링크 받기',
    sendLink: '링크 보내기',
    mailed: '메일을 확인해 주세요',
    used: '사용할 수 없는 링크입니다',
    otherBrowser: '다른 브라우저에서 열린 링크입니다',
    secondStep: '2단계 인증',
    code: '인증 코드',
    confirm: '확인',
    usePasskey: '패스키로 확인',
    recovery: '복구 코드',
    addPasskey: '패스키 추가',
    next: '계속',
    passkeys: '패스키',
    keep: '복구 코드를 보관해 주세요',
    copy: '복사',
    close: '닫기',
    connect: '인증 앱 연결',
    confirmApp: '연결',
    qr: '인증 앱에 등록할 QR 코드',
    inUse: /부터 사용 중$/,
    renew: '새로 발급',
    ask: '복구 코드를 새로 발급할까요?',
    stepUp: '본인 확인',
    notProved: '본인 확인을 하지 않아 진행하지 않았습니다.',
  },
  en: {
    email: 'E-mail',
    password: 'Password',
    login: 'Log in',
    home: 'SELMATRIX home',
    byPasskey: 'Log in with a passkey',
    byLink: 'Mail me a log-in link',
    sendLink: 'Send the link',
    mailed: 'Please check your mail',
    used: 'This link cannot be used',
    otherBrowser: 'This link belongs to another browser',
    secondStep: 'Second factor',
    code: 'Code',
    confirm: 'Confirm',
    usePasskey: 'Use a passkey',
    recovery: 'Recovery code',
    addPasskey: 'Add a passkey',
    next: 'Continue',
    passkeys: 'Passkeys',
    keep: 'Keep your recovery codes',
    copy: 'Copy',
    close: 'Close',
    connect: 'Connect an app',
    confirmApp: 'Connect',
    qr: 'QR code for your authenticator app',
    inUse: /^In use since /,
    renew: 'Make new codes',
    ask: 'Make new recovery codes?',
    stepUp: 'Confirm that it is you',
    notProved: 'Nothing was done, because it was not confirmed that it is you.',
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } } as const;

async function signInByPassword(page: Page, words: Words, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: words.login, exact: true }).click();
}

const signOut = async (page: Page) => {
  expect((await page.request.post('/api/user/signout')).status()).toBe(204);
};

/** The codes that the dialog shows; closes it. */
async function takeRecoveryCodes(page: Page, words: Words): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: words.keep });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: words.copy, exact: true }).click();
  await dialog.getByRole('button', { name: words.close }).first().click();
  await expect(dialog).toBeHidden();
  return codes;
}

async function connectApp(page: Page, words: Words): Promise<string> {
  await page.getByRole('button', { name: words.connect }).click();
  await expect(page.getByRole('img', { name: words.qr })).toBeVisible();
  const secret = (await page.getByRole('main').locator('code').first().textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel(words.code, { exact: true }).fill(totpCode(secret, -1));
  await page.getByRole('button', { name: words.confirmApp, exact: true }).click();
  return secret;
}

for (const locale of ['ko', 'en'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`${locale}, ${size}`, () => {
      const words = WORDS[locale];
      /** Nothing is wider than the screen, and axe finds nothing. */
      async function looksRight(page: Page, name: string): Promise<void> {
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await barriersOf(page)).toEqual([]);
        const folder = process.env['SECOND_FACTOR_SHOTS'];
        if (folder) await page.screenshot({ path: `${folder}/${locale}-${size}-${name}.png` });
      }

      test.use({
        viewport,
        locale: locale === 'ko' ? 'ko-KR' : 'en-GB',
        allowedConsole: [/400|401|403/],
        permissions: ['clipboard-write'],
      });
      test.beforeEach(async ({ context, portal }) => {
        await context.addCookies([{ name: 'locale', value: locale, url: portal.origin }]);
      });

      test('a passkey is added, signs in as the second step, and alone', async ({ page, signIn }) => {
        const person = await signIn(page);
        const authenticator = await addAuthenticator(page);
        await page.goto('/account/security');
        await page.getByRole('button', { name: words.addPasskey }).click();
        await looksRight(page, 'add-passkey');
        await page.getByRole('button', { name: words.next }).click();
        await expect(page.getByRole('dialog', { name: words.keep })).toBeVisible();
        await looksRight(page, 'recovery-codes');
        expect(await takeRecoveryCodes(page, words)).toHaveLength(10);
        expect(await authenticator.count()).toBe(1);
        await expect(page.getByRole('region', { name: words.passkeys }).getByRole('listitem')).toHaveCount(1);
        await page.getByRole('region', { name: words.passkeys }).scrollIntoViewIfNeeded();
        await looksRight(page, 'security-with-passkey');

        await signOut(page);
        await signInByPassword(page, words, person);
        await expect(page.getByRole('heading', { name: words.secondStep })).toBeFocused();
        await looksRight(page, 'second-step-passkey');
        await page.getByRole('button', { name: words.usePasskey }).click();
        await expect(page).toHaveURL('/');

        await signOut(page);
        await page.goto('/login?next=/account');
        await looksRight(page, 'login');
        await page.getByRole('button', { name: words.byPasskey }).click();
        await expect(page).toHaveURL('/account');
      });

      test('an app is connected and asked for; a recovery code replaces it, once', async ({ page, signIn }) => {
        const person = await signIn(page);
        await page.goto('/account/security');
        await page.getByRole('button', { name: words.connect }).scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: words.connect }).click();
        await expect(page.getByRole('img', { name: words.qr }).locator('path')).toHaveAttribute('d', /^M/);
        await page.getByRole('img', { name: words.qr }).scrollIntoViewIfNeeded();
        await looksRight(page, 'totp-set-up');
        await page.reload();
        const secret = await connectApp(page, words);
        const [recovery = ''] = await takeRecoveryCodes(page, words);
        await expect(page.getByText(words.inUse)).toBeVisible();

        await signOut(page);
        await signInByPassword(page, words, person);
        await page.getByLabel(words.code, { exact: true }).fill(totpCode(secret));
        await looksRight(page, 'second-step-totp');
        await page.getByLabel(words.code, { exact: true }).press('Enter');
        await expect(page).toHaveURL('/');

        for (const status of [200, 400]) {
          await signOut(page);
          await signInByPassword(page, words, person);
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
      });

      test('a session that never proved a second factor is asked before it changes one', async ({
        page,
        browser,
        signIn,
        portal,
      }) => {
        const person = await createMember(page);
        // Signed in before there was a second factor
        await signIn(page, person);
        const elsewhere = await browser.newPage({ baseURL: portal.origin, viewport });
        await elsewhere.context().addCookies([{ name: 'locale', value: locale, url: portal.origin }]);
        await signIn(elsewhere, person);
        await elsewhere.goto('/account/security');
        const secret = await connectApp(elsewhere, words);
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
        await dialog.getByLabel(words.code, { exact: true }).fill(totpCode(secret));
        await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
        expect(await takeRecoveryCodes(page, words)).toHaveLength(10);
        // Not again for fifteen minutes
        await renew();
        expect(await takeRecoveryCodes(page, words)).toHaveLength(10);
      });

      test('a mailed link signs in the browser that asked for it, once', async ({
        page,
        browser,
        portal,
        readMail,
      }) => {
        const person = await createMember(page);
        await page.goto('/login?next=/account');
        await page.getByRole('link', { name: words.byLink }).click();
        await expect(page).toHaveURL(/\/login\/link/);
        await page.getByLabel(words.email, { exact: true }).fill(person.email);
        await looksRight(page, 'link-request');
        await page.getByRole('button', { name: words.sendLink }).click();
        await expect(page.getByRole('heading', { name: words.mailed })).toBeVisible();
        await looksRight(page, 'link-sent');
        const link = linkIn(await readMail(person.email, /로그인 링크|log-in link/), '/login/link');

        const elsewhere = await browser.newPage({ baseURL: portal.origin, viewport });
        await elsewhere.context().addCookies([{ name: 'locale', value: locale, url: portal.origin }]);
        await elsewhere.goto(link);
        await expect(elsewhere.getByRole('heading', { name: words.otherBrowser })).toBeVisible();
        await looksRight(elsewhere, 'link-other-browser');
        await elsewhere.close();

        const tab = await page.context().newPage();
        await tab.goto(link);
        await expect(tab).toHaveURL('/account');
        await tab.goto(link);
        await expect(tab.getByRole('heading', { name: words.used })).toBeVisible();
      });
    });
  }
}
