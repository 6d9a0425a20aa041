import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Media } from '@portal/service-kit';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';
import { deleteAnswerUses } from './media-use-repository.ts';
import { picture } from '../../testing/sample-files.ts';

const community = communityForFile();
const author = newMember();
const editor = newAdmin();
const people = { visitor: undefined, stranger: newMember(), author, editor };
type Name = keyof typeof people;
const everybody: Name[] = ['visitor', 'stranger', 'author', 'editor'];
const owners: Name[] = ['author', 'editor'];

let photo: Buffer;
beforeAll(async () => {
  photo = await picture('png', { width: 300, height: 200 });
});

const get = (url: string, as: Name) => community().ask('GET', url, { as: people[as] });
const add = async (as: typeof author): Promise<Media> =>
  (await community().send('/api/news/media', {}, { as, file: { name: 'a.png', content: photo } })).json();
const setRow = (table: string, id: number, row: object) => community().service.db(table).where('id', id).update(row);
const tomorrow = () => new Date(Date.now() + 86_400_000);

/** State of an item of news → what its row says then, and who reads it. */
const newsStates: Record<string, { row: () => object; readers: Name[] }> = {
  waiting: { row: () => ({ status: 'hidden', submittedAt: new Date() }), readers: owners },
  published: { row: () => ({ status: 'visible', submittedAt: null }), readers: everybody },
  scheduled: { row: () => ({ status: 'visible', submittedAt: null, startsAt: tomorrow() }), readers: owners },
  withdrawn: { row: () => ({ status: 'hidden', submittedAt: null }), readers: owners },
};

describe.each(Object.entries(newsStates))('news that is %s', (_, { row, readers }) => {
  test('gives its image, its file, the images in its text and its words to its readers alone', async () => {
    const media = await add(author);
    const title = `소식 ${media.mediaId.slice(0, 8)}`;
    const file = { name: 'b.png', content: photo };
    const newsId = await community().news(author, { title, content: `![a](${media.address})` }, file);
    await setRow('news_items', newsId, row());
    const detail = (await get(`/api/news/detail?newsId=${newsId}`, 'editor')).json();
    const files: string[] = [
      media.address,
      media.tileAddress,
      detail.originalPath,
      detail.thumbnailPath,
      `/api/news/attachment?newsId=${newsId}`,
      `/api/news/detail?newsId=${newsId}`,
    ];
    for (const name of everybody) {
      const expected = files.map((url) => [name, url, readers.includes(name) ? 200 : 404]);
      const found = await Promise.all(files.map(async (url) => [name, url, (await get(url, name)).statusCode]));
      expect(found).toEqual(expected);
    }
    const isPublic = readers.includes('visitor');
    expect((await get(media.address, 'author')).headers).toMatchObject({
      'cache-control': isPublic ? 'public, no-cache' : 'private, no-store',
      vary: expect.stringContaining('Authorization'),
    });
    const lists = [
      '/api/news/feed.xml',
      '/api/news/pages',
      `/api/news/search?locale=ko&q=${encodeURIComponent(title)}`,
      '/api/news/view?page=1',
    ];
    for (const url of lists)
      expect([
        url,
        (await get(url, 'visitor')).body.includes(`/news/${newsId}`) ||
          (await get(url, 'visitor')).body.includes(title),
      ]).toEqual([url, isPublic]);
  });
});

test('an image in a post of the classroom is public until the post is in the trash', async () => {
  const media = await add(author);
  const statuses = () => Promise.all(everybody.map(async (name) => (await get(media.address, name)).statusCode));
  expect(await statuses()).toEqual([404, 404, 200, 200]);
  const id = await community().post(author, { content: `![a](${media.address})` });
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await setRow('classroom_posts', id, { removedAt: new Date() });
  expect(await statuses()).toEqual([404, 404, 200, 200]);
});

