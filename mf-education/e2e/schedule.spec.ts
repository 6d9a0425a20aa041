import { readFile } from 'node:fs/promises';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { words } from '../src/testing/words.ts';
import { adminCalls, dayFromNow, openTraining, uniqueTitle, type AdminCalls } from './education.ts';

const say = words.ko;
let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

test('documents come with their trainings in both languages, and tell search engines of them', async ({ request }) => {
  const training = await admin.add();
  for (const [lang, title, site] of [
    ['ko', training.title, '셀매트릭스'],
    ['en', training.titleEn, 'Selmatrix'],
  ] as const) {
    await test.step(`the schedule (${lang})`, async () => {
      // A document may be a second old
      await expect(async () =>
        expect(await renderedDocument(request, `/education/schedule?lang=${lang}`)).toContain(title),
      ).toPass();
      const html = await renderedDocument(request, `/education/schedule?lang=${lang}`);
      const jsonLd = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
      expect(
        jsonLd.itemListElement.map(({ item }: { item: { '@type': string; name: string } }) => [
          item['@type'],
          item.name,
        ]),
      ).toContainEqual(['Course', title]);
    });
    await test.step(`the training's own address (${lang})`, async () => {
      const html = await renderedDocument(request, `/education/schedule?training=${training.educationId}&lang=${lang}`);
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(`${title} | ${site}`);
      expect(html, 'its text').toContain(lang === 'ko' ? '<strong>둘</strong>' : '<strong>two</strong>');
    });
  }
  await admin.remove(training.educationId);
});

test('the section leads to its schedule, which asks for no data again when it hydrates', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/education/')) calls.push(request.url());
  });
  await renderedDocument(page.request, '/education/schedule');
  await page.goto('/education');
  await expect(page).toHaveURL(/\/education\/schedule$/);
  await expect(page.getByRole('heading', { level: 1, name: say.schedule })).toBeVisible();
  await expect(page.locator('#section-education')).not.toHaveAttribute('data-ssr');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(calls).toEqual([]);
});

test('views, filters and months are in the URL: Back, Forward and reload restore each state', async ({ page }) => {
  const { title: type } = uniqueTitle();
  const training = await admin.add({ type, startDate: '2032-02-28', endDate: '2032-03-01' });
  // A URL of its own, since a document may be a second old
  await page.goto(`/education/schedule?lang=ko&fresh=${training.educationId}`);
  const cards = page.getByRole('article');
  const types = page.getByRole('navigation', { name: say.typeFilter, exact: true });
  await types.getByRole('link', { name: type }).click();
  await expect(page).toHaveURL(/type=/);
  await expect(cards).toHaveCount(1);
  await page
    .getByRole('navigation', { name: say.statusFilter, exact: true })
    .getByRole('link', { name: say.completed })
    .click();
  await expect(page.getByText(say.noMatch)).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(1);
  await page.goBack();
  await expect(page).not.toHaveURL(/type=/);
  await expect(types.getByRole('link', { name: say.all, exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(cards.nth(1)).toBeVisible();
  await page.goForward();
  await expect(cards).toHaveCount(1);

  await page.getByRole('link', { name: say.month, exact: true }).click();
  await page.getByRole('link', { name: '2032년 2월 교육 보기' }).click();
  await expect(page.getByRole('link', { name: training.title })).toHaveCount(2);
  await page.getByRole('link', { name: '다음 달, 2032년 3월' }).click();
  await expect(page.getByRole('link', { name: training.title })).toHaveCount(1);
  await page.reload();
  await expect(page).toHaveURL(/month=2032-03/);
  await expect(page.getByRole('heading', { name: '2032년 3월' })).toBeVisible();
  await admin.remove(training.educationId);
});

test('a training is shared by its own address, taken away as a calendar file, and missed once it is removed', async ({
  page,
}) => {
  const training = await admin.add();
  const dialog = await openTraining(page, training.educationId);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: say.calendar }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  expect((await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')).toContain(`SUMMARY:${training.title}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/education\/schedule$/);
  await admin.remove(training.educationId);
  // A document may be a second old
  await expect(async () => {
    await page.goto(`/education/schedule?training=${training.educationId}&lang=ko`);
    await expect(page.getByText('찾으시는 교육이 없습니다')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('four cards are in a row on a wide screen, and nothing scrolls sideways on a phone', async ({ page }) => {
  const trainings = await Promise.all(Array.from({ length: 4 }, () => admin.add()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/education/schedule');
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const search of ['', '?view=list', '?view=month', '?period=past']) {
    await page.goto(`/education/schedule${search}`);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      search,
    ).toBeLessThanOrEqual(0);
  }
  for (const { educationId } of trainings) await admin.remove(educationId);
});

test('dates and titles of cards in a row stand in line, however many badges they have', async ({ page }) => {
  const day = dayFromNow(0);
  // One recruits, the next is under way too
  const trainings = [
    await admin.add(),
    await admin.add({ startDate: dayFromNow(-1), endDate: dayFromNow(1) }),
    await admin.add({ startDate: day, endDate: dayFromNow(2), capacity: 1 }),
  ];
  for (const width of [1280, 1440])
    for (const lang of ['ko', 'en']) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/education/schedule?lang=${lang}&at=${width}`);
      await whenShown(page);
      const cards = await page.getByRole('article').evaluateAll((articles) =>
        articles.map((card) => {
          const topOf = (part: string) => Math.round((card.querySelector(part) ?? card).getBoundingClientRect().top);
          const isWrapped = [...card.querySelectorAll('dd')].some(({ clientHeight }) => clientHeight > 32);
          const badges = card.querySelector('header > div')!.children.length;
          return {
            top: Math.round(card.getBoundingClientRect().top),
            date: topOf('time'),
            title: topOf('h3'),
            badges,
            isWrapped,
          };
        }),
      );
      expect(Math.max(...cards.map(({ badges }) => badges))).toBeGreaterThan(1);
      for (const { top, date, title } of cards)
        for (const other of cards.filter((card) => card.top === top))
          expect([date, title], `${lang} at ${width} px`).toEqual([other.date, other.title]);
      expect(cards.filter(({ isWrapped }) => isWrapped)).toEqual([]);
    }
  // The button to find one's applications stands beside the choice of a view
  const find = await page.getByRole('button', { name: 'Find my applications' }).boundingBox();
  const views = await page.getByRole('link', { name: words.en.list, exact: true }).boundingBox();
  expect(Math.abs(find!.y + find!.height / 2 - (views!.y + views!.height / 2))).toBeLessThan(4);
  for (const { educationId } of trainings) await admin.remove(educationId);
});
