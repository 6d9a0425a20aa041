import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

for (const { path, title, older, former } of [
  { path: '/terms', title: '이용약관', older: '제3조 (회원 가입)', former: '에스엠시스템' },
  { path: '/privacy', title: '개인정보처리방침', older: '1. 처리하는 개인정보와 목적', former: '에스엠시스템' },
]) {
  test(`${path} lists its versions, and older ones can be read`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('2024-01-01', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: '2021.07.01 ~ 2023.12.31 시행' }).click();
    await expect(page).toHaveURL(`${path}/2021-07-01`);
    await expect(page).toHaveTitle(`${title} (2021.07.01) | 셀매트릭스`);
    await expect(page.getByRole('heading', { name: older })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(former);
    await page.getByRole('link', { name: '현재 버전 보기' }).click();
    await expect(page).toHaveURL(path);
  });
}

test('the contents lead to the articles', async ({ page }) => {
  await page.goto('/terms?lang=en');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Article 7 (Posts)' }).click();
  await expect(page.getByRole('heading', { name: 'Article 7 (Posts)' })).toBeInViewport();
});

test('the sign-up form shows the terms themselves, and the policy has the words of the consents', async ({ page }) => {
  await page.goto('/terms');
  const articles = await page.getByRole('main').getByRole('heading', { name: /^제\d+조/ }).allTextContents();
  expect(articles.length).toBeGreaterThan(10);
  await page.goto('/join');
  const texts: string[] = [];
  for (const name of ['이용약관', '개인정보 수집 및 이용', '교육 및 제품 소식 받기']) {
    await page.getByText(`내용 보기 ${name}`).click();
    texts.push(await page.getByRole('region', { name, exact: true }).innerText());
  }
  for (const article of articles) expect(texts[0]).toContain(article);
  for (const text of texts) expect(text).toContain('2024.01.01');
  const given = await page.getByRole('region', { name: '개인정보 수집 및 이용', exact: true }).locator('dd').allTextContents();
  await page.goto('/privacy');
  for (const words of given.slice(0, 3)) await expect(page.getByRole('cell', { name: words, exact: true })).toBeVisible();
});
