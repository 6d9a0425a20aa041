import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { changeLanguage } from '../../infra/tooling/e2e/change-language.ts';
import type { Page } from '@playwright/test';
import { startStack } from '../../infra/local/stack/start-stack.ts';
import type { Stack } from '../../infra/local/stack/stack.ts';
import { expect, test as base } from '../../infra/tooling/e2e/fixtures.ts';
import { followLink } from '../../infra/tooling/e2e/follow-link.ts';
import { isTried, sampleOf } from '../../infra/tooling/e2e/sample-of.ts';
import { runningPortal } from '../../infra/tooling/e2e/running-portal.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

// These tests change content of pages that other tests count, so they run on a portal of their own.
const test = base.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack({ releasesDir: runningPortal().releasesDir });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.origin),
});

// One stack for all of them; each changes what no other looks at.
test.describe.configure({ mode: 'default' });

async function signInAsAdmin(page: Page, { adminEmail, adminPassword }: Stack): Promise<string> {
  const answer = await page.request.post('/api/user/signin', { data: { email: adminEmail, password: adminPassword } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenShown(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The text of a page's own part, as the server sends it to a visitor. */
async function documentText(stack: Stack, path: string): Promise<string> {
  const html = await (await fetch(stack.origin + path)).text();
  return html.replaceAll(/<script.*?<\/script>/gs, '');
}

const untilVisitorsSee = (stack: Stack, path: string) => expect.poll(() => documentText(stack, path));

test('an admin adds an entry, edits, orders, hides, deletes and restores it; visitors see it at the next load, and all is in the audit log', async ({
  page,
  stack,
}) => {
  test.slow();
  const token = await signInAsAdmin(page, stack);
  const visible = '수출의 탑 수상';
  const edited = `개정 ${visible}`;
  await open(page, '/admin/marketing/timeline');
  await page.getByRole('link', { name: '추가' }).click();
  const fill = { '제목 (한국어)': visible, '제목 (영어)': 'Export tower award', 날짜: '2024-12-05' };
  for (const [label, value] of Object.entries(fill)) await page.getByLabel(label, { exact: false }).first().fill(value);
  const preview = page.getByRole('tabpanel');
  await expect(preview).toContainText(visible);
  await page.getByRole('tab', { name: 'English' }).click();
  await expect(preview).toContainText('Export tower award');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('등록되었습니다')).toBeVisible();
  await untilVisitorsSee(stack, '/timeline').toContain(visible);
  await untilVisitorsSee(stack, '/timeline?lang=en').toContain('Export tower award');

  await page.getByRole('link', { name: visible, exact: true }).click();
  await page.getByLabel('제목 (한국어)').fill(edited);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('수정되었습니다').first()).toBeVisible();
  await untilVisitorsSee(stack, '/timeline').toContain(edited);

  const rows = page.getByRole('row').filter({ hasText: /\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}/ });
  await expect(rows.last()).toContainText(edited);
  await page.getByRole('button', { name: `${edited} 위로` }).click();
  await expect(rows.last()).not.toContainText(edited);
  await page.getByRole('button', { name: `${edited} 숨기기` }).click();
  await untilVisitorsSee(stack, '/timeline').not.toContain(edited);
  await page.getByRole('button', { name: `${edited} 삭제` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByRole('button', { name: `${edited} 삭제` })).toHaveCount(0);
  await page.locator('a[href="/admin/marketing/timeline/trash"]').click();
  await page.getByRole('button', { name: `${edited} 복원` }).click();
  await expect(page.getByText('휴지통이 비어 있습니다')).toBeVisible();
  await open(page, '/admin/marketing/timeline');
  await expect(page.getByRole('button', { name: `${edited} 보이기` })).toBeVisible();

  const answer = await page.request.get('/api/user/admin/audit?service=content&pageSize=100', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { action: string; actor?: { email?: string } }[] };
  const actions = new Set(data.map(({ action }) => action));
  expect(
    ['create', 'change', 'order', 'remove', 'restore'].filter((verb) => !actions.has(`timeline-entry.${verb}`)),
  ).toEqual([]);
  expect(data.every(({ actor }) => actor?.email === stack.adminEmail)).toBe(true);
});

test('offices and the data of the company are changed in both languages, down to the footer', async ({
  page,
  stack,
}) => {
  await signInAsAdmin(page, stack);
  await open(page, '/admin/marketing/offices/magok');
  await page.getByLabel('주소 (한국어)').fill('서울특별시 강서구 마곡중앙로 777');
  await page.getByLabel('주소 (영어)').fill('777 Magokjungang-ro, Seoul');
  await expect(page.getByRole('tabpanel')).toContainText('마곡중앙로 777');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('수정되었습니다').first()).toBeVisible();
  await open(page, '/admin/marketing/company');
  await page.getByLabel('SMWP 문의 전화').fill('02-000-7777');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('수정되었습니다').first()).toBeVisible();
  for (const text of ['마곡중앙로 777', '02-000-7777']) await untilVisitorsSee(stack, '/').toContain(text);
  await untilVisitorsSee(stack, '/?lang=en').toContain('777 Magokjungang-ro, Seoul');
  await page.goto('/');
  await whenShown(page);
  await expect(page.getByRole('contentinfo')).toContainText('02-000-7777');
});

