import { beforeAll, describe, expect, test } from '@jest/globals';
import { createFileLedger, purgeRemovedMedia } from '@portal/service-kit';
import type { Media } from '@portal/service-kit';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';
import type { SentFile } from '../../testing/community.ts';
import { picture } from '../../testing/sample-files.ts';
import { removeUnusedMedia } from './media-use-repository.ts';

const community = communityForFile();
const admin = newAdmin();
const author = newMember();
let photo: SentFile;
beforeAll(async () => {
  photo = { name: '공장 전경.png', content: await picture('png', { width: 2_400, height: 1_000 }) };
});

type Person = ReturnType<typeof newMember> | undefined;
const ask = (method: 'GET' | 'PATCH' | 'DELETE', path: string, as: Person, body?: object) =>
  community().ask(method, `/api/news/media${path}`, { as, ...(body ? { body } : {}) });
const send = (path: string, as: Person, file: SentFile | undefined, fields: Record<string, string> = {}) =>
  community().send(`/api/news/media${path}`, fields, { as, file });
const add = async (as: Person, fields: Record<string, string> = {}): Promise<Media> =>
  (await send('', as, photo, fields)).json();
const found = async (as: Person, search = '') =>
  (await ask('GET', `?search=${encodeURIComponent(search)}`, as)).json<{ data: Media[] }>().data;
const load = (address: string) => community().ask('GET', address, { as: admin });
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code];

describe('an image of the library', () => {
  test('is converted, sized and shown under the address that a text gets', async () => {
    const media = await add(author, { altKo: '공장' });
    expect(media).toMatchObject({
      name: '공장 전경.png',
      width: 1_600,
      height: 667,
      altKo: '공장',
      altEn: null,
      uses: [],
    });
    expect(media.address).toBe(`/api/news/media/${media.mediaId}/large.webp?1600x667`);
    for (const address of [media.address, media.tileAddress]) {
      const answer = await load(address);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    }
  });

  test('is refused when it is none, or missing', async () => {
    expect(codeOf(await send('', author, { name: 'a.pdf', content: '%PDF-1.4' }))).toEqual([
      415,
      'file-type-not-allowed',
    ]);
    expect(codeOf(await send('', author, { name: 'a.png', content: 'text' }))).toEqual([415, 'file-content-mismatch']);
    expect(codeOf(await send('', author, undefined))).toEqual([400, 'file-empty']);
    expect(codeOf(await send('', undefined, photo))).toEqual([401, 'unauthorized']);
  });

  test('belongs to who added it, and to editors', async () => {
    const { mediaId } = await add(author, { altKo: '찾을 말' });
    const has = async (as: Person) => (await found(as, '찾을')).some((one) => one.mediaId === mediaId);
    const stranger = newMember();
    expect([await has(author), await has(admin), await has(stranger)]).toEqual([true, true, false]);
    expect(codeOf(await ask('DELETE', `/${mediaId}`, stranger))).toEqual([404, 'media-not-found']);
    expect((await ask('DELETE', `/${mediaId}`, author)).json()).toBe(1);
  });

  test('gets words and a focal point, by the version that was read; its tile follows', async () => {
    const { mediaId, tileAddress } = await add(admin);
    const body = { version: 1, altKo: '새 설명', altEn: 'New words', focalX: 10, focalY: 50 };
    const before = (await load(tileAddress)).headers.etag;
    const edited = (await ask('PATCH', `/${mediaId}`, admin, body)).json<Media>();
    expect(edited).toMatchObject({ altKo: '새 설명', altEn: 'New words', focalX: 10, version: 2 });
    expect((await load(edited.tileAddress)).headers.etag).not.toBe(before);
    expect(codeOf(await ask('PATCH', `/${mediaId}`, admin, body))).toEqual([409, 'stale-edit']);
  });

  test('is replaced in all texts at once, since its address stays', async () => {
    const media = await add(admin);
    const file = { name: 'new.png', content: await picture('png', { width: 300, height: 300 }) };
    const replaced = (await send(`/${media.mediaId}/replace`, admin, file, { version: '1' })).json<Media>();
    expect(replaced).toMatchObject({ mediaId: media.mediaId, name: 'new.png', width: 300, version: 2 });
    expect(codeOf(await send(`/${media.mediaId}/replace`, admin, file, { version: '1' }))).toEqual([409, 'stale-edit']);
  });

  test('says which texts show it and stays while one does', async () => {
    const media = await add(author);
    const newsId = await community().news(author, { title: '사진 소식', content: `![공장](${media.address})` });
    const uses = async () => (await found(author)).find(({ mediaId }) => mediaId === media.mediaId)?.uses;
    expect(await uses()).toEqual([
      { board: 'news', id: newsId, title: '사진 소식', path: `/admin/community/posts/news/${newsId}` },
    ]);
    expect(codeOf(await ask('DELETE', `/${media.mediaId}`, author))).toEqual([409, 'media-in-use']);
    await community().send(
      '/api/news/edit',
      { newsId: String(newsId), title: '사진 소식', content: '사진 없음' },
      { as: author },
    );
    expect(await uses()).toEqual([]);
    expect((await ask('DELETE', `/${media.mediaId}`, author)).json()).toBe(1);
  });
});

test('what was removed comes back for who may remove it, with its file, for 30 days', async () => {
  const media = await add(author);
  await ask('DELETE', `/${media.mediaId}`, author);
  expect((await load(media.address)).statusCode).toBe(404);
  const bringBack = (as: Person) => community().ask('POST', `/api/news/media/${media.mediaId}/restore`, { as });
  expect(codeOf(await bringBack(newMember()))).toEqual([404, 'media-not-found']);
  expect((await bringBack(author)).json()).toEqual(media);
  expect((await load(media.address)).statusCode).toBe(200);

  await ask('DELETE', `/${media.mediaId}`, author);
  const { db, app } = community().service;
  const ledger = createFileLedger(db, app.files);
  expect(await purgeRemovedMedia(db, ledger)).toBe(0);
  await db('removed_media').update({ removedAt: db.raw(`now() - interval '31 days'`) });
  const { largePath } = await db('removed_media').where('id', media.mediaId).first();
  expect(await purgeRemovedMedia(db, ledger)).toBeGreaterThan(0);
  expect(codeOf(await bringBack(author))).toEqual([404, 'media-not-found']);
  expect(await app.files.open(largePath)).toBeUndefined();
});

test('what members added and no text shows goes after 30 days, with its files', async () => {
  const [unused, kept] = [await add(author), await add(admin)];
  const shown = await add(author);
  await community().post(author, { content: `![a](${shown.address})` });
  const { db, app } = community().service;
  await db('media').update({ updatedAt: db.raw(`now() - interval '31 days'`) });
  expect(await removeUnusedMedia(db, createFileLedger(db, app.files))).toBeGreaterThan(0);
  const left = (await found(admin)).map(({ mediaId }) => mediaId);
  expect([unused, kept, shown].map(({ mediaId }) => left.includes(mediaId))).toEqual([false, true, true]);
  expect((await load(unused.address)).statusCode).toBe(404);
});
