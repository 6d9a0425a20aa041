import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createFileLedger } from '@portal/service-kit';
import { publishDueCorrections } from './correction-repository.ts';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';
import { picture } from '../../testing/sample-files.ts';

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

/** Lists and feeds of visitors that have a title. */
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

describe('a correction of what readers have', () => {
  const day = '2025-03-04T09:00:00+09:00';
  const former = { state: 'visible', correction: null, title: '지난봄의 소식', content: '처음 내용', startDate: day };

  /** An item of March 2025 with an image, corrected by its author with another one. */
  async function corrected(): Promise<{ id: number; version: number; image: string }> {
    const file = { name: 'a.png', content: png };
    const texts = { title: '지난봄의 소식', content: '처음 내용', imageAlt: '원' };
    const id = await community().news(author, texts, file);
    await decide(id, 'publish', { version: 1 });
    await community()
      .service.db('news_items')
      .where({ id })
      .update({ startsAt: new Date(day) });
    const image = (await detail(id)).json().originalPath;
    const small = await picture('png', { width: 30, height: 20 });
    const answer = await edit(id, { title: '고친 소식' }, author, { name: 'b.png', content: small });
    expect(answer.json()).toMatchObject({
      state: 'waiting',
      correction: 'waiting',
      title: '고친 소식',
      fileName: 'b.png',
    });
    return { id, version: answer.json().version, image };
  }
  const readersHave = async (id: number) => (await detail(id)).json();
  const inAdminList = async (query: string, id: number) => {
    const { data } = (
      await community().ask('GET', `/api/classroom/admin/posts?pageSize=100&${query}`, { as: admin })
    ).json();
    return data.filter((post: { id: number; board: string }) => post.board === 'news' && post.id === id);
  };
  const fileOf = async (id: number, as?: object) =>
    (await sharp((await community().ask('GET', `/api/news/attachment?newsId=${id}`, { as })).rawPayload).metadata())
      .width;

  test('leaves them the former form, and is published onto it with the same date', async () => {
    const { id, version, image } = await corrected();
    expect(await readersHave(id)).toMatchObject({ ...former, originalPath: image, fileName: 'a.png' });
    expect((await detail(id, newMember())).json()).toMatchObject(former);
    expect(await everywhere('고친 소식')).toEqual([]);
    expect(await everywhere('지난봄의 소식')).not.toEqual([]);
    expect(await fileOf(id)).toBe(2_400);
    expect(await fileOf(id, author)).toBe(30);
    const { originalPath } = (await detail(id, author)).json();
    const seen = (as?: object) => community().ask('GET', originalPath, { as });
    expect([(await seen()).statusCode, (await seen(newMember())).statusCode]).toEqual([404, 404]);
    expect([(await seen(author)).statusCode, (await seen(admin)).statusCode]).toEqual([200, 200]);

    const queue = (await community().ask('GET', '/api/news/admin/queue', { as: admin })).json().data;
    expect(queue.filter((post: { id: number }) => post.id === id)).toMatchObject([
      { state: 'waiting', correction: 'waiting', title: '고친 소식', content: '고친 내용', version },
    ]);
    const row = { state: 'visible', correction: 'waiting', title: '지난봄의 소식', version };
    expect(await inAdminList('', id)).toMatchObject([row]);
    expect(await inAdminList('status=waiting', id)).toMatchObject([row]);

    await decide(id, 'publish', { version });
    expect(await readersHave(id)).toMatchObject({
      ...former,
      title: '고친 소식',
      content: '고친 내용',
      fileName: 'b.png',
    });
    expect(await fileOf(id)).toBe(30);
    expect(await inAdminList('', id)).toMatchObject([{ state: 'visible', correction: null }]);
    expect((await community().ask('GET', image)).statusCode).toBe(404);
    expect(await community().service.db('news_corrections').where({ newsId: id })).toEqual([]);
    const history = await community().ask('GET', `/api/classroom/admin/posts/news/${id}/revisions`, { as: admin });
    expect(history.json().revisions[0]).toMatchObject({ event: 'change', author: author.email });
  });

  test('is changed by its author and by an admin, and given back, while readers keep the former form', async () => {
    const { id, version } = await corrected();
    expect((await decide(id, 'publish', { version: version - 1 })).json()).toMatchObject({ code: 'stale-edit' });
    const again = (await edit(id, { title: '다시 고친 소식', removeFile: 'true' }, author)).json();
    expect(again).toMatchObject({ state: 'waiting', title: '다시 고친 소식', fileName: null });
    const item = `/api/news/admin/items/${id}`;
    const texts = {
      title: '관리자가 고친 소식',
      content: 'x',
      titleEn: null,
      contentEn: null,
      imageAlt: null,
      imageAltEn: null,
    };
    const edited = await community().ask('POST', `${item}/texts`, {
      as: admin,
      body: { ...texts, version: again.version },
    });
    expect(edited.json()).toMatchObject({ state: 'waiting', title: '관리자가 고친 소식' });
    const back = { version: edited.json().version, reason: '날짜를 확인해 주세요' };
    const given = await community().ask('POST', `${item}/return`, { as: admin, body: back });
    expect(given.json()).toMatchObject({
      state: 'returned',
      correction: 'returned',
      returnReason: '날짜를 확인해 주세요',
    });
    expect((await detail(id, author)).json()).toMatchObject({
      state: 'returned',
      returnReason: '날짜를 확인해 주세요',
    });
    expect(await readersHave(id)).toMatchObject({ ...former, returnReason: null, fileName: 'a.png' });
    expect((await edit(id, {}, author)).json()).toMatchObject({ state: 'waiting', returnReason: null });
  });

  test('that is taken away leaves the item', async () => {
    const { id, version } = await corrected();
    const files = (await community().storedAtRest()).length;
    expect((await decide(id, 'withdraw', { version, correction: true })).json()).toMatchObject({
      state: 'visible',
      correction: null,
    });
    expect(await readersHave(id)).toMatchObject(former);
    expect((await detail(id, author)).json()).toMatchObject(former);
    expect((await community().storedAtRest()).length).toBe(files - 3);
    expect((await decide(id, 'withdraw', { version: version + 1, correction: true })).json()).toMatchObject({
      status: 409,
      code: 'no-correction',
    });
  });

  test('with a moment is published by then', async () => {
    const { id, version } = await corrected();
    expect((await decide(id, 'publish', { version, startDate: '2031-05-02T09:00' })).json()).toMatchObject({
      state: 'scheduled',
      startDate: '2031-05-02T09:00:00+09:00',
    });
    expect((await detail(id, author)).json()).toMatchObject({ state: 'scheduled', title: '고친 소식' });
    const { db, app } = community().service;
    const ledger = createFileLedger(db, app.files);
    expect(await publishDueCorrections(db, ledger)).toBe(0);
    expect(await readersHave(id)).toMatchObject(former);
    await db('news_corrections').where({ newsId: id }).update({ startsAt: new Date() });
    expect(await publishDueCorrections(db, ledger)).toBe(1);
    expect(await readersHave(id)).toMatchObject({ ...former, title: '고친 소식', content: '고친 내용' });
  });

  test('stays beside an item that is withdrawn and shown again, and goes with one that is deleted for good', async () => {
    const { id, version } = await corrected();
    await decide(id, 'withdraw', { version });
    expect((await detail(id)).statusCode).toBe(404);
    const bulk = async (action: string, seen: number) =>
      (
        await community().ask('POST', '/api/classroom/admin/posts/bulk', {
          as: admin,
          body: { action, items: [{ board: 'news', id, version: seen }] },
        })
      ).json().done[0]?.version;
    const shown = await bulk('publish', version + 1);
    expect(await readersHave(id)).toMatchObject(former);
    expect((await detail(id, author)).json()).toMatchObject({ state: 'waiting', title: '고친 소식' });
    const files = (await community().storedAtRest()).length;
    await bulk('delete', await bulk('trash', shown));
    expect((await community().storedAtRest()).length).toBe(files - 6);
  });

  test('of an announcement has a moment of its own', async () => {
    const id = await community().news(admin, { type: 'announcement', title: '공지', startDate: '2025-03-04' });
    expect((await edit(id, { title: '다음 공지', startDate: '2031-05-02' }, admin)).json()).toMatchObject({
      state: 'scheduled',
      title: '다음 공지',
    });
    expect(await readersHave(id)).toMatchObject({ state: 'visible', title: '공지' });
    expect((await edit(id, { title: '다른 공지' }, newAdmin())).json()).toMatchObject({
      state: 'scheduled',
      title: '다른 공지',
    });
    expect((await edit(id, { title: '지금 공지', status: 'visible' }, admin)).json()).toMatchObject({
      state: 'visible',
      correction: null,
    });
    expect(await readersHave(id)).toMatchObject({ title: '지금 공지', startDate: '2025-03-04T00:00:00+09:00' });
  });
});
