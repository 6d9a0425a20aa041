import { describe, expect, test } from '@jest/globals';
import { isCountedPage, isVisit, koreanDay, PageVisitCounts } from './page-visits.ts';

const evening = Date.parse('2026-11-24T15:30:00Z');

describe('counted visits', () => {
  test('are of the day in Korea', () => {
    expect(koreanDay(evening)).toBe('2026-11-25');
    expect(koreanDay(evening, 25)).toBe('2026-10-31');
  });

  test('are added up by page, and handed out once', () => {
    const counts = new PageVisitCounts(() => evening);
    for (const page of ['/news', '/news', '/news/:newsId']) counts.note('community', page, 'a');
    const taken = counts.take();
    expect(taken).toEqual([
      { day: '2026-11-25', section: 'community', page: '/news', visits: 2 },
      { day: '2026-11-25', section: 'community', page: '/news/:newsId', visits: 1 },
    ]);
    expect(counts.take()).toEqual([]);
    counts.giveBack(taken);
    expect(counts.take()).toEqual(taken);
  });

  test('of one network are a hundred in five minutes', () => {
    let now = evening;
    const counts = new PageVisitCounts(() => now);
    for (let visit = 0; visit < 150; visit += 1) counts.note('community', '/news', 'a');
    counts.note('community', '/news', 'b');
    now += 5 * 60_000;
    counts.note('community', '/news', 'a');
    expect(counts.take()[0]?.visits).toBe(102);
  });
});

test.each([
  [{ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0', 'sec-purpose': 'prefetch' }, false],
  [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  [{ 'user-agent': 'curl/8.5.0' }, false],
  [{}, false],
])('a request with %j is a visit: %s', (headers, expected) => {
  expect(isVisit(headers)).toBe(expected);
});

test.each([
  ['/news/:newsId', true],
  ['/', true],
  ['/administration', true],
  ['/admin', false],
  ['/admin/education/*', false],
  ['./widget-news', false],
])('visits of %s are counted: %s', (page, expected) => {
  expect(isCountedPage(page)).toBe(expected);
});
