import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { contentService } from '../../service.ts';
import type { TimelineEntry } from './timeline-view.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
});
afterAll(() => service.close());
beforeEach(() => service.db('timeline_entries').delete());

const founded = { titleKo: '회사 설립', titleEn: 'Founded', happenedOn: '2018-03-05', position: 1 };
const renamed = { titleKo: '사명 변경', titleEn: null, happenedOn: '2023-01-02', position: 2 };

async function list(query = '', headers = {}): Promise<TimelineEntry[]> {
  const answer = await service.app.inject({ url: `/api/content/timeline${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /api/content/timeline', () => {
  test('lists the entries in their order, with dotted dates', async () => {
    await service.db('timeline_entries').insert([renamed, founded]);
    expect(await list()).toEqual([
      { timelineId: expect.any(Number), lang: 'ko', title: '회사 설립', date: '2018.03.05' },
      { timelineId: expect.any(Number), lang: 'ko', title: '사명 변경', date: '2023.01.02' },
    ]);
  });

  test('falls back to Korean and says so', async () => {
    await service.db('timeline_entries').insert([founded, renamed]);
    expect((await list('?lang=en')).map(({ lang, title }) => [lang, title])).toEqual([
      ['en', 'Founded'],
      ['ko', '사명 변경'],
    ]);
  });

  test.each([
    ['a visitor', undefined],
    ['a member', 'member'],
    ['an admin', 'admin'],
  ] as const)('keeps a hidden entry from %s', async (_who, role) => {
    await service.db('timeline_entries').insert([founded, { ...renamed, hidden: true }]);
    const headers = role ? { authorization: `Bearer ${service.token({ role })}` } : {};
    expect((await list('', headers)).map((entry) => entry.title)).toEqual(['회사 설립']);
  });

  test('refuses a language that the site does not have', async () => {
    const answer = await service.app.inject({ url: '/api/content/timeline?lang=fr' });
    expect(answer.statusCode).toBe(400);
  });
});
