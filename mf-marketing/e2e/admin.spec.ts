import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import type { Page } from '@playwright/test';
import { startStack } from '../../infra/local/stack/start-stack.ts';
import type { Stack } from '../../infra/local/stack/stack.ts';
import { expect, test as base } from '../../infra/tooling/e2e/fixtures.ts';
import { runningPortal } from '../../infra/tooling/e2e/running-portal.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

// What is changed here stands on pages that other tests count: it is done to a portal of its own.
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

test.describe.configure({ mode: 'serial' });

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

const nouns = [
  {
    noun: 'timeline', path: '/timeline', visible: '수출의 탑 수상', english: 'Export tower award',
    fill: { '제목 (한국어)': '수출의 탑 수상', '제목 (영어)': 'Export tower award', 날짜: '2024-12-05' },
  },
  {
    noun: 'cases', path: '/application', visible: '샘플물류 창고', english: 'Sample warehouse',
    fill: {
      '회사 (한국어)': '샘플물류 창고', '회사 (영어)': 'Sample warehouse', '업종 키': 'logistics', '업종 (한국어)': '물류', '업종 (영어)': 'Logistics',
      '프로젝트 (한국어)': '창고 관제', '프로젝트 (영어)': 'Warehouse control', '내용 (한국어)': '창고를 한 화면에서 봅니다.', '내용 (영어)': 'The warehouse on one screen.',
    },
  },
  {
    noun: 'slides', path: '/', visible: '새로 올린 슬라이드', english: 'A slide just added',
    fill: {
      '제목 (한국어)': '새로 올린 슬라이드', '제목 (영어)': 'A slide just added', '설명 (한국어)': '설명입니다.', '설명 (영어)': 'A text.', '자세히 보기 주소': '/about',
    },
  },
] as const;