test('an image in an answer has the rights of the answer, until that is gone for good', async () => {
  const media = await add(author);
  const statuses = () => Promise.all(everybody.map(async (name) => (await get(media.address, name)).statusCode));
  const remove = () => community().ask('DELETE', `/api/news/media/${media.mediaId}`, { as: author });
  const classroomId = await community().post(author, { type: 'question' });
  const content = `![a](${media.address})`;
  const answered = await community().ask('POST', '/api/classroom/answer', {
    as: author,
    body: { classroomId, content },
  });
  const { answerId } = answered.json<{ answerId: number }>();
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  expect((await get(media.address, 'visitor')).headers['cache-control']).toBe('public, no-cache');
  expect((await remove()).json()).toMatchObject({ code: 'media-in-use' });
  await setRow('classroom_posts', classroomId, { removedAt: new Date() });
  expect(await statuses()).toEqual([404, 404, 200, 200]);
  await setRow('classroom_posts', classroomId, { removedAt: null });
  await community().ask('DELETE', `/api/classroom/answer?answerId=${answerId}`, { as: author });
  expect(await statuses()).toEqual([404, 404, 200, 200]);
  // It may come back
  await deleteAnswerUses(community().service.db);
  expect((await remove()).json()).toMatchObject({ code: 'media-in-use' });
  await community().ask('POST', '/api/classroom/answer/restore', { as: author, body: { answerId } });
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await community().service.db('classroom_answers').where('id', answerId).delete();
  await deleteAnswerUses(community().service.db);
  expect((await remove()).statusCode).toBe(200);
});

test('a member makes no image of others public by an answer', async () => {
  const media = await add(editor);
  const classroomId = await community().post(people.stranger, { type: 'question' });
  const body = { classroomId, content: `![a](${media.address})` };
  expect(
    (await community().ask('POST', '/api/classroom/answer', { as: people.stranger, body })).statusCode,
  ).toBeLessThan(300);
  expect((await get(media.address, 'visitor')).statusCode).toBe(404);
  expect((await community().ask('POST', '/api/classroom/answer', { as: editor, body })).statusCode).toBeLessThan(300);
  expect((await get(media.address, 'visitor')).statusCode).toBe(200);
});

test('an author reads the image that an editor put into a text of theirs before it is published', async () => {
  const media = await add(editor);
  const newsId = await community().news(author, { content: '본문' });
  const { version } = (
    await community().ask('GET', `/api/classroom/admin/posts/news/${newsId}`, { as: editor })
  ).json();
  const texts = { title: '제목', titleEn: null, contentEn: null, imageAlt: null, imageAltEn: null };
  const body = { version, ...texts, content: `![a](${media.address})` };
  const edited = await community().ask('POST', `/api/news/admin/items/${newsId}/texts`, { as: editor, body });
  expect(edited.statusCode).toBe(200);
  const statuses = await Promise.all(everybody.map(async (name) => (await get(media.address, name)).statusCode));
  expect(statuses).toEqual([404, 404, 200, 200]);
});

test('a member who names a withdrawn image of somebody else does not make it public', async () => {
  const media = await add(editor);
  const newsId = await community().news(editor, { content: `![a](${media.address})` });
  await setRow('news_items', newsId, { status: 'hidden' });
  await community().post(people.stranger, { content: `![a](${media.address})` });
  expect((await get(media.address, 'visitor')).statusCode).toBe(404);
  expect((await get(media.address, 'stranger')).statusCode).toBe(404);
});

describe('the bytes of an image that a text shows', () => {
  const media = (path: string, as: typeof author, body: object) =>
    community().ask('PATCH', `/api/news/media${path}`, { as, body });
  const replace = (id: string, as: typeof author) =>
    community().send(
      `/api/news/media/${id}/replace`,
      { version: '1' },
      { as, file: { name: 'c.png', content: photo } },
    );

  test.each(Object.entries(newsStates))(
    'are not changed by a member once the text is stored, be it %s',
    async (_, state) => {
      const { mediaId, address } = await add(author);
      const newsId = await community().news(author, { content: `![a](${address})` });
      await setRow('news_items', newsId, state.row());
      const before = (await get(address, 'editor')).headers.etag;
      const words = { version: 1, altKo: '새 말', altEn: null };
      const tries = [
        await replace(mediaId, author),
        await media(`/${mediaId}`, author, { ...words, focalX: 10, focalY: 50 }),
        await community().ask('DELETE', `/api/news/media/${mediaId}`, { as: author }),
      ];
      expect(tries.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
        tries.map(() => [409, 'media-in-use']),
      );
      expect((await get(address, 'editor')).headers.etag).toBe(before);
      expect((await media(`/${mediaId}`, author, { ...words, focalX: 50, focalY: 50 })).statusCode).toBe(200);
    },
  );

  test('are changed by an editor, which the audit log says; by a member while no text shows them', async () => {
    const used = await add(author);
    await community().news(author, { content: `![a](${used.address})` });
    expect((await replace(used.mediaId, editor)).statusCode).toBe(200);
    expect((await community().service.audit()).at(-1)).toMatchObject({ action: 'media.replace' });
    const unused = await add(author);
    expect((await replace(unused.mediaId, author)).statusCode).toBe(200);
  });
});
