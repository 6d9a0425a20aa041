import { describe, expect, test } from '@jest/globals';
import { createFileLedger } from '@portal/service-kit';
import { expectRetentionOfAllTables, leave } from '@portal/service-kit/testing';
import { changePosts, seenNow } from '../../testing/board-posts.ts';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';
import { clearDeletedAccounts } from '../erasing/erasing-repository.ts';
import { communityService } from '../../service.ts';
import { purgeRemovedAnswers } from '../answers/answer-repository.ts';
import { purgeTrash } from '../trash/trash-repository.ts';

const community = communityForFile();
const author = newMember();
const admin = newAdmin();

const list = async (query: string) =>
  (await community().ask('GET', `/api/classroom/admin/posts?${query}`, { as: admin })).json();
/** Of the posts as they are. */
const bulk = async (action: string, ...items: [string, number][]) =>
  changePosts(community(), action, await seenNow(community(), items));
const titles = (page: { data: { title: string }[] }) => page.data.map(({ title }) => title);
const actions = async (id: number) =>
  (await community().service.audit()).filter(({ target }) => target?.id === `${id}`).map(({ action }) => action);

describe('posts of all boards', () => {
  test('are in one list, with filters and pages', async () => {
    const writer = newMember();
    const { post, news } = community();
    await post(writer, { title: '모두 질문', type: 'question' });
    await post(writer, { title: '모두 자료', type: 'attach' }, { name: 'a.txt', content: 'a' });
    await news(writer, { title: '모두 소식' });
    await news(admin, { title: '모두 공지', type: 'announcement' });
    const mine = `author=${writer.email}`;
    expect(titles(await list('search=모두'))).toEqual(['모두 공지', '모두 소식', '모두 자료', '모두 질문']);
    expect(await list('search=모두&pageSize=3&page=2')).toMatchObject({
      total: 4,
      pageCount: 2,
      data: [{ title: '모두 질문' }],
    });
    expect(titles(await list('search=모두&sort=createdAt&pageSize=1'))).toEqual(['모두 질문']);
    expect(titles(await list(`${mine}&board=classroom`))).toEqual(['모두 자료', '모두 질문']);
    expect(titles(await list(`${mine}&type=question`))).toEqual(['모두 질문']);
    expect(titles(await list(`${mine}&status=waiting`))).toEqual(['모두 소식']);
    expect(titles(await list(`${mine}&status=waiting-answer`))).toEqual(['모두 질문']);
    expect(titles(await list('search=모두&board=announcement&status=visible'))).toEqual(['모두 공지']);
    expect(titles(await list(`${mine}&sort=title`))).toEqual(['모두 소식', '모두 자료', '모두 질문']);
    const [file] = (await list(`${mine}&type=attach`)).data;
    expect(file).toMatchObject({
      board: 'classroom',
      hasFile: true,
      hasImage: false,
      email: writer.email,
      removedAt: null,
    });
    const csv = await community().ask('GET', `/api/classroom/admin/posts/export?${mine}&lang=ko`, { as: admin });
    expect(
      csv.body
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',').slice(0, 1)[0]),
    ).toEqual(['뉴스', '강의실', '강의실']);
    expect((await community().service.audit()).at(-1)).toMatchObject({
      action: 'posts.export',
      details: { exported: 3 },
    });
  });

  test('are published, withdrawn, put into the trash and back by the dozen, each in the audit log', async () => {
    const item = await community().news(author);
    const post = await community().post(author);
    expect(await bulk('publish', ['news', item], ['classroom', post], ['news', 999_999])).toEqual({
      done: [{ board: 'news', id: item, version: 2 }],
      refused: [
        { board: 'classroom', id: post, code: 'not-publishable' },
        { board: 'news', id: 999_999, code: 'not-found' },
      ],
    });
    expect(await bulk('restore', ['news', item])).toMatchObject({ refused: [{ code: 'not-in-trash' }] });
    expect((await bulk('trash', ['news', item], ['classroom', post])).done).toHaveLength(2);
    expect(await bulk('withdraw', ['news', item])).toMatchObject({ refused: [{ code: 'in-trash' }] });
    expect((await list('trash=true')).data.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining([item, post]),
    );
    expect((await bulk('restore', ['news', item], ['classroom', post])).done).toHaveLength(2);
    expect((await community().ask('GET', `/api/news/detail?newsId=${item}`)).statusCode).toBe(200);
    expect(await actions(item)).toEqual(expect.arrayContaining(['post.publish', 'post.trash', 'post.restore']));
  });
});

