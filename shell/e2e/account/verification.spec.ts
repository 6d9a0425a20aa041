import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { linkIn } from '../../../infra/tooling/e2e/mailbox.ts';

test('a new member proves the address by the mailed link, and My page says so', async ({ page, signIn, readMail }) => {
  const member = await signIn(page);
  await page.goto('/account');
  await expect(page.getByText('이메일 확인 필요')).toBeVisible();
  const mail = await readMail(member.email);
  expect(mail.subject).toBe('[셀매트릭스] 이메일 주소를 확인해 주세요');
  await page.goto(linkIn(mail, '/verify-email'));
  await page.getByRole('button', { name: '이메일 확인하기' }).click();
  await expect(page.getByRole('heading', { name: '이메일이 확인되었습니다' })).toBeVisible();
  await page.getByRole('link', { name: '마이페이지로' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('이메일 확인됨')).toBeVisible();
});
