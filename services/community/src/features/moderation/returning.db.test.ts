import { describe, expect, test } from '@jest/globals';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';

const community = communityForFile();
const admin = newAdmin();

const giveBack = (newsId: number, body: object) =>
  community().ask('POST', `/api/news/admin/items/${newsId}/return`, { as: admin, body });
const detail = async (newsId: number, as: ReturnType<typeof newMember> | undefined) =>
  community().ask('GET', `/api/news/detail?newsId=${newsId}`, { as });
const mailsTo = async (address = '') => (await community().service.mails()).filter(({ to }) => to === address);

describe('news that are given back', () => {
  test('show their author the reason, which is mailed too, and leave the queue', async () => {
    const author = newMember();
    const newsId = await community().news(author, { title: '행사 소식' });
    const answer = await giveBack(newsId, { version: 1, reason: '날짜를 확인해 주세요.' });
    expect(answer.json()).toMatchObject({ state: 'returned', returnReason: '날짜를 확인해 주세요.', version: 2 });
    expect((await detail(newsId, author)).json()).toMatchObject({
      state: 'returned',
      returnReason: '날짜를 확인해 주세요.',
    });
    expect((await detail(newsId, newMember())).statusCode).toBe(404);
    const [mail] = await mailsTo(author.email);
    expect(mail?.subject).toContain('행사 소식');
    expect(mail?.text).toContain('날짜를 확인해 주세요.');
    expect(mail?.text).toContain(`/news/edit/${newsId}`);
    const queue = (await community().ask('GET', '/api/news/admin/queue?pageSize=100', { as: admin })).json();
    expect(queue.data.map(({ id }: { id: number }) => id)).not.toContain(newsId);
    const list = await community().ask('GET', '/api/classroom/admin/posts?status=returned', { as: admin });
    expect(list.json().data).toMatchObject([{ id: newsId, state: 'returned' }]);
    expect((await community().service.audit()).at(-1)).toMatchObject({ action: 'post.return', subjects: [author.id] });
  });

  test('wait again once their author has changed them, without the reason', async () => {
    const author = newMember();
    const newsId = await community().news(author);
    await giveBack(newsId, { version: 1, reason: '짧습니다' });
    const fields = { newsId: String(newsId), title: '소식', content: '긴 내용', version: '2' };
    expect((await community().send('/api/news/edit', fields, { as: author })).json()).toMatchObject({
      state: 'waiting',
      returnReason: null,
    });
  });

  test('must wait, by the version that was read, and need a reason', async () => {
    const newsId = await community().news(newMember());
    const codeOf = async (body: object) => (await giveBack(newsId, body)).json().code;
    expect(await codeOf({ version: 7, reason: '이유' })).toBe('stale-edit');
    expect(await codeOf({ version: 1, reason: '  ' })).toBe('validation-failed');
    await community().ask('POST', `/api/news/admin/items/${newsId}/publish`, { as: admin, body: { version: 1 } });
    expect(await codeOf({ version: 2, reason: '이유' })).toBe('not-waiting');
  });
});
