import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createMember } from '../../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../../infra/tooling/e2e/toasts.ts';

async function fillJoin(page: Page, email: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill('correct-horse-battery');
  await page.getByLabel('비밀번호 확인').fill('correct-horse-battery');
  await page.getByLabel('이름').fill('김정밀');
  // The resident digit is 8: no other value of the form has one.
  await page.getByLabel('생년월일').fill('20010517');
  await page.getByLabel('주민등록번호 뒷자리 첫 번째 숫자').fill('8');
  await page.getByLabel('휴대전화').fill('010-0000-2010');
  await page.getByLabel('이용약관에 동의합니다').check();
  await page.getByLabel('개인정보 수집 및 이용에 동의합니다').check();
}

const newEmail = () => `join-${randomUUID().replaceAll('8', '0').slice(0, 8)}@visitor.example`;
const submit = (page: Page) => page.getByRole('button', { name: '가입하기' }).click();

test('a visitor joins and comes to Login, and nothing that leaves the browser holds the resident digit', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.goto('/join');
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await fillJoin(page, newEmail());
  await submit(page);
  await expect(toastOf(page, 'success', '가입되었습니다')).toBeVisible();
  await expect(page).toHaveURL('/login');
  const calls = sent.filter((text) => text.includes('/api/') && !/\/api\/portal\/(?:failures|vitals)/.test(text));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.slice(calls[0].indexOf(' '))).not.toContain('8');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('"8"');
});

test('an address that only looks like another is refused beside its field, before anything is sent', async ({
  page,
}) => {
  // U+212A, the Kelvin sign, which programs that lower letters by Unicode take for a k
  const lookAlike = `\u212A${newEmail()}`;
  const calls: string[] = [];
  await page.goto('/join');
  await fillJoin(page, lookAlike);
  page.on('request', (request) => {
    if (request.url().includes('/api/user/')) calls.push(request.url());
  });
  await submit(page);
  await expect(page.getByLabel('이메일')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('이메일')).toBeFocused();
  expect(calls).toEqual([]);
  await page.getByLabel('이메일').fill(newEmail());
  await submit(page);
  await expect(page).toHaveURL('/login');
});

test.describe('what only the service can judge', () => {
  test.use({ allowedConsole: [/400|signup|ERR_FAILED/] });

  test('is said: a common password beside its field, a taken e-mail to its owner alone, and a lost answer by the same account', async ({
    page,
    readMail,
  }) => {
    const email = newEmail();
    await page.goto('/join');
    await fillJoin(page, email);
    for (const label of ['비밀번호', '비밀번호 확인'])
      await page.getByLabel(label, { exact: true }).fill('password123');
    await submit(page);
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveAccessibleDescription(/너무 흔한 비밀번호입니다/);
    await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused();

    for (const label of ['비밀번호', '비밀번호 확인'])
      await page.getByLabel(label, { exact: true }).fill('correct-horse-battery');
    const repeated: (string | undefined)[] = [];
    await page.route('**/api/user/signup', async (route) => {
      // The first two reach the server, and their answers are lost
      const answer = await route.fetch();
      repeated.push(answer.headers()['idempotency-replayed']);
      if (repeated.length > 2) await route.fulfill({ response: answer });
      else await route.abort();
    });
    await submit(page);
    await expect.poll(() => repeated).toEqual([undefined]);
    await expect(page.getByText('입력하신 내용은 그대로 있으니')).toBeVisible();
    await submit(page);
    await expect.poll(() => repeated).toEqual([undefined, 'true']);
    await expect(page.getByRole('button', { name: '가입하기' })).not.toHaveAttribute('aria-busy');

    const member = await createMember(page);
    await page.getByLabel('이메일').fill(member.email);
    await submit(page);
    await expect(toastOf(page, 'success', '가입되었습니다')).toBeVisible();
    expect((await readMail(member.email, /이미 가입된/)).subject).toContain('이미 가입된');
  });
});
