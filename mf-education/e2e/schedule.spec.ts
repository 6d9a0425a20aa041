import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { adminCalls, applyAs, dayFromNow, type AdminCalls } from './education.ts';
import { LANGUAGES, words } from '../src/testing/words.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

test('the section leads to its schedule', async ({ page }) => {
  await page.goto('/education');
  await expect(page).toHaveURL(/\/education\/schedule$/);
  await expect(page.getByRole('heading', { level: 1, name: '교육일정' })).toBeVisible();
});

test('the document comes with the trainings in it, and tells search engines of them', async ({ request }) => {
  const trainings: { title: string; derivedState: string }[] = await (await request.get('/api/education/view?lang=ko')).json();
  const coming = trainings.filter(({ derivedState }) => derivedState !== 'past');
  const html = await renderedDocument(request, '/education/schedule?lang=ko');
  expect(coming.length).toBeGreaterThan(0);
  for (const { title } of coming) expect(html.includes(title), title).toBe(true);
  const jsonLd = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  expect(jsonLd.itemListElement.map(({ item }: { item: { '@type': string; name: string } }) => [item['@type'], item.name])).toEqual(
    coming.map(({ title }) => ['Course', title]),
  );
});

test('hydrating asks for no data again', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/education/')) calls.push(request.url());
  });
  await renderedDocument(page.request, '/education/schedule');
  await page.goto('/education/schedule');
  await expect(page.locator('#section-education')).not.toHaveAttribute('data-ssr');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(calls).toEqual([]);
});

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`a card tells day, hours, seats, kind, status and last day (${lang})`, async ({ page }) => {
    const training = await admin.add({ startDate: '2031-12-01', endDate: '2031-12-02', capacity: 12 });
    await applyAs(training.educationId);
    await page.goto(`/education/schedule?lang=${lang}`);
    const title = lang === 'ko' ? training.title : training.titleEn;
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card).toContainText('12.01');
    await expect(card).toContainText(lang === 'ko' ? '월' : 'Mon');
    await expect(card).toContainText('10:00 – 17:00');
    await expect(card).toContainText(lang === 'ko' ? '2031.12.02 (화)' : '2031.12.02 (Tue)');
    await expect(card).toContainText(say.applied(1, 12));
    await expect(card).toContainText(lang === 'ko' ? '정기교육' : 'Regular training');
    await expect(card).toContainText(say.recruiting);
    await admin.remove(training.educationId);
  });

  test(`a full training, one that takes no applications and a past one say so (${lang})`, async ({ page }) => {
    await page.goto(`/education/schedule?lang=${lang}`);
    await whenShown(page);
    const articles = page.getByRole('article');
    await expect(articles.getByText(say.full, { exact: true }).first()).toBeVisible();
    await expect(articles.getByText(say.completed, { exact: true }).first()).toBeVisible();
    await expect(articles.getByText(say.past, { exact: true })).toHaveCount(0);
    await page.getByRole('tab', { name: say.pastTab }).click();
    await expect(page).toHaveURL(/period=past/);
    await expect(articles.getByText(say.past, { exact: true }).first()).toBeVisible();
  });

  test(`views and filters stand in the address, and Back brings each state again (${lang})`, async ({ page }) => {
    await page.goto(`/education/schedule?lang=${lang}`);
    await whenShown(page);
    const all = await page.getByRole('article').count();
    await page.getByRole('navigation', { name: say.typeFilter, exact: true }).getByRole('link', { name: say.group }).click();
    await expect(page).toHaveURL(/type=/);
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
    for (const article of await page.getByRole('article').all()) await expect(article).toContainText(say.group);

    await page.getByRole('navigation', { name: say.statusFilter, exact: true }).getByRole('link', { name: say.completed }).click();
    await expect(page).toHaveURL(/status=completed/);
    await expect(page.getByText(say.noMatch)).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/status=/);
    await page.goBack();
    await expect(page).not.toHaveURL(/type=/);
    await expect(page.getByRole('article')).toHaveCount(all);

    await page.getByRole('link', { name: say.list, exact: true }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page.getByRole('link', { name: say.list, exact: true })).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(page.getByRole('link', { name: say.list, exact: true })).toHaveAttribute('aria-current', 'true');
  });

  test(`a type shared in one language holds in the other (${lang})`, async ({ page }) => {
    const other = words[lang === 'ko' ? 'en' : 'ko'];
    await page.goto(`/education/schedule?type=${encodeURIComponent(other.group)}&lang=${lang}`);
    await expect(page.getByRole('navigation', { name: say.typeFilter, exact: true }).getByRole('link', { name: say.group })).toHaveAttribute('aria-current', 'true');
    for (const article of await page.getByRole('article').all()) await expect(article).toContainText(say.group);
  });

  test(`the month view shows a training on each of its days and leads through the months (${lang})`, async ({ page }) => {
    const training = await admin.add({ startDate: '2032-02-28', endDate: '2032-03-01' });
    const title = lang === 'ko' ? training.title : training.titleEn;
    await page.goto(`/education/schedule?view=month&month=2032-02&lang=${lang}`);
    await whenShown(page);
    await expect(page.getByRole('heading', { name: lang === 'ko' ? '2032년 2월' : 'February 2032' })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(2);
    await page.getByRole('link', { name: lang === 'ko' ? '다음 달, 2032년 3월' : 'Next month, March 2032' }).click();
    await expect(page).toHaveURL(/month=2032-03/);
    await expect(page.getByRole('link', { name: title })).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('link', { name: title })).toHaveCount(2);
    await admin.remove(training.educationId);
  });

  test.describe('a schedule that cannot be loaded', () => {
    test.use({ allowedConsole: [/503/] });

    test(`keeps what is there and says so (${lang})`, async ({ page }) => {
      // The list counts as fresh for a while; this lets the while pass.
      await page.addInitScript(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + Number(sessionStorage.getItem('later') ?? 0);
      });
      await page.goto(`/education/schedule?lang=${lang}`);
      await whenShown(page);
      await page.route('**/api/education/view*', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503,"code":"unavailable"}' }));
      await page.evaluate(() => sessionStorage.setItem('later', '60000'));
      await page.getByRole('link', { name: say.list, exact: true }).click();
      await expect(page.locator('[data-toast]').filter({ hasText: say.loadFailed })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test(`stands in the place of the schedule when nothing is there, and tries again (${lang})`, async ({ page }) => {
      await page.goto(`/about?lang=${lang}`);
      await whenShown(page);
      await page.route('**/api/education/view*', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503,"code":"unavailable"}' }), { times: 1 });
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/education/schedule';
        document.body.append(link);
        link.click();
        link.remove();
      });
      await expect(page.getByRole('heading', { name: say.loadFailed })).toBeVisible();
      await expect(page.locator('[data-toast]').filter({ hasText: say.loadFailed })).toBeVisible();
      await page.getByRole('button', { name: lang === 'ko' ? '다시 시도' : 'Try again' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}

test('a training has an address of its own, with its title and text in the document', async ({ page, request }) => {
  const training = await admin.add();
  const address = `/education/schedule?training=${training.educationId}&lang=ko`;
  const html = await renderedDocument(request, address);
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(`${training.title} | 셀매트릭스`);
  expect(html.includes('<strong>둘</strong>'), 'its text').toBe(true);
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: training.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/education\/schedule$/);
  await admin.remove(training.educationId);
  // A document may be a second old
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText('찾으시는 교육이 없습니다')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('each training comes as a calendar file', async ({ request }) => {
  const training = await admin.add({ startDate: dayFromNow(95), endDate: dayFromNow(96) });
  const answer = await request.get(`/api/education/calendar?educationId=${training.educationId}&lang=ko`);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(answer.headers()['content-disposition']).toContain('attachment');
  expect((await answer.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${training.title}`);
  await admin.remove(training.educationId);
});

test('on a wide screen four cards stand in a row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/education/schedule');
  const tops = await page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
});

for (const search of ['', '?view=list', '?view=month', '?period=past']) {
  test(`the page never scrolls sideways on a phone (${search || 'cards'})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/education/schedule${search}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
