import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { contentService } from '../../service.ts';
import { resources } from '../../resources.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
}, 30_000);
afterAll(() => service.close());
beforeEach(async () => {
  for (const table of ['timeline_entries', 'customer_cases', 'home_slides', 'offices', 'offer_facts', 'revisions'])
    await service.db(table).delete();
  await service.seed();
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, payload?: object) =>
  service.app.inject({
    method,
    url: `/api/content/admin/${path}`,
    headers: { authorization: `Bearer ${service.token({ role: 'admin', email: 'admin@portal.example' })}` },
    ...(payload ? { payload } : {}),
  });
interface Entry {
  entryId: string;
  version: number;
  slug?: string;
}
const list = async (path: string): Promise<Entry[]> => (await call('GET', path)).json();
const shown = async (path: string): Promise<object[]> => (await service.app.inject(`/api/content/${path}`)).json();
const found = async (words: string): Promise<object[]> =>
  (await service.app.inject(`/api/content/search?q=${encodeURIComponent(words)}`)).json<{ hits: object[] }[]>();

describe.each(['timeline', 'cases', 'slides', 'offices', 'offer-facts'])('the trash of %s', (path) => {
  test('keeps what was removed from visitors, and gives it back to its place', async () => {
    const [before, public_] = [await list(path), await shown(path)];
    const [{ entryId, version } = { entryId: '', version: 0 }] = before;
    expect((await call('DELETE', `${path}/${entryId}?version=${version}`)).json()).toBe(1);
    expect(await shown(path)).toEqual(public_.slice(1));
    expect((await call('GET', `${path}/trash`)).json()).toMatchObject([
      { entryId, version, removedBy: 'admin@portal.example', title: expect.stringMatching(/./) },
    ]);
    expect((await call('POST', `${path}/${entryId}/restore`, { version })).statusCode).toBe(200);
    expect(await shown(path)).toEqual(public_);
    expect((await list(path)).map((entry) => entry.entryId)).toEqual(before.map((entry) => entry.entryId));
  });
});

describe('a case in the trash', () => {
  test('has no page, is in no sitemap, and is not found', async () => {
    const first = (await list('cases')).find(({ slug }) => slug === 'weld-inspection');
    const pages = await shown('pages');
    const before = await found('용접');
    expect(before.length).toBeGreaterThan(0);
    await call('DELETE', `cases/${first?.entryId}`);
    expect((await service.app.inject('/api/content/cases/weld-inspection')).statusCode).toBe(404);
    expect(await shown('pages')).toHaveLength(pages.length - 1);
    expect(JSON.stringify(await found('용접'))).not.toContain('weld-inspection');
  });

  test('gives its URL to another one, and then cannot be restored', async () => {
    const [first, second] = await list('cases');
    await call('DELETE', `cases/${first?.entryId}`);
    const renamed = await call('PATCH', `cases/${second?.entryId}`, { version: 1, slug: first?.slug });
    expect(renamed.statusCode).toBe(200);
    const refused = await call('POST', `cases/${first?.entryId}/restore`, { version: 1 });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'key-taken']);
  });
});

test('the trash is for editors', async () => {
  const member = { authorization: `Bearer ${service.token()}` };
  const response = await service.app.inject({ url: '/api/content/admin/cases/trash', headers: member });
  expect(response.statusCode).toBe(403);
});

test('the resources of the service are described in both languages', async () => {
  const described = (await call('GET', 'resources')).json<
    { path: string; words: object; fields: { name: string }[] }[]
  >();
  expect(described.map(({ path }) => path)).toEqual(resources.map(({ path }) => path));
  expect(described[2]).toMatchObject({
    words: { one: { ko: '사무소', en: 'Office' } },
    isOrdered: true,
    isHideable: true,
    hasTrash: true,
    hasExport: false,
  });
  expect(described[2]?.fields.map(({ name }) => name).slice(0, 3)).toEqual(['key', 'titleKo', 'addressKo']);
});
