import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { communityService } from '../../service.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(communityService);
});
afterAll(() => service.close());
beforeEach(() => service.db('news_items').delete());

async function insert(titleKo: string, change: object = {}): Promise<number> {
  const [row] = await service
    .db('news_items')
    .insert({
      titleKo,
      contentKo: '**본문**',
      status: 'visible',
      startsAt: daysAgo(1),
      authorId: 'author',
      authorEmail: 'writer@example.com',
      ...change,
    })
    .returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

type User = Parameters<typeof service.token>[0];
const author: User = { id: 'author', role: 'member' };
const otherMember: User = { id: 'other', role: 'member' };
const admin: User = { id: 'boss', role: 'admin' };

const detail = (newsId: number | string, user?: User, lang = 'ko') =>
  service.app.inject({
    url: `/api/news/detail?newsId=${newsId}&lang=${lang}`,
    headers: user ? { authorization: `Bearer ${service.token(user)}` } : {},
  });

describe('GET /api/news/detail', () => {
  test('gives the whole item, with moments in Seoul’s time', async () => {
    const newsId = await insert('제목', { startsAt: new Date('2024-05-02T15:30:00Z') });
    const answer = await detail(newsId);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      newsId,
      lang: 'ko',
      isTranslated: false,
      correction: null,
      type: 'news',
      status: 'visible',
      title: '제목',
      content: '**본문**',
      email: 'wr***@example.com',
      mine: false,
      formerMember: false,
      state: 'visible',
      views: 0,
      version: 1,
      mayEdit: false,
      mayRemove: false,
      returnReason: null,
      texts: null,
      fileKind: null,
      imageAlt: null,
      thumbnailWidth: null,
      thumbnailHeight: null,
      fileName: null,
      fileSize: null,
      originalPath: null,
      thumbnailPath: null,
      imageWidth: null,
      imageHeight: null,
      startDate: '2024-05-03T00:30:00+09:00',
      createdAt: expect.stringMatching(/\+09:00$/),
      updatedAt: expect.stringMatching(/\+09:00$/),
      previous: null,
      next: null,
    });
  });

  test.each([
    ['hidden', { status: 'hidden' }],
    ['scheduled', { startsAt: daysAgo(-1) }],
  ])('a %s item is 404 for readers, and there for its author and admins', async (_state, change) => {
    const newsId = await insert('비밀', change);
    const refusal = { code: 'news-not-found', status: 404 };
    expect((await detail(newsId)).json()).toMatchObject(refusal);
    expect((await detail(newsId, otherMember)).json()).toMatchObject(refusal);
    expect((await detail(newsId, author)).json()).toMatchObject({
      title: '비밀',
      email: 'writer@example.com',
      mine: true,
    });
    expect((await detail(newsId, admin)).json()).toMatchObject({
      title: '비밀',
      email: 'writer@example.com',
      mine: false,
    });
  });

  test('an item in the trash is 404 for everybody', async () => {
    const newsId = await insert('버림', { removedAt: new Date() });
    expect((await detail(newsId, author)).statusCode).toBe(404);
    expect((await detail(newsId, admin)).statusCode).toBe(404);
  });

  test.each(['0', 'abc', '1;drop', '2147483647', '99999999999'])('the id %s is 404', async (newsId) => {
    expect((await detail(encodeURIComponent(newsId))).statusCode).toBe(404);
  });

  test('a call without an id is refused', async () => {
    expect((await service.app.inject({ url: '/api/news/detail' })).statusCode).toBe(400);
  });
});

describe('neighbours', () => {
  test('are the next older and newer ones that the reader may see, of the same type', async () => {
    const oldest = await insert('가장 오래된', { startsAt: daysAgo(9), titleEn: 'Oldest', contentEn: 'Content' });
    await insert('숨김', { startsAt: daysAgo(8), status: 'hidden' });
    const middle = await insert('가운데', { startsAt: daysAgo(7) });
    await insert('공지', { startsAt: daysAgo(6), type: 'announcement' });
    const newest = await insert('최신', { startsAt: daysAgo(5) });
    await insert('예약', { startsAt: daysAgo(-1) });

    expect((await detail(middle, undefined, 'en')).json()).toMatchObject({
      previous: { newsId: oldest, lang: 'en', title: 'Oldest' },
      next: { newsId: newest, lang: 'ko', title: '최신' },
    });
    expect((await detail(newest)).json()).toMatchObject({ next: null });
    expect((await detail(newest, admin)).json()).toMatchObject({ next: { title: '예약' } });
    expect((await detail(oldest)).json()).toMatchObject({ previous: null, next: { newsId: middle } });
  });

  test('are found among items of the very same moment', async () => {
    const moment = daysAgo(1);
    const ids = [
      await insert('1', { startsAt: moment }),
      await insert('2', { startsAt: moment }),
      await insert('3', { startsAt: moment }),
    ];
    expect((await detail(ids[1] ?? 0)).json()).toMatchObject({
      previous: { newsId: ids[0] },
      next: { newsId: ids[2] },
    });
  });
});
