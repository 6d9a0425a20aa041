import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { communityService } from '../../service.ts';
import type { ShownList, ShownPost } from '../../testing/shown-posts.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(communityService);
});
afterAll(() => service.close());
beforeEach(() => service.db('classroom_posts').delete());

let minute = 0;
/** Each post is a minute younger than the one before. */
async function insert(title: string, change: object = {}): Promise<number> {
  minute += 1;
  const [row] = await service
    .db('classroom_posts')
    .insert({
      title,
      type: 'free',
      content: '내용',
      authorId: 'author',
      authorEmail: 'writer@example.com',
      createdAt: new Date(Date.UTC(2024, 4, 1, 0, minute)),
      ...change,
    })
    .returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

type User = Parameters<typeof service.token>[0];
const headersOf = (user?: User) => (user ? { authorization: `Bearer ${service.token(user)}` } : {});

async function view(query: Record<string, string> = {}, user?: User): Promise<ShownList> {
  const answer = await service.app.inject({ url: '/api/classroom/view', query, headers: headersOf(user) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const titles = (list: ShownList) => list.data.map((post) => post.title);

async function detail(query: Record<string, string>, user?: User): Promise<ShownPost> {
  const answer = await service.app.inject({ url: '/api/classroom/detail', query, headers: headersOf(user) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /api/classroom/view', () => {
  test('lists notices above page 1 of all, separate from the rows and not counted', async () => {
    await insert('공지', { type: 'notice' });
    for (let index = 1; index <= 11; index += 1) await insert(`글 ${index}`);
    const first = await view();
    expect([first.notices.map((post) => post.title), first.data.length, first.total, first.pageLenght]).toEqual([
      ['공지'],
      10,
      11,
      2,
    ]);
    expect(await view({ page: '2' })).toMatchObject({ notices: [], data: [{ title: '글 1' }], total: 11 });
  });

  test('a type lists its own posts, notices among the rows', async () => {
    await insert('공지', { type: 'notice' });
    await insert('질문', { type: 'question' });
    await insert('자료', { type: 'attach' });
    expect(await view({ type: 'notice' })).toMatchObject({ notices: [], data: [{ title: '공지' }], total: 1 });
    expect(titles(await view({ type: 'question' }))).toEqual(['질문']);
    expect(titles(await view({ type: 'all' }))).toEqual(['자료', '질문']);
  });

  test('a title is searched without regard to case, in notices too', async () => {
    await insert('WEB EQ 교육 공지', { type: 'notice' });
    await insert('web eq 질문');
    await insert('SMWP 질문');
    const found = await view({ title: ' Web EQ ' });
    expect([found.notices.map((post) => post.title), titles(found), found.total]).toEqual([
      ['WEB EQ 교육 공지'],
      ['web eq 질문'],
      1,
    ]);
  });

  test.each([
    ['100%', '가동률 100% 달성'],
    ['tag_1', 'tag_1 설정'],
    ['C:\\', '경로 C:\\ 오류'],
  ])('%p in a search is what it says', async (title, match) => {
    await insert('가동률 100퍼센트 달성');
    await insert('tagX1 설정');
    await insert('경로 C: 오류');
    await insert(match);
    expect(titles(await view({ title }))).toEqual([match]);
  });

  test('two syllables are found, also when they come in single letters', async () => {
    await insert('정기교육 후기');
    await insert('센서 교정');
    expect(titles(await view({ title: '교육'.normalize('NFD') }))).toEqual(['정기교육 후기']);
  });

  test('an empty search finds all, and one that no title can hold is refused', async () => {
    await insert('글');
    expect(titles(await view({ title: '' }))).toEqual(['글']);
    expect((await service.app.inject({ url: '/api/classroom/view', query: { title: '\u0000' } })).json()).toMatchObject(
      { status: 400, errors: { title: 'invalid-format' } },
    );
  });

  test('posts in the trash are gone', async () => {
    await insert('버림', { removedAt: new Date() });
    await insert('버린 공지', { type: 'notice', removedAt: new Date() });
    expect(await view()).toEqual({ data: [], total: 0, totalIsCapped: false, pageLenght: 0, notices: [] });
  });

  test('masks authors in rows and notices for all but the author and admins', async () => {
    await insert('글');
    await insert('공지', { type: 'notice' });
    const emails = async (user?: User) => {
      const { data, notices } = await view({}, user);
      return [...data, ...notices].map((post) => post.email);
    };
    const masked = ['wr***@example.com', 'wr***@example.com'];
    const whole = ['writer@example.com', 'writer@example.com'];
    expect(await emails()).toEqual(masked);
    expect(await emails({ id: 'other', role: 'member' })).toEqual(masked);
    expect(await emails({ id: 'author', role: 'member' })).toEqual(whole);
    expect(await emails({ id: 'boss', role: 'admin' })).toEqual(whole);
  });

  test.each([
    { itemsPerPage: '0' },
    { itemsPerPage: '101' },
    { page: '0' },
    { type: 'other' },
    { title: '가'.repeat(201) },
  ] as Record<string, string>[])('%j is refused', async (query) => {
    expect((await service.app.inject({ url: '/api/classroom/view', query })).statusCode).toBe(400);
  });
});

describe('GET /api/classroom/detail', () => {
  test('gives the whole post', async () => {
    const id = await insert('글', { createdAt: new Date('2024-05-02T15:30:00Z') });
    expect(await detail({ classroomId: `${id}` })).toEqual({
      classroomId: id,
      type: 'free',
      title: '글',
      content: '내용',
      email: 'wr***@example.com',
      mine: false,
      fileName: null,
      fileSize: null,
      views: 0,
      formerMember: false,
      state: null,
      answers: 0,
      replies: [],
      version: 1,
      mayEdit: false,
      mayRemove: false,
      mayAnswer: false,
      fileKind: null,
      imageWidth: null,
      imageHeight: null,
      createdAt: '2024-05-03T00:30:00+09:00',
      updatedAt: expect.stringMatching(/\+09:00$/),
      previous: null,
      next: null,
    });
    expect(await detail({ classroomId: `${id}` }, { id: 'author', role: 'member' })).toMatchObject({
      email: 'writer@example.com',
      mine: true,
    });
  });

  test('its neighbours are those of the filtered list', async () => {
    const first = await insert('교육 하나', { type: 'question' });
    await insert('공지', { type: 'notice' });
    const second = await insert('잡담');
    const third = await insert('교육 둘');
    const fourth = await insert('교육 셋', { type: 'question' });
    const around = async (filter: Record<string, string>) => {
      const { previous, next } = await detail({ classroomId: `${third}`, ...filter });
      return [previous?.classroomId, next?.classroomId];
    };
    expect(await around({})).toEqual([second, fourth]);
    expect(await around({ title: '교육' })).toEqual([first, fourth]);
    expect(await around({ type: 'question' })).toEqual([first, fourth]);
    expect(await around({ type: 'notice' })).toEqual([expect.any(Number), undefined]);
  });

  test('the neighbours of a notice are notices', async () => {
    const older = await insert('옛 공지', { type: 'notice' });
    await insert('글');
    const newer = await insert('새 공지', { type: 'notice' });
    expect(await detail({ classroomId: `${newer}` })).toMatchObject({
      previous: { classroomId: older, title: '옛 공지' },
      next: null,
    });
  });

  test.each(['0', 'abc', '2147483647', '99999999999'])('the id %s is 404', async (classroomId) => {
    const answer = await service.app.inject({ url: '/api/classroom/detail', query: { classroomId } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'classroom-not-found']);
  });

  test('a post in the trash is 404 for its author and admins too', async () => {
    const classroomId = `${await insert('버림', { removedAt: new Date() })}`;
    for (const user of [undefined, { id: 'author', role: 'member' }, { id: 'boss', role: 'admin' }] as const) {
      const answer = await service.app.inject({
        url: '/api/classroom/detail',
        query: { classroomId },
        headers: headersOf(user),
      });
      expect(answer.statusCode).toBe(404);
    }
  });
});
