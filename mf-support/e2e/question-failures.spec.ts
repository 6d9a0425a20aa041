import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { stopClock } from '../../infra/tooling/e2e/still-clock.ts';
import { fillForm, fillQuestion, openForm, questionTexts, signInThere } from './support-forms.ts';

const path = '/support/question?lang=ko';
const submit = (page: Page) => page.getByRole('button', { name: '접수하기' });

test.describe('when an answer is lost', () => {
  test.use({ allowedConsole: [/ERR_CONNECTION_RESET/] });

  test('there is no second inquiry: the same text goes out under the same key', async ({ page, signIn }) => {
    await signIn(page);
    await openForm(page, path);
    await fillQuestion(page);
    const numbers: string[] = [];
    await page.route('**/api/email/send', async (route) => {
      const answer = await route.fetch();
      numbers.push(((await answer.json()) as { number: string }).number);
      await (numbers.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
    });
    await submit(page).click();
    await page.getByRole('button', { name: '이 화면에 머무르기' }).click();
    await submit(page).click();
    await expect(page.getByText('접수되었습니다.')).toBeVisible();
    expect(numbers).toHaveLength(2);
    expect(numbers[1]).toBe(numbers[0]);
  });
});

test.describe('as a visitor', () => {
  test.use({ allowedConsole: [/401/] });

  for (const [lang, message, type, button] of [
    ['ko', '로그인이 필요합니다.', '교육문의', '접수하기'],
    ['en', 'Sign-in is required.', 'Training inquiry', 'Submit'],
  ] as const) {
    test(`is told to sign in, led there after 3000 ms, and finds everything typed again (${lang})`, async ({ page }) => {
      await openForm(page, `/support/question?lang=${lang}&product=smwp`);
      const texts = questionTexts();
      await fillForm(page, texts);
      await page.getByRole('radio', { name: type }).check();
      await stopClock(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('[data-toast="error"]').getByText(message)).toBeVisible();
      await page.clock.runFor(2999);
      await expect(page).toHaveURL(/\/support\/question/);
      await page.clock.runFor(1);
      await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('next') === '/support/question?product=smwp');
      await page.clock.resume();

      await signInThere(page);
      await expect(page).toHaveURL((url) => url.pathname === '/support/question' && url.search === '?product=smwp');
      for (const [name, value] of Object.entries(texts)) await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
      await expect(page.getByRole('radio', { name: type })).toBeChecked();
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(/Q-\d{4}-\d{6}/)).toBeVisible();
    });
  }

  test('may stay on the page instead', async ({ page }) => {
    await openForm(page, path);
    await fillQuestion(page);
    await page.clock.install();
    await submit(page).click();
    await page.getByRole('button', { name: '이 화면에 머무르기' }).click();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(/\/support\/question/);
  });
});

test.describe('when the service cannot', () => {
  test.use({ allowedConsole: [/503/] });

  for (const [lang, fill, failed] of [['ko', '회원 정보로 채우기', '유저 정보 조회를 실패했습니다'], ['en', 'Fill in my details', 'Your details could not be loaded']] as const) {
    test(`a profile that cannot be loaded is told, and what was typed stays (${lang})`, async ({ page, signIn }) => {
      await signIn(page);
      await openForm(page, `/support/question?lang=${lang}`);
      await page.locator('[name="name"]').fill('김직접');
      await page.route('**/api/user/detail*', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503,"code":"unavailable"}' }));
      await page.getByRole('button', { name: fill }).click();
      await expect(page.locator('[data-toast="error"]').getByText(failed)).toBeVisible();
      await expect(page.locator('[name="name"]')).toHaveValue('김직접');
    });
  }

  test('says what the spec says, says in the form what really happened, and keeps what was typed', async ({ page, signIn }) => {
    await signIn(page);
    await openForm(page, path);
    const { content } = await fillQuestion(page);
    await page.route('**/api/email/send', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503,"code":"unavailable"}' }));
    await page.clock.install();
    await submit(page).click();
    await expect(page.getByText('로그인이 필요합니다.')).toBeVisible();
    await expect(page.getByRole('alert').getByText('서버에 연결하지 못해')).toBeVisible();
    await page.clock.runFor(3100);
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.clock.resume();
    await page.goBack();
    await expect(page.locator('[name="content"]')).toHaveValue(content);
    await page.getByRole('button', { name: '지우고 새로 쓰기' }).click();
    await expect(page.locator('[name="content"]')).toHaveValue('');
  });
});

test('what one member typed is not shown to the next one at the same screen', async ({ page, signIn }) => {
  await signIn(page);
  await openForm(page, path);
  const { title } = await fillQuestion(page);
  await page.reload();
  await expect(page.locator('[name="title"]')).toHaveValue(title);
  await page.request.post('/api/user/signout');
  await signIn(page);
  await openForm(page, path);
  await expect(page.getByText('님으로 문의합니다')).toBeVisible();
  await expect(page.locator('[name="title"]')).toHaveValue('');
});
