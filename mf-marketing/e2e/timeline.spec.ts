import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';

for (const path of ['/timeline', '/customer']) {
  test(`${path} tells the company's history in nine entries, oldest first`, async ({ page }) => {
    await page.goto(`${path}?lang=ko`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['연혁']);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('셀매트릭스가 걸어온 길');
    const dates = await page.locator('main time').allTextContents();
    expect(dates).toHaveLength(9);
    expect(dates.every((date) => /^\d{4}\.\d{2}\.\d{2}$/.test(date))).toBe(true);
    expect(dates).toEqual([...dates].sort());
    await expect(page.getByRole('img', { name: /2018년부터 2023년까지/ })).toBeVisible();
  });
}

test('search engines read the nine entries in their order, and the way to the page', async ({ request }) => {
  const html = await renderedDocument(request, '/timeline?lang=en');
  const text = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  const { '@graph': [page, way] } = JSON.parse(text ?? '') as { '@graph': Record<string, { itemListElement: { name: string }[] }>[] };
  expect(page).toMatchObject({ '@type': 'AboutPage', about: { foundingDate: '2018' }, mainEntity: { '@type': 'ItemList', numberOfItems: 9 } });
  expect(page!['mainEntity']!.itemListElement.map(({ name }) => name)).toEqual(expect.arrayContaining(['2018.03.05 SM System founded', '2023.01.02 Renamed Selmatrix Co., Ltd.']));
  expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'About' }, { name: 'History' }] });
});

test('the years head their entries', async ({ page }) => {
  await page.goto('/timeline?lang=en');
  await expect(page.locator('main h3')).toHaveText(['2018', '2019', '2020', '2021', '2022', '2023']);
  await expect(page.getByRole('list', { name: 'Entries of 2023' })).toContainText('Renamed Selmatrix Co., Ltd.');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the document holds the entries', async ({ page }) => {
    await page.goto('/timeline?lang=ko');
    await expect(page.locator('main time')).toHaveCount(9);
  });
});