describe('the trash', () => {
  test('keeps a file until the post is deleted for good', async () => {
    const before = await community().storedAtRest();
    const id = await community().post(author, {}, { name: 'a.txt', content: 'a' });
    await bulk('trash', ['classroom', id]);
    expect(await community().storedAtRest()).toHaveLength(before.length + 1);
    expect((await bulk('delete', ['classroom', id])).done).toHaveLength(1);
    expect(await community().storedAtRest()).toEqual(before);
    expect(await community().service.db('classroom_posts').where({ id })).toEqual([]);
  });

  test('forgets after thirty days, and shows it to nobody even before anything has purged it', async () => {
    const { service, stored } = community();
    const before = await stored();
    const old = await community().post(author, { title: '오래된 글' }, { name: 'a.txt', content: 'a' });
    const young = await community().post(author);
    await service
      .db('classroom_posts')
      .where('id', old)
      .update({ removedAt: service.db.raw("now() - interval '30 days 1 minute'") });
    await service
      .db('classroom_posts')
      .where('id', young)
      .update({ removedAt: service.db.raw("now() - interval '29 days'") });
    expect(titles(await list('trash=true&search=오래된'))).toEqual([]);
    expect(await bulk('restore', ['classroom', old])).toMatchObject({ refused: [{ code: 'not-found' }] });
    expect(await purgeTrash(service.db, createFileLedger(service.db, service.app.files))).toBe(1);
    expect(await stored()).toEqual(before);
    expect((await bulk('restore', ['classroom', young])).done).toHaveLength(1);
  });
});

test('each table says what becomes of its rows', () =>
  expectRetentionOfAllTables(community().service, communityService));

describe('somebody who left', () => {
  test('is nobody in posts, news and answers; the texts stay', async () => {
    const leaver = newMember();
    const { service, post, news, ask } = community();
    const id = await post(leaver, { type: 'question', title: '남는 글' });
    const item = await news(leaver);
    await ask('POST', '/api/classroom/answer', { as: leaver, body: { classroomId: id, content: '덧붙임' } });
    expect(await clearDeletedAccounts(service.db)).toBe(0);

    await leave(service, leaver.id ?? '');
    expect(await clearDeletedAccounts(service.db)).toBe(1);
    const shown = (await ask('GET', `/api/classroom/detail?classroomId=${id}`, { as: admin })).json();
    expect(shown).toMatchObject({
      title: '남는 글',
      email: '',
      formerMember: true,
      mine: false,
      replies: [{ content: '덧붙임', email: '', formerMember: true }],
    });
    for (const table of ['classroom_posts', 'news_items', 'classroom_answers']) {
      expect(JSON.stringify(await service.db(table))).not.toContain(leaver.email?.split('@')[0]);
      expect(JSON.stringify(await service.db(table))).not.toContain(leaver.id);
    }
    expect((await ask('GET', `/api/classroom/admin/posts/news/${item}`, { as: admin })).json()).toMatchObject({
      formerMember: true,
    });

    // A token lives some minutes longer than its account
    await post(leaver);
    expect(await clearDeletedAccounts(service.db)).toBe(1);
    expect(await service.db('classroom_posts').where('authorId', leaver.id ?? '')).toEqual([]);
  });
});

