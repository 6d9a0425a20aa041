import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService, expectOpenApiUpToDate, expectRetentionOfAllTables } from '@portal/service-kit/testing';
import { seedContent } from '../seeds/content.ts';
import { contentService } from './service.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
  await seedContent(service.db);
});
afterAll(() => service.close());

const read = async (path: string) => (await service.app.inject({ url: `/api/content/${path}` })).json();

test('openapi.json describes the calls as they are', async () => {
  await expectOpenApiUpToDate(service, 'content', new URL('../openapi.json', import.meta.url));
});

test('each table says what becomes of its rows', () => expectRetentionOfAllTables(service, contentService));

test('the sample content has nine entries of history, eight cases, two offices and three slides', async () => {
  const timeline = await read('timeline');
  expect(timeline).toHaveLength(9);
  expect([timeline[0].date.slice(0, 4), timeline[8].date.slice(0, 4)]).toEqual(['2018', '2023']);
  expect(await read('cases')).toHaveLength(8);
  expect((await read('offices')).map((office: { key: string }) => office.key)).toEqual(['magok', 'namyangju']);
  expect((await read('slides')).map((slide: { hasQuestionButton: boolean }) => slide.hasQuestionButton)).toEqual([
    true,
    false,
    false,
  ]);
});

test.each(['timeline', 'cases', 'offices', 'slides'])('the sample %s is all there in English', async (noun) => {
  const items: { lang: string }[] = await read(`${noun}?lang=en`);
  expect(new Set(items.map((item) => item.lang))).toEqual(new Set(['en']));
});

test('seeding again changes nothing', async () => {
  await service.db('timeline_entries').where('position', 1).update({ titleKo: '고친 제목' });
  await seedContent(service.db);
  const timeline = await read('timeline');
  expect(timeline).toHaveLength(9);
  expect(timeline[0].title).toBe('고친 제목');
  expect(await read('cases')).toHaveLength(8);
});
