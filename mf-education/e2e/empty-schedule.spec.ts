import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { adminCalls } from './education.ts';
import { LANGUAGES, words } from '../src/testing/words.ts';

const texts = {
  ko: { upcoming: '예정된 교육이 없습니다', past: '지난 교육이 없습니다', text: '새 일정이 정해지면 이곳에서 알려 드립니다.', month: '이 달에는 교육이 없습니다', nearest: '2033년 5월 교육 보기', shown: '2033년 5월' },
  en: { upcoming: 'No training is planned at the moment', past: 'There is no past training', text: 'New dates appear here as soon as they are set.', month: 'No training in this month', nearest: 'Go to May 2033', shown: 'May 2033' },
} as const;

/** Comes to the schedule from another page, so that the browser asks for the trainings and is told that there are none. */
async function arriveAtEmpty(page: Page, lang: string) {
  await page.goto(`/about?lang=${lang}`);
  await whenShown(page);
  await page.route('**/api/education/view*', (route) => route.fulfill({ json: [] }));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/education/schedule' });
    document.body.append(link);
    link.click();
    link.remove();
  });
}

for (const lang of LANGUAGES) {
  const say = words[lang];
  const empty = texts[lang];

  test(`without any training the schedule, its past and its months say so (${lang})`, async ({ page }) => {
    await arriveAtEmpty(page, lang);
    await expect(page.getByRole('heading', { name: empty.upcoming })).toBeVisible();
    await expect(page.getByText(empty.text)).toBeVisible();
    await page.getByRole('tab', { name: say.pastTab }).click();
    await expect(page.getByRole('heading', { name: empty.past })).toBeVisible();
    await page.getByRole('link', { name: say.month, exact: true }).click();
    await expect(page.getByRole('heading', { name: empty.month })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test(`a month without a training leads to the nearest that has one (${lang})`, async ({ page }) => {
    const admin = await adminCalls();
    const training = await admin.add({ startDate: '2033-05-09', endDate: '2033-05-10' });
    await page.goto(`/education/schedule?view=month&month=2033-04&lang=${lang}`);
    await whenShown(page);
    await expect(page.getByRole('heading', { name: empty.month })).toBeVisible();
    await page.getByRole('link', { name: empty.nearest }).click();
    await expect(page).toHaveURL(/month=2033-05/);
    await expect(page.getByRole('heading', { name: empty.shown })).toBeVisible();
    await expect(page.getByRole('link', { name: lang === 'ko' ? training.title : training.titleEn }).first()).toBeVisible();
    await admin.remove(training.educationId);
    await admin.end();
  });
}
