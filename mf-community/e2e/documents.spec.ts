import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument, renderedStatus } from '../../infra/tooling/e2e/rendered-document.ts';
import { adminCaller, LANGUAGES, newId, RED_PIXEL } from './community.ts';

const words = {
  ko: {
    classroom: '강의실',
    news: '뉴스',
    announcement: '공지사항',
    notFound: '글을 찾을 수 없습니다',
    waiting: '답변대기',
    seeMore: '뉴스 더보기',
    alt: '빨간 점',
    title: (id: string) => `새 소식 ${id}`,
    description: '굵은 첫 문장입니다.',
  },
  en: {
    classroom: 'Classroom',
    news: 'News',
    announcement: 'Announcements',
    notFound: 'Post not found',
    waiting: 'Unanswered',
    seeMore: 'See more news',
    alt: 'a red dot',
    title: (id: string) => `What is new ${id}`,
    description: 'A bold first sentence.',
  },
};

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`the documents of the boards hold their posts, their head and their status (${lang})`, async ({ request }) => {
    const admin = await adminCaller();
    const id = newId();
    const texts = {
      title: words.ko.title(id),
      content: '**굵은** 첫 문장입니다.',
      titleEn: words.en.title(id),
      contentEn: 'A **bold** first sentence.',
      status: 'visible',
    };
    const item = await admin.news({ ...texts, file: RED_PIXEL, imageAlt: words.ko.alt, imageAltEn: words.en.alt });
    const announcement = await admin.news({ ...texts, type: 'announcement' });
    const question = await admin.post({ type: 'question', title: `물어볼 것 ${id}` });
    const documentOf = (path: string) =>
      renderedDocument(request, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);

    // First of all: others write meanwhile, and a feed holds the newest items only.
    await test.step('feeds', async () => {
      for (const [type, address] of [
        ['news', `/news/${item.newsId}`],
        ['announcement', `/education/announcement/${announcement.newsId}`],
      ]) {
        const feed = await request.get(`/api/news/feed.xml?type=${type}&lang=${lang}`);
        expect.soft(feed.headers()['content-type']).toMatch(/xml/);
        expect.soft(await feed.text()).toContain(address);
      }
    });

    await test.step('lists', async () => {
      const classroom = await documentOf(`/education/classroom/list?title=${id}`);
      for (const text of [
        `<html lang="${lang}"`,
        `>${say.classroom}</h1>`,
        `물어볼 것 ${id}`,
        say.waiting,
        `href="/education/classroom/${question.classroomId}?title=${id}"`,
      ])
        expect.soft(classroom).toContain(text);
      for (const [type, path, { newsId }] of [
        ['news', '/news', item],
        ['announcement', '/education/announcement', announcement],
      ] as const) {
        const list = await documentOf(`${path}?title=${id}`);
        for (const text of [`>${say[type]}</h1>`, say.title(id), `href="${path}/${newsId}?title=${id}"`])
          expect.soft(list).toContain(text);
        const feed = /<link[^>]*type="application\/rss\+xml"[^>]*>/.exec(list)?.[0];
        expect.soft(feed).toContain(`href="/api/news/feed.xml?type=${type}&amp;lang=${lang}"`);
      }
    });

    await test.step('an item', async () => {
      const html = await documentOf(`/news/${item.newsId}`);
      expect.soft(html).toContain(`<title>${say.title(id)}`);
      expect.soft(html).toContain('<meta property="og:type" content="article"');
      expect.soft(html).toContain(`<meta name="description" content="${say.description}"`);
      expect.soft(html).toMatch(new RegExp(`<img[^>]*alt="${say.alt}"[^>]*width="1"[^>]*height="1"`));
    });

    await test.step('what is not there, or is on the other board', async () => {
      for (const path of [
        '/education/classroom/999999',
        '/news/999999',
        `/news/${announcement.newsId}`,
        `/education/announcement/${item.newsId}`,
      ]) {
        expect.soft(await renderedStatus(request, `${path}?lang=${lang}`), path).toBe(404);
        expect.soft(await documentOf(path), path).toContain(`>${say.notFound}</h1>`);
      }
    });

    await test.step('the block on Home', async () => {
      // A block that is not rendered in time is left to the browser.
      await expect(async () =>
        expect(await (await request.get(`/?lang=${lang}`)).text()).toContain(say.seeMore),
      ).toPass({ timeout: 20_000 });
    });
    await admin.end();
  });
}