for (const { noun, path, visible, english, fill } of nouns) {
  test(`${noun}: an admin adds an entry, edits, orders, hides and deletes it; visitors see it at the next load`, async ({ page, stack }) => {
    await signInAsAdmin(page, stack);
    await open(page, `/admin/marketing/${noun}`);
    await page.getByRole('link', { name: '추가' }).click();
    for (const [label, value] of Object.entries(fill)) await page.getByLabel(label, { exact: false }).first().fill(value);
    const preview = page.getByRole('tabpanel');
    await expect(preview).toContainText(visible);
    await page.getByRole('tab', { name: 'English' }).click();
    await expect(preview).toContainText(english);
    await page.getByRole('button', { name: '저장' }).click();
    await expect(page.getByText('등록되었습니다')).toBeVisible();
    await untilVisitorsSee(stack, path).toContain(visible);
    await untilVisitorsSee(stack, `${path}?lang=en`).toContain(english);

    const edited = `개정 ${visible}`;
    await page.getByRole('link', { name: visible, exact: true }).click();
    await page.getByLabel(Object.keys(fill)[0]!, { exact: false }).first().fill(edited);
    await expect(preview).toContainText(edited);
    await page.getByRole('button', { name: '저장' }).click();
    await expect(page.getByText('수정되었습니다').first()).toBeVisible();
    await untilVisitorsSee(stack, path).toContain(edited);

    const rows = page.getByRole('row').filter({ hasText: /\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}/ });
    await expect(rows.last()).toContainText(visible);
    if ('날짜' in fill) await expect(rows.last()).toContainText(fill.날짜.replaceAll('-', '.'));
    await page.getByRole('button', { name: `${visible} 위로` }).click();
    await expect(rows.last()).not.toContainText(visible);
    await expect(rows.nth((await rows.count()) - 2)).toContainText(visible);

    await page.getByRole('button', { name: `${visible} 숨기기` }).click();
    await expect(page.getByRole('button', { name: `${visible} 보이기` })).toBeVisible();
    await untilVisitorsSee(stack, path).not.toContain(visible);

    await page.getByRole('button', { name: `${visible} 삭제` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('되돌릴 수 없습니다');
    await question.getByRole('button', { name: '삭제' }).click();
    await expect(page.getByRole('button', { name: `${visible} 삭제` })).toHaveCount(0);
  });
}

test('offices and the data of the company are changed in both languages, down to the footer', async ({ page, stack }) => {
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

test('an office is ordered, hidden, deleted and entered again, and visitors find the tabs so', async ({ page, stack }) => {
  const tabs = async () => [...(await documentText(stack, '/')).matchAll(/<button[^>]*role="tab"[^>]*>(.*?)<\/button>/gs)].map(([, name]) => name);
  await signInAsAdmin(page, stack);
  await open(page, '/admin/marketing/offices');
  await page.getByRole('button', { name: '본사 위로' }).click();
  await expect.poll(tabs).toEqual(['본사', '서울지사']);
  await page.getByRole('button', { name: '본사 숨기기' }).click();
  await expect.poll(tabs).toEqual(['서울지사']);
  await page.getByRole('button', { name: '본사 삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByRole('button', { name: '본사 삭제' })).toHaveCount(0);

  await page.getByRole('link', { name: '추가' }).click();
  await page.getByLabel('사무소', { exact: false }).selectOption('namyangju');
  const texts = {
    '제목 (한국어)': '새 본사', '제목 (영어)': 'New head office', '주소 (한국어)': '경기도 남양주시 111', '주소 (영어)': '111 Namyangju-si', 위도: '37.62', 경도: '127.15',
    '버스 정류장 (한국어)': '정류장', '버스 정류장 (영어)': 'Stop', '버스 번호': '34, 97', '버스 오시는 길 (한국어)': '도보 4분', '버스 오시는 길 (영어)': 'Walk 4 minutes',
    전화: '031-000-1111', 팩스: '031-000-1112', 이메일: 'office@selmatrix.example',
  };
  for (const [label, value] of Object.entries(texts)) await page.getByLabel(label, { exact: false }).first().fill(value);
  await expect(page.getByRole('tabpanel')).toContainText('경기도 남양주시 111');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('등록되었습니다')).toBeVisible();
  await expect.poll(tabs).toEqual(['서울지사', '새 본사']);
  await untilVisitorsSee(stack, '/?lang=en').toContain('New head office');
});

test.describe('an edit of an older state', () => {
  // The service refuses it with 409, which the browser writes to its console.
  test.use({ allowedConsole: [/409/] });

  test('is refused, with what was typed still there', async ({ page, stack }) => {
    const token = await signInAsAdmin(page, stack);
    await open(page, '/admin/marketing/timeline/1');
    await page.getByLabel('제목 (한국어)').fill('내가 고친 제목');
    const headers = { authorization: `Bearer ${token}` };
    const entries = (await (await page.request.get('/api/content/admin/timeline', { headers })).json()) as { entryId: string; version: number }[];
    const version = entries.find(({ entryId }) => entryId === '1')?.version;
    const other = await page.request.patch('/api/content/admin/timeline/1', { headers, data: { version, titleKo: '먼저 고친 제목' } });
    expect(other.status()).toBe(200);
    await page.getByRole('button', { name: '저장' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expect(page.getByLabel('제목 (한국어)')).toHaveValue('내가 고친 제목');
  });
});

test('a wrong entry is told at its field, and leaving typed text is asked first', async ({ page, stack }) => {
  await signInAsAdmin(page, stack);
  await open(page, '/admin/marketing/cases/new');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByLabel('회사 (한국어)')).toBeFocused();
  await expect(page.getByText('값을 입력하세요').first()).toBeVisible();
  await page.getByLabel('회사 (한국어)').fill('아직 저장하지 않은 회사');
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('every change stands in the audit log', async ({ page, stack }) => {
  const token = await signInAsAdmin(page, stack);
  const answer = await page.request.get('/api/user/admin/audit?service=content&pageSize=100', { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { action: string; actor?: { email?: string } }[] };
  const actions = new Set(data.map(({ action }) => action));
  const changes = ['timeline-entry', 'customer-case', 'home-slide', 'office'].flatMap((noun) => ['create', 'change', 'order', 'remove'].map((verb) => `${noun}.${verb}`));
  expect([...changes, 'company.change'].filter((action) => !actions.has(action))).toEqual([]);
  expect(data.every(({ actor }) => actor?.email === stack.adminEmail)).toBe(true);
});

for (const { lang, width } of [{ lang: 'ko', width: 1440 }, { lang: 'ko', width: 360 }, { lang: 'en', width: 768 }, { lang: 'en', width: 360 }] as const) {
  test(`the admin views have no accessibility finding and no overflow (${lang}, ${width} px)`, async ({ page, stack }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAsAdmin(page, stack);
    for (const path of ['slides', 'cases', 'timeline', 'offices', 'company', 'slides/1', 'cases/1', 'timeline/1', 'offices/magok']) {
      await open(page, `/admin/marketing/${path}?lang=${lang}`);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await barriersOf(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
