import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

test('the section leads to its schedule', async ({ page }) => {
  await page.goto('/education');
  await expect(page).toHaveURL(/\/education\/schedule$/);
  await expect(page.getByRole('heading', { level: 1, name: '교육일정' })).toBeVisible();
});

test('the document comes with every training in it', async ({ request }) => {
  const trainings: { title: string }[] = await (await request.get('/api/education/view?lang=ko')).json();
  const html = await (await request.get('/education/schedule?lang=ko')).text();
  expect(trainings.length).toBeGreaterThan(0);
  for (const { title } of trainings) expect(html).toContain(title);
});

test('hydrating asks for no data again', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/education/')) calls.push(request.url());
  });
  await page.goto('/education/schedule');
  await expect(page.locator('#section-education')).not.toHaveAttribute('data-ssr');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(calls).toEqual([]);
});

test('a card tells day, time, seats and status, and opens to its content', async ({ page, request }) => {
  const [training] = await (await request.get('/api/education/view?lang=ko')).json();
  await page.goto('/education/schedule?lang=ko');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: training.title, exact: true }) });
  await expect(card).toContainText(training.startDate.slice(5).replace('-', '.'));
  await expect(card).toContainText(`${training.startTime} – ${training.endTime}`);
  await expect(card).toContainText(`신청 ${training.applied} / 정원 ${training.capacity}`);
  await expect(card).toContainText(training.status === 'recruiting' ? '모집중' : '모집종료');
  const content = card.getByText(training.content.split('\n')[0]);
  await expect(content).toBeHidden();
  await card.getByText('교육 내용').click();
  await expect(content).toBeVisible();
});

test('a full training and a past one say so beside their status', async ({ page }) => {
  await page.goto('/education/schedule?lang=ko');
  await expect(page.getByText('정원마감').first()).toBeVisible();
  await expect(page.getByText('종료', { exact: true }).first()).toBeHidden();
  await page.getByText(/^지난 교육/).click();
  await expect(page.getByText('종료', { exact: true }).first()).toBeVisible();
});

test('the schedule speaks English when asked to', async ({ page }) => {
  await page.goto('/education/schedule?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Training schedule' })).toBeVisible();
  await expect(page.getByText('Open for applications').first()).toBeVisible();
});

test('on a wide screen four cards stand in a row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/education/schedule');
  const tops = await page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
});

test('the page never scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/education/schedule');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
