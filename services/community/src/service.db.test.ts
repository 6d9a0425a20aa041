import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService, expectOpenApiUpToDate } from '@portal/service-kit/testing';
import { communityService } from './service.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(communityService);
  await service.seed();
});
afterAll(() => service.close());

const read = async (url: string, role?: 'admin') =>
  (
    await service.app.inject({ url, headers: role ? { authorization: `Bearer ${service.token({ role })}` } : {} })
  ).json();

test.each([
  ['news', 'openapi.json'],
  ['classroom', 'openapi-classroom.json'],
])('the document of %s describes the calls as they are', async (base, file) => {
  await expectOpenApiUpToDate(service, base, new URL(`../${file}`, import.meta.url));
});

test('the sample news fill two pages, with one hidden and one scheduled behind them', async () => {
  expect(await read('/api/news/view')).toMatchObject({ total: 15, pageLenght: 2 });
  expect(await read('/api/news/view?status=hidden', 'admin')).toMatchObject({ total: 1 });
  expect(await read('/api/news/view?status=scheduled', 'admin')).toMatchObject({ total: 1 });
  expect(await read('/api/news/view?type=announcement')).toMatchObject({ total: 3 });
});

test('most sample news are in English, some fall back', async () => {
  const { data } = await read('/api/news/view?lang=en&itemsPerPage=-1');
  const korean = data.filter((item: { lang: string }) => item.lang === 'ko');
  expect([data.length, korean.length]).toEqual([15, 3]);
});

test('the sample classroom has every kind of post', async () => {
  const { data, notices } = await read('/api/classroom/view');
  expect([data.length, notices.length]).toEqual([10, 2]);
  expect(new Set(data.map((post: { type: string }) => post.type))).toEqual(new Set(['free', 'attach', 'question']));
});

test('seeding again adds nothing', async () => {
  await service.seed();
  expect(await read('/api/news/view')).toMatchObject({ total: 15 });
  expect(await read('/api/classroom/view')).toMatchObject({ total: 10 });
});

test('the sample posts have a file, an image and answers to show', async () => {
  const { data } = await read('/api/classroom/view');
  const post = data.find((candidate: { fileName: string | null }) => candidate.fileName?.endsWith('.csv'));
  expect((await service.app.inject(`/api/classroom/attachment?classroomId=${post.classroomId}`)).body).toContain(
    '프로토콜',
  );
  expect(
    data
      .map((candidate: { state: string | null }) => candidate.state)
      .filter(Boolean)
      .toSorted(),
  ).toEqual(['answered', 'answered', 'waiting', 'waiting']);
  const item = (await read('/api/news/view?itemsPerPage=100')).data.find(
    (candidate: { thumbnailPath: string | null }) => candidate.thumbnailPath,
  );
  expect((await service.app.inject(item.thumbnailPath)).headers['content-type']).toBe('image/webp');
});
