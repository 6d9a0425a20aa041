import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createFileLedger } from '@portal/service-kit';
import { createTestService } from '@portal/service-kit/testing';
import sharp from 'sharp';
import { contentService } from '../../service.ts';
import { pictureCalls } from '../../testing/picture-calls.ts';
import { purgeRemovedPictures } from './picture-repository.ts';
import type { Picture } from './picture-schemas.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
let calls: ReturnType<typeof pictureCalls>;

beforeAll(async () => {
  service = await createTestService(contentService);
  calls = pictureCalls(service);
}, 30_000);
afterAll(() => service.close());

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
const add = async (name: string) => (await calls.send(await image(320, 240), name)).json<Picture>().pictureId;
const ask = (method: 'GET' | 'POST' | 'DELETE', path: string) =>
  service.app.inject({ method, url: `/api/content/admin/pictures${path}`, headers: calls.editor() });
interface Shown {
  mediaId: string;
  version: number;
  uses: object[];
}
const list = async (query = '') => (await ask('GET', query)).json<{ total: number; data: Shown[] }>();
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).json<{ code: string }>().code;

test('lists the newest first, with the entries that show each, and finds them by name', async () => {
  const first = await add('용해로.png');
  const second = await add('press.png');
  const entryId = await calls.addCase(first);
  const { total, data } = await list('?pageSize=1&page=1');
  expect([total, data.map(({ mediaId }) => mediaId)]).toEqual([2, [second]]);
  const found = await list(`?search=${encodeURIComponent('용해')}`);
  expect(found.data).toEqual([
    expect.objectContaining({
      mediaId: first,
      name: '용해로.png',
      address: `/api/content/image/${first}/large.webp?320x240`,
      tileAddress: `/api/content/image/${first}/small-tile.webp?v=1`,
      uses: [{ title: '샘플메탈', path: `/admin/marketing/cases/${entryId}` }],
    }),
  ]);
  const { statusCode, rawPayload } = await service.app.inject({
    url: `/api/content/image/${first}/large.webp?320x240`,
    headers: calls.editor(),
  });
  expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 320]);
});

test('another file takes the place of one, by the version that was read', async () => {
  const id = await add('before.png');
  const replace = async (version: string) =>
    calls.send(await image(200, 100), 'after.png', { path: `/${id}/replace`, fields: { version } });
  expect((await replace('1')).json()).toMatchObject({ name: 'after.png', width: 200, height: 100, version: 2 });
  const stale = await replace('1');
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale-edit']);
  expect((await service.audit()).at(-1)).toMatchObject({ action: 'picture.replace', target: { label: 'after.png' } });
});

test('one that no entry shows is removed, and can be brought back', async () => {
  const [shown, unused] = [await add('shown.png'), await add('unused.png')];
  await calls.addCase(shown);
  expect(await codeOf(ask('DELETE', `/${shown}`))).toBe('media-in-use');
  expect((await ask('DELETE', `/${unused}`)).json()).toBe(1);
  expect((await ask('DELETE', `/${unused}`)).json()).toBe(0);
  expect((await list('?search=unused')).total).toBe(0);
  expect((await ask('POST', `/${unused}/restore`)).json()).toMatchObject({ name: 'unused.png' });
  expect((await list('?search=unused')).total).toBe(1);
  expect(await codeOf(ask('POST', `/${unused}/restore`))).toBe('picture-not-found');
  expect(await codeOf(ask('DELETE', '/nonsense'))).toBe('picture-not-found');
});

test('one that was removed and is shown again is removed no more', async () => {
  const id = await add('again.png');
  await ask('DELETE', `/${id}`);
  const entryId = await calls.addCase(id);
  expect((await list('?search=again')).total).toBe(1);
  await purgeRemovedPictures(service.db, createFileLedger(service.db, service.app.files));
  await service.app.inject({ method: 'DELETE', url: `/api/content/admin/cases/${entryId}`, headers: calls.editor() });
  expect((await list('?search=again')).total).toBe(1);
});

test('removed ones are deleted after 30 days with their files, unless a case or its history names them', async () => {
  const [kept, removed, remembered] = [await add('kept.png'), await add('removed.png'), await add('remembered.png')];
  const former = await calls.addCase(remembered);
  await service.app.inject({ method: 'DELETE', url: `/api/content/admin/cases/${former}`, headers: calls.editor() });
  for (const id of [removed, remembered]) await ask('DELETE', `/${id}`);
  const { db, app } = service;
  await db('pictures')
    .whereNotNull('removedAt')
    .update({ removedAt: db.raw(`now() - interval '31 days'`) });
  expect(await purgeRemovedPictures(db, createFileLedger(db, app.files))).toBe(1);
  const left = await Promise.all(
    [kept, removed, remembered].map(
      async (id) =>
        (await service.app.inject({ url: `/api/content/image/${id}/large.webp`, headers: calls.editor() })).statusCode,
    ),
  );
  expect(left).toEqual([200, 404, 200]);
  expect(await db('file_removals')).toEqual([]);
});

test('one is removed and brought back as it was seen', async () => {
  const id = await add('seen.png');
  await service.db('pictures').where({ id }).update({ version: 2 });
  expect((await ask('DELETE', `/${id}?version=1`)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
  expect((await ask('DELETE', `/${id}?version=2`)).json()).toBe(1);
  expect((await ask('POST', `/${id}/restore?version=1`)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
  expect((await ask('POST', `/${id}/restore?version=2`)).statusCode).toBe(200);
});
