import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createMember } from '../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';

async function fillJoin(page: Page, email: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill('correct-horse-battery');
  await page.getByLabel('비밀번호 확인').fill('correct-horse-battery');
  await page.getByLabel('이름').fill('김정밀');
  await page.getByLabel('생년월일').fill('900517');
  await page.getByLabel('주민등록번호 뒷자리 첫 번째 숫자').fill('2');
  await page.getByLabel('휴대전화').fill('010-0000-2018');
  await page.getByLabel('회사').fill('정밀기업');
  await page.getByLabel('이용약관에 동의합니다').check();
  await page.getByLabel('개인정보 수집 및 이용에 동의합니다').check();
}

const newEmail = () => `join-${randomUUID().slice(0, 8)}@visitor.example`;
const submit = (page: Page) => page.getByRole('button', { name: '가입하기' }).click();

test('a visitor joins and comes to Login; the resident digit is not sent', async ({ page }) => {
  await page.goto('/join');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await fillJoin(page, newEmail());
  const sent = page.waitForRequest('**/api/user/signup');
  await submit(page);
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(Object.keys(body).sort()).toEqual(['birthDate', 'company', 'consents', 'email', 'gender', 'name', 'password', 'phoneNumber']);
  expect(body).toMatchObject({ birthDate: '1990-05-17', gender: 'female', consents: { terms: true, privacy: true, marketing: false } });
  await expect(toastOf(page, 'success', '가입되었습니다')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('nothing that leaves the browser holds the resident digit', async ({ page }) => {
  // The digit is 8: no other value of the form has one.
  const sent: string[] = [];
  await page.goto('/join');
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const email = `join-${randomUUID().replaceAll('8', '0').slice(0, 8)}@visitor.example`;
  await fillJoin(page, email);
  await page.getByLabel('생년월일').fill('20010517');
  await page.getByLabel('휴대전화').fill('010-0000-2010');
  await page.getByLabel('주민등록번호 뒷자리 첫 번째 숫자').fill('8');
  await submit(page);
  await expect(toastOf(page, 'success', '가입되었습니다')).toBeVisible();
  const calls = sent.filter((text) => text.includes('/api/') && !text.includes('/api/portal/failures'));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.slice(calls[0].indexOf(' '))).not.toContain('8');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('"8"');
});

test('success is said in English too', async ({ page }) => {
  await page.goto('/join?lang=en');
  for (const [name, value] of Object.entries({
    email: newEmail(), password: 'correct-horse-battery', passwordAgain: 'correct-horse-battery', name: 'Kim', birthDate: '900517', digit: '2', phoneNumber: '010-0000-2018',
  })) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByLabel('I agree to the terms of use').check();
  await page.getByLabel('I agree to the collection and use of personal data').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(toastOf(page, 'success', 'You have signed up')).toBeVisible();
});

test('a taken e-mail is answered like a fresh one', async ({ page }) => {
  const member = await createMember(page);
  await page.goto('/join');
  await fillJoin(page, member.email);
  await submit(page);
  await expect(toastOf(page, 'success', '가입되었습니다')).toBeVisible();
});

test('wrong values are named beside their fields, the first takes the focus, and nothing is lost', async ({ page }) => {
  await page.goto('/join');
  await fillJoin(page, newEmail());
  await page.getByLabel('비밀번호 확인').fill('something else');
  await page.getByLabel('주민등록번호 뒷자리 첫 번째 숫자').fill('9');
  await page.getByLabel('이용약관에 동의합니다').uncheck();
  await submit(page);
  await expect(page.getByText('비밀번호가 서로 다릅니다.')).toBeVisible();
  await expect(page.getByText('1에서 8 사이의 숫자를 입력해 주세요.')).toBeVisible();
  await expect(page.getByText('필수 항목에 동의해 주세요.')).toBeVisible();
  await expect(page.getByLabel('비밀번호 확인')).toBeFocused();
  await expect(page.getByLabel('이름')).toHaveValue('김정밀');
});

test('a child under 14 is refused before anything is sent', async ({ page }) => {
  await page.goto('/join');
  await fillJoin(page, newEmail());
  await page.getByLabel('생년월일').fill('200101');
  await page.getByLabel('주민등록번호 뒷자리 첫 번째 숫자').fill('3');
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/signup')) requests += 1;
  });
  await submit(page);
  await expect(page.getByLabel('생년월일')).toHaveAccessibleDescription(/만 14세 미만은 가입할 수 없습니다\./);
  expect(requests).toBe(0);
});

test('letters do not get into the number fields', async ({ page }) => {
  await page.goto('/join');
  await page.getByLabel('생년월일').pressSequentially('9a0b05-17');
  await expect(page.getByLabel('생년월일')).toHaveValue('900517');
});

test.describe('a value that only the server can judge', () => {
  test.use({ allowedConsole: [/400/] });

  for (const { language, submitName, failure, common } of [
    { language: 'ko', submitName: '가입하기', failure: '가입을 실패했습니다', common: '너무 흔한 비밀번호입니다. 다른 비밀번호를 사용해 주세요.' },
    { language: 'en', submitName: 'Sign up', failure: 'Sign-up failed', common: 'This password is too common. Please choose another.' },
  ]) {
    test(`is named beside its field (${language})`, async ({ page }) => {
      await page.goto('/join');
      await fillJoin(page, newEmail());
      await page.getByLabel('비밀번호', { exact: true }).fill('password123');
      await page.getByLabel('비밀번호 확인').fill('password123');
      if (language === 'en') await page.getByRole('button', { name: 'EN English' }).click();
      await page.getByRole('main').getByRole('button', { name: submitName, exact: true }).click();
      await expect(toastOf(page, 'error', failure)).toBeVisible();
      const field = page.locator('input[name=password]');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(common));
    });
  }
});

test.describe('a server that does not answer', () => {
  test.use({ allowedConsole: [/signup|ERR_FAILED/] });

  test('leaves everything typed', async ({ page }) => {
    await page.goto('/join');
    await fillJoin(page, newEmail());
    await page.route('**/api/user/signup', (route) => route.abort());
    await submit(page);
    await expect(toastOf(page, 'error', '가입을 실패했습니다')).toBeVisible();
    await expect(page.getByText('입력하신 내용은 그대로 있으니')).toBeVisible();
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('correct-horse-battery');
  });

  test('is asked again with the same key, so that an answer that got lost makes no second account; another form has another', async ({ page, readMail }) => {
    const email = newEmail();
    await page.goto('/join');
    await fillJoin(page, email);
    const keys: (string | undefined)[] = [];
    const repeated: (string | undefined)[] = [];
    await page.route('**/api/user/signup', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 2) return route.continue();
      // The first two reach the server, and their answers are lost
      const answer = await route.fetch();
      repeated.push(answer.headers()['idempotency-replayed']);
      await route.abort();
    });
    await submit(page);
    await expect.poll(() => repeated).toEqual([undefined]);
    await submit(page);
    await expect.poll(() => repeated).toEqual([undefined, 'true']);
    await page.getByLabel('회사').fill('다른기업');
    await submit(page);
    await expect(toastOf(page, 'success', '가입되었습니다')).toBeVisible();
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    // The corrected form was an attempt of its own, and met the account that the first one made
    expect((await readMail(email, /이미 가입된/)).subject).toContain('이미 가입된');
  });
});
