import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import type { SessionUser } from '@portal/service-kit';
import sharp from 'sharp';
import { contentService } from '../../service.ts';
import { pictureCalls } from '../../testing/picture-calls.ts';
import type { Picture } from './picture-schemas.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
let pictureId: string;
let entryId: string;
beforeAll(async () => {
  service = await createTestService(contentService);
  const calls = pictureCalls(service);
  const photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  ({ pictureId } = (await calls.send(photo, 'a.png')).json<Picture>());
  entryId = await calls.addCase(pictureId);
}, 30_000);
afterAll(() => service.close());

const people: Record<string, Partial<SessionUser> | undefined> = {
  visitor: undefined,
  member: { role: 'member' },
  'editor of another section': { role: 'member', roles: { community: ['editor'] } },
  editor: { role: 'member', roles: { marketing: ['editor'] } },
};

/** State of the case → what its row says then, and who loads its picture. */
const states: Record<string, { row: object; readers: string[] }> = {
  shown: { row: { hidden: false }, readers: Object.keys(people) },
  hidden: { row: { hidden: true }, readers: ['editor'] },
  'shown with another picture': { row: { hidden: false, pictureId: null }, readers: ['editor'] },
};

const get = (url: string, as: Partial<SessionUser> | undefined, headers: Record<string, string> = {}) =>
  service.app.inject({
    url,
    headers: { ...headers, ...(as ? { authorization: `Bearer ${service.token(as)}` } : {}) },
  });

test.each(Object.entries(states))('a picture whose case is %s is loaded by who may read the case', async (_, state) => {
  const url = `/api/content/image/${pictureId}/tile.webp`;
  const { etag = '' } = (await get(url, people['editor'])).headers;
  await service
    .db('customer_cases')
    .where('id', entryId)
    .update({ pictureId, ...state.row });
  for (const [name, person] of Object.entries(people)) {
    const mayRead = state.readers.includes(name);
    const loaded = await get(url, person);
    // A copy in a cache is asked for with its ETag
    const again = await get(url, person, { 'if-none-match': etag });
    expect([name, loaded.statusCode, again.statusCode]).toEqual([name, mayRead ? 200 : 404, mayRead ? 304 : 404]);
    if (mayRead)
      expect(loaded.headers).toMatchObject({
        'cache-control': state.readers.includes('visitor') ? 'public, no-cache' : 'private, no-store',
        vary: expect.stringContaining('Authorization'),
      });
  }
});

test('a case that is hidden is in no list, page, sitemap and search', async () => {
  const listed = async () => [
    (await get('/api/content/cases', undefined)).json<{ caseId: number }[]>().length,
    (await get('/api/content/pages', undefined)).json<unknown[]>().length,
    (await get(`/api/content/search?locale=ko&q=${encodeURIComponent('샘플메탈')}`, undefined)).json<unknown[]>()
      .length,
    (await get(`/api/content/cases/${entryId}`, undefined)).statusCode,
  ];
  await service.db('customer_cases').where('id', entryId).update({ hidden: false });
  expect(await listed()).toEqual([1, 1, 1, 200]);
  await service.db('customer_cases').where('id', entryId).update({ hidden: true });
  expect(await listed()).toEqual([0, 0, 0, 404]);
});
