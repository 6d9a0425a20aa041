import { describe, expect, test } from '@jest/globals';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';

const community = communityForFile();
const admin = newAdmin();

const pathOf = (board: string, id: number) => `/api/classroom/admin/posts/${board}/${id}`;
const ask = async (method: 'GET' | 'POST', url: string, body?: object) =>
  community().ask(method, url, { as: admin, ...(body ? { body } : {}) });
const statusOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code];

describe('the history of a news item', () => {
  test('has the changes of its author and of editors, and brings an earlier text back', async () => {
    const author = newMember();
    const newsId = await community().news(author, { title: '처음', content: '첫 내용' });
    await community().send(
      '/api/news/edit',
      { newsId: String(newsId), title: '처음', content: '둘째 내용' },
      { as: author },
    );
    const path = pathOf('news', newsId);
    const { version } = (await ask('GET', path)).json<{ version: number }>();
    const texts = {
      title: '고친 제목',
      content: '둘째 내용',
      titleEn: null,
      contentEn: null,
      imageAlt: null,
      imageAltEn: null,
    };
    await ask('POST', `/api/news/admin/items/${newsId}/texts`, { version, ...texts });
    expect((await ask('GET', `${path}/revisions`)).json()).toMatchObject({
      mayRestore: true,
      revisions: [
        { number: 3, event: 'change', author: admin.email, fields: ['title'] },
        { number: 2, event: 'change', author: author.email, fields: ['content'] },
        { number: 1, event: 'create', author: author.email },
      ],
    });
    expect(statusOf(await ask('POST', `${path}/revisions/1/restore`, { version }))).toEqual([409, 'stale-edit']);
    expect((await ask('POST', `${path}/revisions/1/restore`, { version: version + 1 })).json()).toEqual({
      version: version + 2,
    });
    expect((await ask('GET', path)).json()).toMatchObject({ title: '처음', content: '첫 내용', state: 'waiting' });
  });

  test('is not touched by publishing', async () => {
    const newsId = await community().news(newMember());
    await ask('POST', `/api/news/admin/items/${newsId}/publish`, { version: 1 });
    expect((await ask('GET', `${pathOf('news', newsId)}/revisions`)).json().revisions).toHaveLength(1);
  });

  test('goes with an item that is deleted for good', async () => {
    const newsId = await community().news(newMember());
    for (const [index, action] of ['trash', 'delete'].entries())
      await ask('POST', '/api/classroom/admin/posts/bulk', {
        action,
        items: [{ board: 'news', id: newsId, version: index + 1 }],
      });
    expect(
      await community()
        .service.db('revisions')
        .where({ kind: 'news', itemId: String(newsId) }),
    ).toEqual([]);
  });
});

test('an editor reads the history of a member’s post in the classroom, and leaves its texts to the author', async () => {
  const author = newMember();
  const id = await community().post(author, { content: '처음' });
  await community().send(
    '/api/classroom/edit',
    { classroomId: String(id), type: 'free', title: '제목', content: '나중' },
    { as: author },
  );
  const path = pathOf('classroom', id);
  expect((await ask('GET', `${path}/revisions`)).json()).toMatchObject({ mayRestore: false, revisions: [{}, {}] });
  expect(statusOf(await ask('POST', `${path}/revisions/1/restore`, { version: 2 }))).toEqual([403, 'not-author']);
});

describe('a removal is taken back', () => {
  const remove = (newsId: number, as: ReturnType<typeof newMember>) =>
    community().ask('POST', '/api/news/remove', { as, body: { newsId } });
  const restore = async (newsId: number, as: ReturnType<typeof newMember>) =>
    (await community().ask('POST', '/api/news/restore', { as, body: { newsId } })).json<number>();

  test('by the author who removed it, and by nobody else but editors', async () => {
    const author = newMember();
    const newsId = await community().news(author);
    await remove(newsId, author);
    expect(await restore(newsId, newMember())).toBe(0);
    expect(await restore(newsId, author)).toBe(1);
    expect(await restore(newsId, author)).toBe(0);
  });

  test('not by an author when an editor removed it', async () => {
    const author = newMember();
    const newsId = await community().news(author);
    await remove(newsId, admin);
    expect(await restore(newsId, author)).toBe(0);
    expect(await restore(newsId, admin)).toBe(1);
  });

  test('in the classroom too', async () => {
    const author = newMember();
    const classroomId = await community().post(author);
    await community().ask('DELETE', `/api/classroom/remove?classroomId=${classroomId}`, { as: author });
    const answer = await community().ask('POST', '/api/classroom/restore', { as: author, body: { classroomId } });
    expect(answer.json()).toBe(1);
  });
});
