import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { newAdmin, sendQuestion } from './support-api.ts';
import { fillQuestion, openForm } from './support-forms.ts';

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

for (const [lang, words] of Object.entries({
  ko: { heading: '문의 내역', none: '접수한 문의가 없습니다', submit: '접수하기', mine: '내 문의 보기', state: '접수' },
  en: { heading: 'My inquiries', none: 'No inquiries yet', submit: 'Submit', mine: 'See my inquiries', state: 'Received' },
})) {
  test(`the receipt leads a member to My page, where the inquiry stands (${lang})`, async ({ page, signIn }) => {
    await signIn(page);
    await openForm(page, `/account?lang=${lang}`);
    const mine = page.getByRole('region', { name: words.heading });
    await mine.scrollIntoViewIfNeeded();
    await expect(mine.getByRole('heading', { name: words.none })).toBeVisible();

    await openForm(page, `/support/question?lang=${lang}`);
    const { title } = await fillQuestion(page);
    await page.getByRole('button', { name: words.submit }).click();
    await page.getByRole('link', { name: words.mine }).click();
    await expect(page).toHaveURL('/account');
    await mine.scrollIntoViewIfNeeded();
    const item = mine.getByRole('listitem').filter({ hasText: title });
    await expect(item.getByText(words.state, { exact: true })).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barriersOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
