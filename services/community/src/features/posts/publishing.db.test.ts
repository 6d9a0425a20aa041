import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import knex from 'knex';
import sharp from 'sharp';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';
import { pdf, picture } from '../../testing/sample-files.ts';

const community = communityForFile();
const author = newMember();
const admin = newAdmin();
let png: Buffer;

beforeAll(async () => {
  png = await picture('png', { width: 2_400, height: 1_600 });
});

const detail = (id: number, as?: object) => community().ask('GET', `/api/news/detail?newsId=${id}`, { as });
const decide = (id: number, what: 'publish' | 'withdraw', body: object) =>
  community().ask('POST', `/api/news/admin/items/${id}/${what}`, { as: admin, body });
const edit = (id: number, fields: object, as: object, file?: { name: string; content: Buffer }) =>
  community().send(
    '/api/news/edit',
    { newsId: `${id}`, title: '고친 제목', content: '고친 내용', ...fields },
    { as, file },
  );

const isListedForSitemap = async (id: number) =>
  (await community().ask('GET', '/api/news/pages')).body.includes(`"/news/${id}"`);

/** Everything that a visitor could find a word in. */
async function everywhere(word: string): Promise<string[]> {
  const places = [
    '/api/news/view?itemsPerPage=100',
    '/api/news/view?status=all',
    '/api/news/feed.xml',
    '/api/news/feed.xml?lang=en',
    `/api/news/view?title=${encodeURIComponent(word)}`,
  ];
  const answers = await Promise.all(
    places.map(async (url) => [url, (await community().ask('GET', url)).body] as const),
  );
  return answers
    .filter(([, body]) => body.includes(`"${word}"`) || body.includes(`<title>${word}</title>`))
    .map(([url]) => url);
}

describe('what a member writes', () => {
  test.each([
    ['by its author', (id: number) => edit(id, {}, author)],
    [
      'by its author after an admin withdrew it',
      async (id: number) => {
        await decide(id, 'withdraw', { version: 2 });
        await edit(id, {}, author);
      },
    ],
    [
      'by its author twice',
      async (id: number) => {
        await edit(id, {}, author);
        await edit(id, { title: '다시 고친 제목' }, author);
      },
    ],
  ])('and readers have seen keeps its date when it is corrected %s', async (_how, correct) => {
    const id = await community().news(author, { title: '지난봄의 소식' });
    await decide(id, 'publish', { version: 1 });
    const startsAt = new Date('2025-03-04T00:00:00Z');
    await community().service.db('news_items').where({ id }).update({ startsAt });
    await correct(id);
    const { version, state } = (await detail(id, author)).json();
    expect(state).toBe('waiting');
    await decide(id, 'publish', { version });
    expect((await detail(id)).json()).toMatchObject({ state: 'visible', startDate: '2025-03-04T09:00:00+09:00' });
  });

  test('waits in the queue until an admin publishes it', async () => {
    const id = await community().news(author, { title: '회원의 소식' });
    expect(await everywhere('회원의 소식')).toEqual([]);
    expect((await detail(id)).json()).toMatchObject({ status: 404, code: 'news-not-found' });
    expect((await detail(id, author)).json()).toMatchObject({ state: 'waiting', mine: true, mayEdit: true });
    const queue = (await community().ask('GET', '/api/news/admin/queue', { as: admin })).json();
    expect(queue.data.find((post: { id: number }) => post.id === id)).toMatchObject({
      state: 'waiting',
      content: '내용',
      email: author.email,
      startDate: null,
    });

    expect((await decide(id, 'publish', { version: 2 })).json()).toMatchObject({ status: 409, code: 'stale-edit' });
    expect((await decide(id, 'publish', { version: 1 })).json()).toMatchObject({ state: 'visible', version: 2 });
    expect(await everywhere('회원의 소식')).toHaveLength(5);
    expect((await decide(id, 'withdraw', { version: 2 })).json()).toMatchObject({ state: 'hidden' });
    expect(await everywhere('회원의 소식')).toEqual([]);
    expect(
      (await community().service.audit()).filter(({ target }) => target?.id === `${id}`).map(({ action }) => action),
    ).toEqual(['post.publish', 'post.withdraw']);
  });
});

