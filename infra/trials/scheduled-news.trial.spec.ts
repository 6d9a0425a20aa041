import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, test } from '../tooling/e2e/own-portal.ts';
import { whenShown } from '../tooling/e2e/when-shown.ts';
import { renderedStatus } from '../tooling/e2e/rendered-document.ts';

const TITLE = '예약한 신제품 소식';
const TITLE_EN = 'A scheduled product';

const words = {
  ko: { title: TITLE, missing: '글을 찾을 수 없습니다', time: '게시 시각 (한국 시간)', at: '2031.05.06 09:30 (한국 시간)에 게시' },
  en: { title: TITLE_EN, missing: 'Post not found', time: 'Time (Korea)', at: 'Publish at 2031.05.06 09:30 (Korean time)' },
};

// The item is a 404 until its time; what the frame asks of the services that are dead is 503.
test.use({ allowedConsole: [/404|503/] });

/** The places, besides its own page, where a visitor finds the item now. */
async function placesOf(page: Page, newsId: number): Promise<string[]> {
  const places = [
    '/news?lang=ko', '/news?lang=en', '/?lang=ko', '/sitemap.xml', '/api/news/feed.xml', '/api/news/feed.xml?lang=en',
    `/api/news/view?title=${encodeURIComponent('예약한')}`, '/api/news/view?status=scheduled', '/api/news/view?status=all',
  ];
  const texts = await Promise.all(places.map(async (path) => (await page.request.get(path)).text()));
  return places.filter((_, index) => [TITLE, TITLE_EN, `/news/${newsId}<`].some((text) => texts[index]?.includes(text)));
}

for (const lang of ['ko', 'en'] as const) {
  const say = words[lang];

  test(`a scheduled item is nowhere before its time and everywhere from it on, with every background worker dead (${lang})`, async ({ page, browser, stack, signIn }) => {
    test.slow();
    const admin = await browser.newPage({ baseURL: stack.origin });
    await signIn(admin, 'admin');
    const { accessToken } = (await (await admin.request.post('/api/user/refresh')).json()) as { accessToken: string };
    const written = await admin.request.post('/api/news/write', {
      headers: { authorization: `Bearer ${accessToken}` },
      multipart: { title: TITLE, content: '출시합니다.', titleEn: TITLE_EN, contentEn: 'It is here.', status: 'hidden' },
    });
    const { newsId } = (await written.json()) as { newsId: number };
    await admin.goto(`/admin/community/posts/news/${newsId}?lang=${lang}`);
    await admin.getByLabel(say.time).fill('2031-05-06T09:30');
    await admin.getByRole('button', { name: say.at }).click();
    await expect(admin.getByText('2031.05.06 09:30').first()).toBeVisible();
    await admin.close();

    const { account, content, education, support, community } = stack.services;
    const others = [account, content, education, support];
    const db = new pg.Client({ connectionString: stack.databaseUrl });
    await db.connect();
    await db.query('set search_path = community');
    const housekeeping = new pg.Client({ connectionString: stack.databaseUrl });
    await housekeeping.connect();
    try {
      await Promise.all(others.map((service) => service.stop()));
      // What the service does by itself, from its start on, waits for these rows for good.
      await housekeeping.query('begin; lock table community.erasure_progress, community.file_removals in access exclusive mode');
      await community.stop();
      await community.start();

      expect(await renderedStatus(page.request, `/news/${newsId}?lang=${lang}`)).toBe(404);
      await page.goto(`/news/${newsId}?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1, name: say.missing })).toBeVisible();
      expect(await placesOf(page, newsId)).toEqual([]);

      await db.query(`update news_items set starts_at = now() + interval '3 seconds' where id = $1`, [newsId]);
      const statusSeen = () => renderedStatus(page.request, `/news/${newsId}`);
      const hasCome = async () => (await db.query<{ come: boolean }>('select starts_at <= now() as come from news_items where id = $1', [newsId])).rows[0]?.come;
      while (!(await hasCome())) {
        const status = await statusSeen();
        if (!(await hasCome())) expect(status).toBe(404);
      }
      await expect.poll(statusSeen).toBe(200);
      await page.goto(`/news?lang=${lang}`);
      await whenShown(page);
      await page.getByRole('row').getByRole('link', { name: say.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
      await expect.poll(() => placesOf(page, newsId)).toHaveLength(9);

      // Into the trash, and it is nowhere again.
      await db.query('update news_items set removed_at = now() where id = $1', [newsId]);
      await expect.poll(statusSeen).toBe(404);
      await expect.poll(() => placesOf(page, newsId)).toEqual([]);
    } finally {
      await housekeeping.end();
      await db.end();
      await Promise.all(others.map((service) => service.start()));
    }
  });
}