describe('answers', () => {
  test('of an admin make a question answered, of the author not; both are readable by everybody', async () => {
    const { post, ask } = community();
    const id = await post(author, { type: 'question' });
    const state = async () => (await ask('GET', `/api/classroom/detail?classroomId=${id}`)).json();
    await ask('POST', '/api/classroom/answer', { as: author, body: { classroomId: id, content: '덧붙입니다' } });
    expect(await state()).toMatchObject({ state: 'waiting', answers: 1, mayAnswer: false });
    const answer = (
      await ask('POST', '/api/classroom/answer', { as: admin, body: { classroomId: id, content: '답변입니다' } })
    ).json();
    expect(await state()).toMatchObject({
      state: 'answered',
      answers: 2,
      replies: [{ byAdmin: false }, { byAdmin: true, content: '답변입니다', mayRemove: false }],
    });
    expect((await ask('DELETE', `/api/classroom/answer?answerId=${answer.answerId}`, { as: admin })).body).toBe('1');
    expect(await state()).toMatchObject({ state: 'waiting', answers: 1 });
    const restore = (as: object) =>
      ask('POST', '/api/classroom/answer/restore', { as, body: { answerId: answer.answerId } });
    expect([(await restore(author)).body, (await restore(admin)).body, (await restore(admin)).body]).toEqual([
      '0',
      '1',
      '0',
    ]);
    expect((await state()).replies[1]).toMatchObject({ answerId: answer.answerId, content: '답변입니다' });
    expect(
      (
        await ask('POST', '/api/classroom/answer', {
          as: admin,
          body: { classroomId: await post(author), content: 'x' },
        })
      ).json(),
    ).toMatchObject({ status: 409, code: 'not-a-question' });
  });
});

describe('a removed answer', () => {
  const remove = (as: object, answerId: number) =>
    community().ask('DELETE', `/api/classroom/answer?answerId=${answerId}`, { as });
  const restore = async (as: object, answerId: number) =>
    (await community().ask('POST', '/api/classroom/answer/restore', { as, body: { answerId } })).body;
  async function answered() {
    const id = await community().post(author, { type: 'question' });
    const body = { classroomId: id, content: '덧붙입니다' };
    const { answerId } = (await community().ask('POST', '/api/classroom/answer', { as: author, body })).json();
    return { id, answerId: answerId as number };
  }

  test('comes back for its author, unless an editor removed it', async () => {
    const { answerId } = await answered();
    await remove(author, answerId);
    expect([await restore(newMember(), answerId), await restore(author, answerId)]).toEqual(['0', '1']);
    await remove(admin, answerId);
    expect([await restore(author, answerId), await restore(admin, answerId)]).toEqual(['0', '1']);
  });

  test('stays away while its post lies in the trash', async () => {
    const { id, answerId } = await answered();
    await remove(author, answerId);
    await community().ask('DELETE', `/api/classroom/remove?classroomId=${id}`, { as: author });
    expect(await restore(author, answerId)).toBe('0');
  });

  test('is in what its author may download, and is deleted after 30 days', async () => {
    const { answerId } = await answered();
    await remove(author, answerId);
    const mine = (await community().ask('GET', '/api/news/my-data', { as: author })).json();
    expect(mine.records.answers).toContainEqual(
      expect.objectContaining({ answerId, content: '덧붙입니다', removedAt: expect.any(String) }),
    );
    const { db } = community().service;
    expect(await purgeRemovedAnswers(db)).toBe(0);
    await db('removed_answers').update({ removedAt: db.raw(`now() - interval '31 days'`) });
    expect(await purgeRemovedAnswers(db)).toBeGreaterThan(0);
    expect(await restore(author, answerId)).toBe('0');
  });
});

describe('readers', () => {
  test('are counted once each, the author and hidden items not', async () => {
    const { post, news, ask } = community();
    const [id, hidden] = [await post(author), await news(author)];
    const seen = (as?: object) => ask('POST', '/api/classroom/seen', { as, body: { classroomId: id } });
    for (const reader of [undefined, author, newMember(), admin]) await seen(reader);
    expect((await ask('GET', `/api/classroom/detail?classroomId=${id}`)).json().views).toBe(3);
    await ask('POST', '/api/news/seen', { body: { newsId: hidden } });
    expect((await ask('GET', `/api/news/detail?newsId=${hidden}`, { as: author })).json().views).toBe(0);
    expect((await ask('POST', '/api/classroom/seen', { body: { classroomId: '999999' } })).statusCode).toBe(204);
  });
});
