import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { newAdmin, sendQuestion } from './support-api.ts';
import { openForm } from './support-forms.ts';

test('My page shows a member the own inquiry with its state and its answer', async ({ page, browser, signIn }) => {
  const { number, title, member } = await sendQuestion(browser, { product: 'web-eq' });
  const admin = await newAdmin(browser);
  const path = `/api/email/admin/inquiries/${number}`;
  const { version } = (await (await admin.call('GET', path)).json()) as { version: number };
  expect((await admin.call('POST', `${path}/reply`, { version, content: '자료를 보내 드렸습니다.' })).status()).toBe(200);

  await signIn(page, member.person);
  await openForm(page, '/account?lang=ko');
  const item = page.getByRole('listitem').filter({ hasText: number });
  await item.scrollIntoViewIfNeeded();
  await expect(item.getByText('답변완료')).toBeVisible();
  await item.getByText(title).click();
  for (const text of ['일반 문의 · 제품문의', 'WEB EQ', '자료를 보내 드렸습니다.']) await expect(item.getByText(text)).toBeVisible();
});
