import { describe, expect, test } from '@jest/globals';
import { changePosts, seenNow } from '../../testing/board-posts.ts';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';

const community = communityForFile();
const author = newMember();
const admin = newAdmin();

describe('posts that their authors changed since they were seen', () => {
  test.each(['publish', 'withdraw', 'trash'] as const)('are refused by %s, and the others are not', async (action) => {
    const [changed, same] = [await community().news(author), await community().news(author)];
    const seen = await seenNow(community(), [
      ['news', changed],
      ['news', same],
    ]);
    const edit = { newsId: String(changed), title: '나중 제목', content: '아무도 보지 않은 글' };
    expect((await community().send('/api/news/edit', edit, { as: author })).statusCode).toBe(200);
    const before = await community().service.db('news_items').where('id', changed).first();
    expect(await changePosts(community(), action, seen)).toEqual({
      done: [{ board: 'news', id: same, version: 2 }],
      refused: [{ board: 'news', id: changed, code: 'stale-edit' }],
    });
    expect(await community().service.db('news_items').where('id', changed).first()).toEqual(before);
    const entries = (await community().service.audit()).filter(({ target }) => target?.id === `${changed}`);
    expect(entries.map((entry) => entry.action)).not.toContain(`post.${action}`);
    expect((await changePosts(community(), action, await seenNow(community(), [['news', changed]]))).done).toHaveLength(
      1,
    );
  });

  test('are refused in the classroom too', async () => {
    const id = await community().post(author);
    const edit = { classroomId: String(id), type: 'free', title: '나중', content: '나중' };
    expect((await community().send('/api/classroom/edit', edit, { as: author })).statusCode).toBe(200);
    expect(await changePosts(community(), 'trash', [{ board: 'classroom', id, version: 1 }])).toMatchObject({
      refused: [{ code: 'stale-edit' }],
    });
  });

  test.each(['news', 'classroom'] as const)(
    'are neither removed nor brought back by another version (%s)',
    async (board) => {
      const isNews = board === 'news';
      const id = isNews ? await community().news(author) : await community().post(author);
      const key = isNews ? { newsId: id } : { classroomId: id };
      const call = async (action: 'remove' | 'restore', version: number) => {
        const path = `/api/${board}/${action}`;
        const { statusCode, body } =
          isNews || action === 'restore'
            ? await community().ask('POST', path, { as: admin, body: { ...key, version } })
            : await community().ask('DELETE', `${path}?classroomId=${id}&version=${version}`, { as: admin });
        return statusCode === 200 ? body : (JSON.parse(body) as { code: string }).code;
      };
      expect(await call('remove', 2)).toBe('stale-edit');
      expect(await call('remove', 1)).toBe('1');
      expect(await call('restore', 2)).toBe('stale-edit');
      expect(await call('restore', 1)).toBe('1');
    },
  );

  test('are what a call without versions names', async () => {
    const id = await community().news(author);
    expect(await changePosts(community(), 'publish', [{ board: 'news', id }])).toMatchObject({
      refused: [{ code: 'stale-edit' }],
    });
  });

  test('by the change itself are taken back with the version of its response', async () => {
    const id = await community().news(author);
    const { done } = await changePosts(community(), 'trash', [{ board: 'news', id, version: 1 }]);
    expect((await changePosts(community(), 'restore', done)).done).toEqual([{ board: 'news', id, version: 3 }]);
  });
});
