import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { contentService } from '../../service.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
}, 30_000);
afterAll(() => service.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  service.app.inject({
    method,
    url: `/api/content/admin/timeline${path}`,
    payload,
    headers: { authorization: `Bearer ${service.token({ role: 'admin' })}` },
  });

test('an entry is not removed by an editor who saw an older version of it', async () => {
  const { entryId } = (await send('POST', '', { titleKo: '처음', titleEn: null, happenedOn: '2030-01-01' })).json<{
    entryId: string;
  }>();
  expect((await send('PATCH', `/${entryId}`, { version: 1, titleKo: '나중' })).statusCode).toBe(200);
  const refused = await send('DELETE', `/${entryId}?version=1`);
  expect(refused.json()).toMatchObject({ status: 409, code: 'stale-edit' });
  expect((await send('PATCH', `/${entryId}`, { version: 2, hidden: true })).statusCode).toBe(200);
  expect((await send('DELETE', `/${entryId}?version=3`)).json()).toBe(1);
  expect((await send('DELETE', `/${entryId}?version=3`)).json()).toBe(0);
});

test('entries are not put into an order by an editor who saw another one', async () => {
  for (const titleKo of ['하나', '둘', '셋'])
    await send('POST', '', { titleKo, titleEn: null, happenedOn: '2030-01-01' });
  const ids = async () => (await send('GET', '')).json<{ entryId: string }[]>().map(({ entryId }) => entryId);
  const seenIds = await ids();
  const [first = '', ...rest] = seenIds;
  expect((await send('PUT', '/order', { entryIds: [...rest, first], seenIds })).statusCode).toBe(200);
  const late = await send('PUT', '/order', { entryIds: seenIds.toReversed(), seenIds });
  expect(late.json()).toMatchObject({ status: 409, code: 'stale-order' });
  expect(await ids()).toEqual([...rest, first]);
});