describe('a scheduled item', () => {
  test('is nowhere before its moment, everywhere from it on and nowhere in the trash, though nobody works in the background', async () => {
    const texts = {
      title: '예약 소식',
      titleEn: 'A scheduled item',
      contentEn: 'It is here.',
      startDate: '2031-05-02',
    };
    const id = await community().news(admin, texts, { name: 'a.png', content: png });
    const { thumbnailPath } = (await detail(id, admin)).json();
    const ownUrls = [
      `/api/news/detail?newsId=${id}`,
      `/api/news/detail?newsId=${id}&lang=en`,
      `/api/news/attachment?newsId=${id}`,
      thumbnailPath,
    ];
    const statuses = () => Promise.all(ownUrls.map(async (url) => (await community().ask('GET', url)).statusCode));
    const isNowhere = async () => {
      for (const title of [texts.title, texts.titleEn]) expect(await everywhere(title)).toEqual([]);
      expect(await isListedForSitemap(id)).toBe(false);
      expect(await statuses()).toEqual([404, 404, 404, 404]);
    };
    const { db, adminUrl } = community().service;
    const background = knex({ client: 'pg', connection: adminUrl });
    const lock = await background.transaction();
    try {
      // What the service does by itself would wait for these tables.
      await lock.raw('lock table community.erasure_progress, community.file_removals in access exclusive mode');
      expect((await detail(id, admin)).json().state).toBe('scheduled');
      await isNowhere();
      await db('news_items')
        .where({ id })
        .update({ startsAt: db.raw("now() + interval '1 second'") });
      await wait(1_100);
      expect(await everywhere(texts.title)).toHaveLength(4);
      expect(await everywhere(texts.titleEn)).toEqual(expect.arrayContaining(['/api/news/feed.xml?lang=en']));
      expect(await isListedForSitemap(id)).toBe(true);
      expect(await statuses()).toEqual([200, 200, 200, 200]);
      await db('news_items').where({ id }).update({ removedAt: db.fn.now() });
      await isNowhere();
    } finally {
      await lock.rollback();
      await background.destroy();
    }
  });

  test('is made by an admin’s decision, in Korean time', async () => {
    const id = await community().news(author);
    expect((await decide(id, 'publish', { version: 1, startDate: '2031-05-02T09:00' })).json()).toMatchObject({
      state: 'scheduled',
      startDate: '2031-05-02T09:00:00+09:00',
    });
    expect((await decide(id, 'publish', { version: 2, startDate: '2031-02-31' })).json()).toMatchObject({
      status: 400,
      errors: { startDate: 'invalid-format' },
    });
    expect(
      (await community().ask('GET', '/api/news/view?status=scheduled', { as: admin }))
        .json()
        .data.map((item: { newsId: number }) => item.newsId),
    ).toContain(id);
    expect((await decide(id, 'publish', { version: 2 })).json()).toMatchObject({ state: 'visible' });
    expect((await detail(id)).statusCode).toBe(200);
  });
});

describe('the image of an item', () => {
  test('becomes a WebP original and thumbnail of known sizes, without what the camera wrote', async () => {
    const photo = await sharp(png)
      .withExif({ IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
      .jpeg()
      .toBuffer();
    const id = await community().news(
      admin,
      { imageAlt: '파란 원', imageAltEn: 'A blue circle' },
      { name: '사진.jpg', content: photo },
    );
    const item = (await detail(id)).json();
    expect(item).toMatchObject({
      fileKind: 'image',
      fileName: '사진.jpg',
      imageWidth: 1920,
      imageHeight: 1280,
      thumbnailWidth: 480,
      thumbnailHeight: 320,
      imageAlt: '파란 원',
    });
    for (const [path, width] of [
      [item.originalPath, 1920],
      [item.thumbnailPath, 480],
    ]) {
      const image = await community().ask('GET', path);
      expect(image.headers['content-type']).toBe('image/webp');
      expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
      expect((await sharp(image.rawPayload).metadata()).exif).toBeUndefined();
    }
    expect((await community().ask('GET', `/api/news/image/${id}/other.webp`)).statusCode).toBe(404);
    expect((await community().ask('GET', `/api/news/detail?newsId=${id}&lang=en`)).json().imageAlt).toBe(
      'A blue circle',
    );
  });

  test('stays when an edit brings no file, and goes with the file that made it', async () => {
    const before = await community().storedAtRest();
    const id = await community().news(admin, {}, { name: 'a.png', content: png });
    expect(await community().storedAtRest()).toHaveLength(before.length + 3);
    expect((await edit(id, {}, admin)).json()).toMatchObject({ imageWidth: 1920 });
    expect((await edit(id, {}, admin, { name: 'a.pdf', content: pdf })).json()).toMatchObject({
      fileName: 'a.pdf',
      fileKind: 'document',
      imageWidth: null,
      originalPath: null,
    });
    expect(await community().storedAtRest()).toHaveLength(before.length + 1);
  });
});

test('what an admin writes and edits is in the audit log', async () => {
  const id = await community().news(admin, { title: '공지', type: 'announcement', startDate: '2031-05-02' });
  await edit(id, {}, admin);
  expect((await community().service.audit()).filter(({ target }) => target?.id === `${id}`)).toMatchObject([
    {
      action: 'news.create',
      actor: { id: admin.id },
      target: { type: 'announcement', label: '공지' },
      details: { status: 'visible', startDate: '2031-05-01T15:00:00.000Z' },
    },
    { action: 'news.edit' },
  ]);
});

test('both languages are written together, and the search finds either', async () => {
  expect(
    (await community().send('/api/news/write', { title: 'ㄱ', content: 'ㄱ', titleEn: 'Only' }, { as: admin })).json(),
  ).toMatchObject({ errors: { contentEn: 'required' } });
  const id = await community().news(admin, { title: '신제품 100%_출시', titleEn: 'Launch Day', contentEn: 'Text' });
  const found = async (title: string) =>
    (await community().ask('GET', `/api/news/view?title=${encodeURIComponent(title)}`))
      .json()
      .data.map((item: { newsId: number }) => item.newsId);
  for (const title of ['제품', '0%_', 'launch d', '신제품'.normalize('NFD')]) expect(await found(title)).toEqual([id]);
  for (const title of ['%', '__', '제%']) expect(await found(title)).toEqual(title === '%' ? [id] : []);
  expect((await edit(id, { titleEn: '', contentEn: '' }, admin)).json().texts).toMatchObject({
    title: '고친 제목',
    titleEn: null,
    contentEn: null,
  });
});

test('the feed names each public item once, with nothing that XML could trip over', async () => {
  await community().news(admin, { title: '<b>&"굵게"</b>', content: '**본문** <script>' });
  const feed = await community().ask('GET', '/api/news/feed.xml');
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(feed.body).toContain('<title>&lt;b&gt;&amp;&quot;굵게&quot;&lt;/b&gt;</title>');
  expect(feed.body).not.toContain('<script>');
  expect(feed.body).toMatch(/<link>http:\/\/localhost:8080\/news\/\d+\?lang=ko<\/link>/);
});
