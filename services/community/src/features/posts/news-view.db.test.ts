import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { communityService } from '../../service.ts';
import type { ShownList } from '../../testing/shown-posts.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(communityService);
});
afterAll(() => service.close());
beforeEach(() => service.db('news_items').delete());

const row = (titleKo: string, change: object = {}) => ({
  titleKo,
  contentKo: `**${titleKo}** 본문`,
  status: 'visible',
  startsAt: daysAgo(1),
  authorId: 'author',
  authorEmail: 'writer@example.com',
  ...change,
});
const insert = (...rows: object[]) => service.db('news_items').insert(rows);

const everyState = () =>
  insert(
    row('보임', { startsAt: daysAgo(3) }),
    row('숨김', { status: 'hidden', startsAt: daysAgo(2) }),
    row('예약', { startsAt: daysAgo(-1) }),
    row('버림', { removedAt: new Date() }),
  );

type User = Parameters<typeof service.token>[0];
const author: User = { id: 'author', role: 'member' };
const otherMember: User = { id: 'other', role: 'member' };
const admin: User = { id: 'boss', role: 'admin' };

async function view(query = '', user?: User): Promise<ShownList> {
  const headers = user ? { authorization: `Bearer ${service.token(user)}` } : {};
  const answer = await service.app.inject({ url: `/api/news/view${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const titles = (list: ShownList) => list.data.map((item) => item.title);

describe('what GET /api/news/view shows', () => {
  test.each(['', '?status=visible', '?status=hidden', '?status=scheduled', '?status=all'])(
    'a visitor with %p sees what is visible and has started',
    async (query) => {
      await everyState();
      const list = await view(query);
      expect([titles(list), list.total]).toEqual([['보임'], 1]);
    },
  );

  test.each(['', '?status=hidden', '?status=all'])(
    'another member with %p sees no more than a visitor',
    async (query) => {
      await everyState();
      expect(titles(await view(query, otherMember))).toEqual(['보임']);
    },
  );

  test('an author sees own items too, but not with status visible', async () => {
    await everyState();
    expect(titles(await view('', author))).toEqual(['예약', '숨김', '보임']);
    expect(titles(await view('?status=visible', author))).toEqual(['보임']);
  });

  test('an admin sees everything but the trash, and may choose', async () => {
    await everyState();
    expect(titles(await view('', admin))).toEqual(['예약', '숨김', '보임']);
    expect(titles(await view('?status=hidden', admin))).toEqual(['숨김']);
    expect(titles(await view('?status=scheduled', admin))).toEqual(['예약']);
    expect(titles(await view('?status=visible', admin))).toEqual(['보임']);
  });

  test('a token that is not ours shows no more', async () => {
    await everyState();
    const answer = await service.app.inject({ url: '/api/news/view', headers: { authorization: 'Bearer nonsense' } });
    expect(answer.body).not.toContain('숨김');
  });
});

describe('what GET /api/news/pages lists', () => {
  const pages = async (user?: User) => {
    const headers = user ? { authorization: `Bearer ${service.token(user)}` } : {};
    return (await service.app.inject({ url: '/api/news/pages', headers })).json<
      { path: string; updatedAt: string; translated: boolean }[]
    >();
  };

  test.each([
    ['a visitor', undefined],
    ['the author', author],
    ['an admin', admin],
  ])('to %s is what everybody may read: nothing hidden, scheduled or in the trash', async (_who, user) => {
    await everyState();
    const [visible] = await service.db('news_items').where('titleKo', '보임').pluck('id');
    expect((await pages(user)).map(({ path }) => path)).toEqual([`/news/${visible}`]);
  });

  test('is both boards, newest first, with the time of the last change and whether there is English', async () => {
    const [older, newer, announcement] = await service
      .db('news_items')
      .insert([
        row('하나', {
          startsAt: daysAgo(3),
          titleEn: 'One',
          contentEn: 'Content',
          updatedAt: new Date('2026-03-04T00:00:00Z'),
        }),
        row('둘', { startsAt: daysAgo(2), titleEn: 'Only a title' }),
        row('공지', { type: 'announcement' }),
      ])
      .returning('id')
      .then((rows) => rows.map(({ id }: { id: number }) => id));
    expect(await pages()).toMatchObject([
      { path: `/news/${newer}`, translated: false },
      { path: `/news/${older}`, translated: true, updatedAt: '2026-03-04T09:00:00+09:00' },
      { path: `/education/announcement/${announcement}`, translated: false },
    ]);
  });
});

describe('an item of the list', () => {
  test('has an excerpt instead of its content', async () => {
    await insert(row('제목'));
    const [item] = (await view()).data;
    expect(item).toMatchObject({
      title: '제목',
      excerpt: '제목 본문',
      type: 'news',
      status: 'visible',
      fileName: null,
      thumbnailPath: null,
    });
    expect(item).not.toHaveProperty('content');
  });

  test('masks the author for all but the author and admins', async () => {
    await insert(row('제목'));
    const email = async (user?: User) => (await view('', user)).data.map((item) => [item.email, item.mine]);
    expect(await email()).toEqual([['wr***@example.com', false]]);
    expect(await email(otherMember)).toEqual([['wr***@example.com', false]]);
    expect(await email(author)).toEqual([['writer@example.com', true]]);
    expect(await email(admin)).toEqual([['writer@example.com', false]]);
  });

  test('is English only when title and content are', async () => {
    await insert(
      row('둘 다', { titleEn: 'Both', contentEn: 'Content', startsAt: daysAgo(1) }),
      row('제목만', { titleEn: 'Title only', startsAt: daysAgo(2) }),
    );
    expect((await view('?lang=en')).data.map(({ lang, title, excerpt }) => [lang, title, excerpt])).toEqual([
      ['en', 'Both', 'Content'],
      ['ko', '제목만', '제목만 본문'],
    ]);
  });
});

describe('boards', () => {
  test('news and announcements are two lists', async () => {
    await insert(row('소식', { startsAt: daysAgo(2) }), row('공지', { type: 'announcement' }));
    expect(titles(await view())).toEqual(['소식']);
    expect(titles(await view('?type=news'))).toEqual(['소식']);
    expect(titles(await view('?type=announcement'))).toEqual(['공지']);
    expect(titles(await view('?type=all'))).toEqual(['공지', '소식']);
  });
});

describe('pages', () => {
  const twentyThree = () =>
    insert(...Array.from({ length: 23 }, (_, index) => row(`소식 ${index + 1}`, { startsAt: daysAgo(index + 1) })));

  test('ten a page, newest first, with total, pages and the newest start date', async () => {
    await twentyThree();
    const list = await view();
    expect(titles(list)).toEqual(Array.from({ length: 10 }, (_, index) => `소식 ${index + 1}`));
    expect(list).toMatchObject({ total: 23, pageLenght: 3, startDate: list.data[0]?.startDate });
  });

  test('the last page has the rest, a page past it nothing', async () => {
    await twentyThree();
    expect(titles(await view('?page=3'))).toEqual(['소식 21', '소식 22', '소식 23']);
    expect(await view('?page=4')).toMatchObject({ data: [], total: 23, pageLenght: 3 });
  });

  test('two a page, and all', async () => {
    await twentyThree();
    expect(await view('?itemsPerPage=2')).toMatchObject({ pageLenght: 12 });
    const all = await view('?itemsPerPage=-1');
    expect([all.data.length, all.pageLenght]).toEqual([23, 1]);
  });

  test('items of the same moment keep one order over the pages', async () => {
    const moment = daysAgo(1);
    await insert(...Array.from({ length: 6 }, (_, index) => row(`${index}`, { startsAt: moment })));
    const seen = [...titles(await view('?itemsPerPage=3')), ...titles(await view('?itemsPerPage=3&page=2'))];
    expect(seen).toEqual(['5', '4', '3', '2', '1', '0']);
  });

  test('an empty board has no pages', async () => {
    expect(await view()).toEqual({ data: [], total: 0, totalIsCapped: false, startDate: null, pageLenght: 0 });
  });

  test.each([
    'itemsPerPage=0',
    'itemsPerPage=101',
    'itemsPerPage=-2',
    'itemsPerPage=x',
    'page=0',
    'page=-1',
    'page=1.5',
    'status=open',
    'type=x',
    'lang=fr',
  ])('%s is refused', async (query) => {
    expect((await service.app.inject({ url: `/api/news/view?${query}` })).statusCode).toBe(400);
  });

  test('a hundred a page is the most', async () => {
    expect((await service.app.inject({ url: '/api/news/view?itemsPerPage=100' })).statusCode).toBe(200);
  });
});