/** A picture of two colours, as a camera's file would be chosen. */
const drawnPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 900 });
    const context = canvas.getContext('2d')!;
    for (const [index, colour] of ['#b3261e', '#165dd8'].entries()) {
      context.fillStyle = colour;
      context.fillRect(index * 1000, 0, 1000, 900);
    }
    return canvas.toDataURL('image/png').split(',')[1]!;
  });

test('a picture that an admin uploads is cut around its focal point for cards, and shown whole in its story', async ({
  page,
  stack,
}) => {
  await signInAsAdmin(page, stack);
  await open(page, '/admin/marketing/cases/1');
  const buffer = Buffer.from(await drawnPicture(page), 'base64');
  await page.locator('input[type="file"]').setInputFiles({ name: '공장.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('공장.png, 1600 × 720 px')).toBeVisible();
  await page.getByLabel('이미지 설명 (한국어)').fill('관제실 전경');
  const picture = page.locator('form figure button');
  const box = (await picture.boundingBox())!;
  await picture.click({ position: { x: box.width * 0.1, y: box.height / 2 } });
  await expect(page.getByRole('slider', { name: '초점 가로 10%' })).toHaveValue('10');
  await page.getByRole('button', { name: '사진 설정 저장' }).click();
  await expect(page.getByText('사진 설정을 저장했습니다')).toBeVisible();
  expect(await barriersOf(page, 'content')).toEqual([]);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('수정되었습니다').first()).toBeVisible();
  await untilVisitorsSee(stack, '/application').toContain('관제실 전경');

  const shown = async () => {
    const image = page.getByRole('main').getByRole('img', { name: '관제실 전경' });
    await image.scrollIntoViewIfNeeded();
    return image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const context = canvas.getContext('2d')!;
      context.drawImage(element, element.naturalWidth / 2, element.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
      const [red = 0, , blue = 0] = context.getImageData(0, 0, 1, 1).data;
      const { width, height } = element.getBoundingClientRect();
      return { file: /[^/]+(?=\?)/.exec(element.currentSrc)?.[0], isRed: red > blue, shape: width / height };
    });
  };
  await open(page, '/application?lang=ko');
  const card = await shown();
  expect(card).toMatchObject({ file: 'tile.avif', isRed: true });
  expect(card.shape).toBeCloseTo(16 / 9, 1);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/application\/.+/);
  const story = await shown();
  expect(story.file).toMatch(/^(?:large|medium)\.avif$/);
  expect(story.shape).toBeCloseTo(1600 / 720, 1);
});

test('the admin views have no accessibility finding and no overflow', async ({ page, stack }) => {
  test.slow();
  await signInAsAdmin(page, stack);
  const paths = [
    'slides',
    'cases',
    'timeline',
    'offices',
    'company',
    'slides/1',
    'cases/1',
    'timeline/1',
    'offices/magok',
  ];
  for (const [index, path] of paths.entries()) {
    if (!isTried(index)) continue;
    if (index === 0) await open(page, `/admin/marketing/${path}?lang=en`);
    else await followLink(page, `/admin/marketing/${path}`);
    // Two views in each language
    for (const lang of sampleOf(['en', 'ko'] as const, index >> 1)) {
      await changeLanguage(page, lang);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const where = `${path} (${lang})`;
      expect.soft(await barriersOf(page, index === 0 ? 'page' : 'content'), where).toEqual([]);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${where} at ${width} px`)
          .toBeLessThanOrEqual(width);
      }
    }
  }
});
