import { createMember } from '../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { linkIn } from '../../infra/tooling/e2e/mailbox.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';

test('a new member proves the address by the mailed link, and My page says so', async ({ page, signIn, readMail }) => {
  const member = await signIn(page);
  await page.goto('/account');
  await expect(page.getByText('이메일 확인 필요')).toBeVisible();
  const mail = await readMail(member.email);
  expect(mail.subject).toBe('[셀매트릭스] 이메일 주소를 확인해 주세요');
  await page.goto(linkIn(mail, '/verify-email'));
  await expect(page.getByRole('heading', { name: '이메일이 확인되었습니다' })).toBeVisible();
  await page.getByRole('link', { name: '마이페이지로' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('이메일 확인됨')).toBeVisible();
});

test('the link also works where one is not signed in, and leads to Login', async ({ page, readMail }) => {
  const member = await createMember(page);
  await page.goto(linkIn(await readMail(member.email), '/verify-email'));
  await expect(page.getByRole('heading', { name: '이메일이 확인되었습니다' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '로그인하기' }).click();
  await expect(page).toHaveURL('/login?next=/account');
});

test.describe('a link that is no good', () => {
  test.use({ allowedConsole: [/400|429/] });

  test('is said so, and a new one can be asked for, once a minute', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/verify-email?token=none');
    await expect(page.getByRole('heading', { name: '확인 링크를 사용할 수 없습니다' })).toBeVisible();
    await page.goto('/account');
    const again = page.getByRole('button', { name: '확인 메일 다시 받기' });
    await again.click();
    // The mail of the sign-up is less than a minute old, or a new one goes out and the next one has to wait.
    const sent = toastOf(page, 'success', '확인 메일을 보냈습니다');
    const refused = page.locator('[data-toast=error]', { hasText: '요청이 많습니다.' });
    await expect(sent.or(refused)).toBeVisible();
    if (await sent.isVisible()) await again.click();
    await expect(refused).toBeVisible();
  });
});
